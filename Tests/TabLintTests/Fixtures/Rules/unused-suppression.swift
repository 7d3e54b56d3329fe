// tablsp:ignore-file no-tabs -- there are some
//<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused-suppression: nothing to ignore here: no 'no-tabs' is found
import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") } // tablsp:ignore empty-label
//                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused-suppression: nothing to ignore here: no 'empty-label' is found
            // tablsp:ignore duplicate-label -- two halves of one
            SportView().tabItem { Text("News") }
            // tablsp:ignore-begin missing-label, duplicate-icon
//                                                ^^^^^^^^^^^^^^ unused-suppression: nothing to ignore here: no 'duplicate-icon' is found
            Text("Weather")
            // tablsp:ignore-end missing-label, duplicate-icon
        }
    }
}
