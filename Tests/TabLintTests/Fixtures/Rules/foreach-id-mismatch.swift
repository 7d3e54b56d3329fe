import SwiftUI

struct Day: Identifiable, Hashable {
    let id = UUID()
    let number: Int
    let name: String
}

enum Week: String, CaseIterable, Identifiable {
    case first, second
    var id: String { rawValue }
}

enum Season: CaseIterable, Identifiable {
    case summer, winter
    var id: Self { self }
}

struct KeyPath: View {
    let days: [Day]
    @Binding var day: Day

    var body: some View {
        TabView(selection: $day) {
            ForEach(days, id: \.number) { day in
//          ^^^^^^^ foreach-id-mismatch: the ids of this ForEach are Int but 'day' is Day; no tab of it can be selected
//= 21:18 'day' is declared here
                Text(day.name).tabItem { Text(day.name) }
            }
        }
    }
}

struct ElementID: View {
    let days: [Day]
    @State private var day: Int = 0

    var body: some View {
        TabView(selection: $day) {
            ForEach(days) { day in
//          ^^^^^^^ foreach-id-mismatch: the ids of this ForEach are UUID but 'day' is Int; no tab of it can be selected
//= 34:24 'day' is declared here
                DayView(day).tabItem { Text(day.name) }
            }
        }
    }
}

struct Cases: View {
    @State private var week: Week = .first

    var body: some View {
        TabView(selection: $week) {
            ForEach(Week.allCases) { week in
//          ^^^^^^^ foreach-id-mismatch: the ids of this ForEach are String but 'week' is Week; no tab of it can be selected
//= 46:24 'week' is declared here
                Text("Week").tabItem { Text(week.rawValue) }
            }
        }
    }
}

struct Range: View {
    @State private var week: Week? = .first

    var body: some View {
        CustomTabView(selectedTab: $week) {
            ForEach(0..<2) { number in
//          ^^^^^^^ foreach-id-mismatch: the ids of this ForEach are Int but 'week' is Week?; no tab of it can be selected
//= 58:24 'week' is declared here
                Text("Week").customTabItem { Text("Week \(number)") }
            }
        }
    }
}

struct Fitting: View {
    let days: [Day]
    @State private var day: Day?
    @State private var number: Int? = 1
    @State private var season: Season = .summer
    @State private var week: Week = .first

    var body: some View {
        VStack {
            TabView(selection: $day) {
                ForEach(days, id: \.self) { day in Text(day.name).tabItem { Text(day.name) } }
            }
            TabView(selection: $number) {
                ForEach(0..<3) { number in Text("\(number)").tabItem { Text("\(number)") } }
            }
            TabView(selection: $season) {
                ForEach(Season.allCases) { season in Text("S").tabItem { Text("\(season)") } }
            }
            TabView(selection: $week) {
                ForEach(Week.allCases) { week in Text("W").tabItem { Text(week.rawValue) }.tag(week) }
            }
            TabView(selection: $week) {
                ForEach(Week.allCases, id: \.self) { week in Text("W").tabItem { Text(week.rawValue) } }
            }
        }
    }
}
