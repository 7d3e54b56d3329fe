client none
-- main.tabs --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .mial$1) { Mail() }
}
# What the client does not read is left out.
== textDocument/codeAction main.tabs $1
null
