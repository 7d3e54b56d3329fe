struct Conditions: View {
  let mode: Mode
  let user: User?
  var body: some View {
    TabView {
      if mode == .short && isOn { A().tabItem { Text("A") } } else { B().tabItem { Text("B") } }
      if let user, !isOn { C(user).tabItem { Text("C") } }
      if case .long = mode { D().tabItem { Text("D") } }
      switch mode {
      case .short: E().tabItem { Text("E") }
      case .long, .other: F().tabItem { Text("F") }
      }
      #if os(iOS) && !DEBUG
        G().tabItem { Text("G") }
      #else
        H().tabItem { Text("H") }
      #endif
      if #unavailable(iOS 18) { I().tabItem { Text("I") } }
      Group { J().tabItem { Text("J") } }.badge(1)
    }
  }
}
