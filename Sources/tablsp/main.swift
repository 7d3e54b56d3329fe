#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that goes away is an error of `write`, not the end of the process.
signal(SIGPIPE, SIG_IGN)

let exitCode = Tablsp.run(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: .ofProcess())
exit(exitCode.rawValue)
