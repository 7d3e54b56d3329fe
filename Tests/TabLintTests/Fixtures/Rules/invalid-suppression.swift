import SwiftUI

// tablsp:ignore-fiel duplicate-id
//        ^^^^^^^^^^^ invalid-suppression: 'ignore-fiel' is no directive; did you mean 'ignore-file'?
struct Bar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") } // tablsp:ignore
//                                              ^^^^^^^^^^^^^^^^ invalid-suppression: this directive names no rule
            // tablsp:ignore duplicate-lable, duplicate-icon -- both are meant
//                           ^^^^^^^^^^^^^^^ invalid-suppression: there is no rule 'duplicate-lable'; did you mean 'duplicate-label'?
//                                            ^^^^^^^^^^^^^^ unused-suppression: nothing to ignore here: no 'duplicate-icon' is found
            SportView().tabItem { Text("Sport") }
            // tablsp:ignore-end missing-label
//                               ^^^^^^^^^^^^^ invalid-suppression: nothing begins to ignore 'missing-label' before this
            // tablsp:ignore-begin missing-icon
//                                 ^^^^^^^^^^^^ invalid-suppression: ignoring 'missing-icon' never ends
            Text("Weather")
//          ^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
        }
    }
}
