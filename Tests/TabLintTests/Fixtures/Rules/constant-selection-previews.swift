// config: { "lintPreviews": true }
import SwiftUI

#Preview {
    TabView(selection: .constant(0)) {
//          ^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
        Text("News").tabItem { Text("News") }.tag(0)
        Text("Sport").tabItem { Text("Sport") }.tag(1)
    }
}
