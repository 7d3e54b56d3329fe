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
struct Workers: Sendable {
  /// How many threads work at once; nil is one a processor.
  var jobs: Int?
  /// Whether the caller's own thread is one of them. It must be deep itself; starting a thread takes longer than linting a
  /// small file.
  var includeCaller = false

  static let stackSize = 8 << 20

  /// The results of `work` for `0..<count`, in that order; the threads take one index after another.
  func map<Value: Sendable>(
    count: Int, work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let limit = count > 1 ? jobs ?? Workers.processorCount : 1
    if limit == 1, includeCaller { return (0..<count).map(work) }
    let queue = Queue<Value>(count: count)
    run(threads: min(max(limit, 1), count)) {
      while let index = queue.takeIndex() { queue.put(work(index), at: index) }
    }
    return queue.results
  }

  /// Runs `body` on each of the threads at once and returns when all have ended.
  private func run(threads count: Int, body: @escaping @Sendable () -> Void) {
    let threads = Workers.start(count - (includeCaller ? 1 : 0), body)
    // A thread that the system refuses is work for the others, and for the caller if there are none.
    if includeCaller || threads.isEmpty { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// How many processors there are.
  private static var processorCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Carries a closure through the system's untyped pointer.
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// As many of `count` threads as the system allows.
  private static func start(
    _ count: Int, _ body: @escaping @Sendable () -> Void
  ) -> [pthread_t] {
    guard count > 0 else { return [] }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    return (0..<count).compactMap { _ in start(body, &attributes) }
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
