enum Section: Hashable {
    case news, sport, weather
}

enum Shared {
    case first, second, third
}
