enum Section {
    case news, sport, weather

    var title: String {
        switch self {
        case .news, .weather: return "News"
//                                   ^^^^^^ duplicate-label: "News" names two tabs
//= 6:38 it is used here first
        case .sport: return "Sport"
        }
    }
}
