import SwiftUI

struct Ranges: View {
    @Binding var page: Int
    let days: [Day]
    private let names = ["A", "B"]

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(days.indices) { index in DayView(days[index]).tabItem { Text("Day") } }
//              ^^^^^^^ nonconstant-range: this range is read once: tabs that come or go later aren't seen; add 'id: \.self'
                ForEach(0..<days.count) { index in DayView(days[index]).tabItem { Text("Other") } }
//              ^^^^^^^ nonconstant-range: this range is read once: tabs that come or go later aren't seen; add 'id: \.self'
            }
            CustomTabView(selectedTab: $page) {
                ForEach(self.days.indices) { index in
//              ^^^^^^^ nonconstant-range: this range is read once: tabs that come or go later aren't seen; add 'id: \.self'
                    DayView(days[index]).customTabItem { Text(days[index].name) }.id(index)
                }
            }
            TabView(selection: $page) {
                ForEach(days.indices, id: \.self) { index in DayView(days[index]) }
                ForEach(0..<days.count, id: \.self) { index in DayView(days[index]) }
                ForEach(0..<3) { index in DayView(days[index]) }
                ForEach(names.indices) { index in Text(names[index]) }
            }
            .tabViewStyle(.page)
            List {
                ForEach(days.indices) { index in DayView(days[index]) }
            }
        }
    }
}
