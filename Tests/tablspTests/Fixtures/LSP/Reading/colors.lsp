client static
-- main.tabs --
enum Place {
    case a, b
    var color: Color {
        switch self {
        case .a: return .red
        case .b: return Color.blue.opacity(0.5)
        }
    }
    var other: Place { .a }
}
let one: Color = .mint
let two = Color(red: 0.5, green: 128/255, blue: 1)
let three = Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.25)
let four = SwiftUI.Color(white: 0)
let five = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
let six = Color("asset"), seven = Color.primary, eight = Color(red: x, green: 0, blue: 0)
TabView { Text("").foregroundColor(.green) }
    .tint($1.orange$2)
# Every way to write one; not what is known at run time only.
== textDocument/documentColor main.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.18823529411764706,
      "green": 0.23137254901960785,
      "red": 0.999999999
    },
    "range": 4:24-4:28
  },
  {
    "color": {
      "alpha": 0.5,
      "blue": 0.999999999,
      "green": 0.47843137254901963,
      "red": 1e-09
    },
    "range": 5:24-5:47
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.7450980392156863,
      "green": 0.7803921568627451,
      "red": 1e-09
    },
    "range": 10:17-10:22
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.999999999,
      "green": 0.5019607843137255,
      "red": 0.5
    },
    "range": 11:10-11:50
  },
  {
    "color": {
      "alpha": 0.25,
      "blue": 0.999999999,
      "green": 0.999999999,
      "red": 1e-09
    },
    "range": 12:12-12:72
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 1e-09,
      "green": 1e-09,
      "red": 1e-09
    },
    "range": 13:11-13:34
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 1e-09,
      "green": 1e-09,
      "red": 0.999999999
    },
    "range": 14:11-14:62
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.34901960784313724,
      "green": 0.7803921568627451,
      "red": 0.20392156862745098
    },
    "range": 16:35-16:41
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 1e-09,
      "green": 0.5843137254901961,
      "red": 0.999999999
    },
    "range": 17:10-17:17
  }
]

# The ways to write another, where a dot leads and where not.
== textDocument/colorPresentation main.tabs $1..$2 {"color": {"red": 0, "green": 0.4784313725, "blue": 1, "alpha": 1}}
[
  {
    "label": ".blue",
    "textEdit": 17:10-17:17 -> ".blue"
  },
  {
    "label": "Color(red: 0, green: 0.478, blue: 1)",
    "textEdit": 17:10-17:17 -> "Color(red: 0, green: 0.478, blue: 1)"
  },
  {
    "label": "Color(hue: 0.587, saturation: 1, brightness: 1)",
    "textEdit": 17:10-17:17 -> "Color(hue: 0.587, saturation: 1, brightness: 1)"
  }
]

== textDocument/colorPresentation main.tabs {"range": {"start": {"line": 11, "character": 10}, "end": {"line": 11, "character": 15}}, "color": {"red": 0.5, "green": 0.5, "blue": 0.5, "alpha": 0.5}}
[
  {
    "label": "Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)",
    "textEdit": 11:10-11:15 -> "Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)"
  },
  {
    "label": "Color(hue: 0, saturation: 0, brightness: 0.5, opacity: 0.5)",
    "textEdit": 11:10-11:15 -> "Color(hue: 0, saturation: 0, brightness: 0.5, opacity: 0.5)"
  },
  {
    "label": "Color(white: 0.5, opacity: 0.5)",
    "textEdit": 11:10-11:15 -> "Color(white: 0.5, opacity: 0.5)"
  }
]
