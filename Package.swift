// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "tablsp",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "tablsp", targets: ["tablsp"]),
    .library(name: "TabLint", targets: ["TabLint"]),
    .library(name: "TabSpecParser", targets: ["TabSpecParser"]),
  ],
  targets: [
    // What is written?
    .target(name: "TabSpecParser"),

    // What should be?
    .target(
      name: "TabLint",
      dependencies: ["TabSpecParser"]
    ),

    // Says it aloud.
    .executableTarget(
      name: "tablsp",
      dependencies: [
        "TabLint",
        "TabSpecParser",
      ]
    ),

    // Fixtures and the runners' common parts.
    .target(
      name: "TestSupport",
      dependencies: [
        "TabLint",
        "TabSpecParser",
      ],
      path: "Tests/TestSupport"
    ),

    .testTarget(
      name: "TabSpecParserTests",
      dependencies: [
        "TabSpecParser",
        "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "TabLintTests",
      dependencies: [
        "TabLint",
        "TabSpecParser",
        "TestSupport",
        "tablsp",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "tablspTests",
      dependencies: [
        "TabLint",
        "TabSpecParser",
        "TestSupport",
        "tablsp",
      ],
      exclude: ["Fixtures"]
    ),
  ]
)
