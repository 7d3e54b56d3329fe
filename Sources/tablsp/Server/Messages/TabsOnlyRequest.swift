/// A request that is answered for `.tabs` files only: in Swift files it would only be in the way of the server for Swift.
///
/// A client that takes registrations is told so; any other one gets an empty answer for a Swift file.
protocol TabsOnlyRequest: Request {
  /// The member of the client's `textDocument` capabilities that is about it.
  static var clientMember: String { get }

  /// The method that the registration names.
  static var registeredMethod: String { get }

  /// Writes into the capabilities what a client should know that takes no registration.
  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client)

  /// What a registration says beside the documents; an object.
  static var registrationOptions: any Encodable { get }
}

extension TabsOnlyRequest {
  static var registeredMethod: String { method }

  static var registrationOptions: any Encodable { LSP.NoOptions() }

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    if !client.capabilities.textDocument.registers(clientMember) {
      offer(in: &capabilities, to: client)
    }
  }

  static func registration(for client: Client) -> LSP.Registration? {
    guard client.capabilities.textDocument.registers(clientMember) else { return nil }
    let documents = [
      LSP.DocumentFilter(language: "tabs"), LSP.DocumentFilter(pattern: "**/*.tabs"),
    ]
    return LSP.Registration(
      id: "tablsp/\(registeredMethod)", method: registeredMethod,
      registerOptions: LSP.TextDocumentRegistrationOptions(
        documentSelector: documents, options: registrationOptions))
  }
}
