extension String {
  /// Whether `word`, in lower case, stands somewhere in the text, whatever the case of ASCII letters.
  package func mentions(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      word.withUTF8Buffer { word in
        guard bytes.count >= word.count else { return false }
        for start in 0...bytes.count - word.count {
          var length = 0
          while length < word.count, lowerCase(bytes[start + length]) == word[length] {
            length += 1
          }
          if length == word.count { return true }
        }
        return false
      }
    }
  }
}

private func lowerCase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
