import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on threads whose stacks are deep enough for the deepest nesting that the parser follows, whatever the system's
/// default is.
enum Workers {
  private static let stackSize = 16 << 20

  /// The results of `work` for `0..<count`, in that order; at most `jobs` threads take one index after another.
  static func map<Value: Sendable>(
    count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let queue = Queue<Value>(count: count)
    run(count: min(max(jobs, 1), count)) {
      while let index = queue.takeIndex() { queue.put(work(index), at: index) }
    }
    return queue.results
  }

  /// Runs `body` on `count` threads at once and returns when all have ended.
  static func run(count: Int, body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    // A thread that the system refuses is work for the others, and for us if there are none.
    let threads = (0..<count).compactMap { _ in start(body, &attributes) }
    if threads.isEmpty, count > 0 { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// How many processors there are.
  static var processorCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Carries a closure through the system's untyped pointer.
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private static func start(
    _ body: @escaping @Sendable () -> Void, _ attributes: inout pthread_attr_t
  ) -> pthread_t? {
    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, &attributes,
        {
          Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
          return nil
        }, argument.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, &attributes,
        {
          if let body = $0 { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
          return nil
        }, argument.toOpaque())
    #endif
    guard code == 0 else {
      argument.release()
      return nil
    }
    return thread
  }
}

/// Hands out indices and collects what comes of them.
private final class Queue<Value: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)
  private let slots: Mutex<[Value?]>

  init(count: Int) {
    self.count = count
    slots = Mutex(Array(repeating: nil, count: count))
  }

  func takeIndex() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func put(_ value: Value, at index: Int) {
    slots.withLock { $0[index] = value }
  }

  /// All results; every index has been taken and its work is done.
  var results: [Value] {
    slots.withLock { slots in slots.compactMap { $0 } }
  }
}
