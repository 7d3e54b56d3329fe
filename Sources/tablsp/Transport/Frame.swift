/// A message body with its header, as it goes over the wire.
enum Frame {
  static func encode(_ body: [UInt8]) -> [UInt8] {
    var frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.append(contentsOf: body)
    return frame
  }
}
