enum Section {
    case news, sport, weather

    var title: String {
        switch self {
        case .news: return "News"
        case .sport: return "Sport"
        case .weather: return "Weather"
        }
    }

    var iconName: String {
        switch self {
        case .news: return "star"
        case .sport: return "star"
//                          ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 14:28 it is used here first
        case .weather: return "cloud"
        }
    }
}
