import SwiftUI

enum Section: Int, CaseIterable {
    case news, sport, weather

    var tabItem: TabItemData {
        switch self {
        case .news: return TabItemData(image: "news", selectedImage: "news-filled", title: "News")
        case .sport:
            return TabItemData(image: "sport", selectedImage: "sport", title: "Sport")
//                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ same-selected-icon: selected and unselected look the same
        case .weather: return .init(image: "cloud", selectedImage: "cloud", title: "Weather")
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ same-selected-icon: selected and unselected look the same
        }
    }
}

struct MadeOfCases: View {
    @State private var index = 0

    var body: some View {
        CustomTabView(tabs: Section.allCases.map { $0.tabItem }, selectedIndex: $index) { index in
            PageView(index)
        }
    }
}

struct Named: View {
    @State private var index = 0
    private let items = [
        TabItemData(image: "news", selectedImage: "news", title: "News"),
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ same-selected-icon: selected and unselected look the same
        TabItemData(image: name, selectedImage: name, title: "Sport"),
    ]

    var body: some View {
        CustomTabView(tabs: items, selectedIndex: $index) { index in
            PageView(index)
        }
    }
}
