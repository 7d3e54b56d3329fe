#!/usr/bin/env bash
# Opens a file in each editor that is installed here, set up as Editors/ says, and looks at what the user would see:
# findings that come and go, fixes that are applied. Exit code 1 if something is not as it should be.
#
#   run.sh PROGRAM      # a program that is called tablsp
set -uo pipefail
PATH=$(dirname "$(realpath "$1")"):$PATH
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
status=0

# drive NAME COMMAND...: runs a client on a fresh file.
drive() {
  local name=$1 folder
  shift
  if ! command -v "$1" > /dev/null; then
    echo "$name: skipped, there is no $1 here"
    return
  fi
  folder=$(mktemp -d)
  mkdir "$folder/home"
  cat > "$folder/main.tabs" <<'TABS'
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: Place.home) { Home() }
    Tab("😀", systemImage: "tray", value: Place.mial) { Mail() }
}
TABS
  if HOME="$folder/home" TABLSP_FILE="$folder/main.tabs" timeout 120 "$@"; then
    echo "$name: passed"
  else
    echo "$name: FAILED"
    status=1
  fi
  rm -rf "$folder"
}

drive neovim nvim --headless --clean -S "$here/neovim.lua"
drive emacs emacs -Q --batch -l "$here/emacs.el"
if [ -d /usr/share/vim-ale ]; then
  drive vim vim -Nu NONE -es -S "$here/vim.vim"
else
  echo "vim: skipped, there is no ALE here"
fi
exit $status
