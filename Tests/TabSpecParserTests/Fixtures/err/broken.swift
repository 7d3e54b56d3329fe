struct AppTabView: View {
    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", 
            Tab("Mail", systemImage: "envelope", value: .mail) { MailView() }
        }
    }

    func run() {
        let x =
    }
}

struct Other: View { var body: some View { TabView {} } }
