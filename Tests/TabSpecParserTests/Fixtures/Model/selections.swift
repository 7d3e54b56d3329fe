@Observable final class Model { var tab: Tabs = .home }
enum Tabs { case home, mail }
struct Selections: View {
  @Environment(Model.self) private var model
  @Binding var bound: Tabs?
  @State private var kept = Model()
  @SceneStorage("scene") private var scene = "home"
  @State private var set = 1
  init(start: Int) { _set = State(initialValue: start) }
  private var computed: Binding<Int> { Binding(get: { set }, set: { set = $0 }) }
  var body: some View {
    @Bindable var model = model
    TabView(selection: $model.tab) { Text("a").tag(Tabs.home) }
    TabView(selection: $bound) { Text("a").tag(Tabs.home as Tabs?) }
    TabView(selection: $kept.tab) { Text("a").tag(Tabs.mail) }
    TabView(selection: $scene) { Text("a").tag("home") }
    TabView(selection: $set) { Text("a").tag(1) }
    TabView(selection: computed) { Text("a").tag(1) }
    TabView(selection: Binding(get: { set }, set: { set = $0 })) { Text("a").tag(1) }
  }
}
