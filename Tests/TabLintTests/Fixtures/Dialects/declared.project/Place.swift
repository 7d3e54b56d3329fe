enum Place {
    case harbour, market, castle
}
