/// Why something can't be renamed.
public struct RenameRefusal: Error, Sendable {
  /// Lower case, no full stop.
  public let message: String
  /// Where the reason lies.
  public let places: [Place]

  init(_ message: String, at places: [Place] = []) {
    self.message = message
    self.places = places
  }
}
