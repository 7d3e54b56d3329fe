import SwiftUI

struct Empty: View {
    @State private var page = 7

    var body: some View {
        VStack {
            TabView(selection: .constant(3)) {}
//          ^^^^^^^ no-tabs: this bar has no tabs: it shows an empty screen
                .id(UUID())
            TabView {
//          ^^^^^^^ no-tabs: this bar has no tabs: it shows an empty screen
                // nothing yet
            }
            CustomTabView(tabs: [], selectedIndex: $page) { index in PageView(index) }
//          ^^^^^^^^^^^^^ no-tabs: this bar has no tabs: it shows an empty screen
            CustomTabView(activeIndex: $page, variant: .filled) {}
//          ^^^^^^^^^^^^^ no-tabs: this bar has no tabs: it shows an empty screen
            CustomTabBarContainerView(selection: $section) {}
//          ^^^^^^^^^^^^^^^^^^^^^^^^^ no-tabs: this bar has no tabs: it shows an empty screen
        }
    }
}
