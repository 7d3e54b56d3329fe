import SwiftUI

struct Lone: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
        .tabViewBottomAccessory {
            if let song = player.song {
//          ^^ empty-bottom-accessory: the accessory keeps its space when this gives nothing; use isEnabled:
                SongView(song)
            } else if player.isLoading {
                LoadingView()
            }
        }
    }
}

struct Silent: View {
    var body: some View {
        VStack {
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            .tabViewBottomAccessory {
                if let song { SongView(song) } else { LoadingView() }
            }
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            .tabViewBottomAccessory(isEnabled: isPlaying) {
                if let song { SongView(song) }
            }
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            .tabViewBottomAccessory {
                if let song { SongView(song) }
                VolumeView()
            }
        }
    }
}
