enum Section {
    case news, sport

    var title: String {
        switch self {
        case .news: "News"
        case .sport: "Sport"
        }
    }
}
