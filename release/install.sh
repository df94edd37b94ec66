#!/bin/sh
# Installs Holdfast @version@ for this user: downloads the distribution, checks its SHA-256, unpacks it, links the command.
#   HOLDFAST_FROM  an address or a folder that holds the archive, instead of the release page
#   HOLDFAST_HOME  where versions go (~/.local/share/holdfast)
#   HOLDFAST_BIN   where the link to the command goes (~/.local/bin)
set -eu
version='@version@'
sha256='@sha256@'
from=${HOLDFAST_FROM:-https://github.com/@organisation@/holdfast/releases/download/v$version}
home=${HOLDFAST_HOME:-$HOME/.local/share/holdfast}
bin=${HOLDFAST_BIN:-$HOME/.local/bin}
archive=holdfast-$version.tar.gz

fail() {
    echo "install.sh: $1" >&2
    exit "${2:-3}"
}

mkdir -p "$home" "$bin" || fail "$home or $bin cannot be written to; set HOLDFAST_HOME and HOLDFAST_BIN"
work=$(mktemp -d "$home/.install.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

if [ -d "$from" ]; then
    cp "$from/$archive" "$work/$archive" || fail "$from holds no $archive" 2
elif command -v curl >/dev/null; then
    curl -fsSL --retry 3 -o "$work/$archive" "$from/$archive" || fail "$from/$archive could not be downloaded"
elif command -v wget >/dev/null; then
    wget -q -O "$work/$archive" "$from/$archive" || fail "$from/$archive could not be downloaded"
else
    fail "neither curl nor wget is installed"
fi

if command -v sha256sum >/dev/null; then
    found=$(sha256sum "$work/$archive")
else
    found=$(shasum -a 256 "$work/$archive")
fi
found=${found%% *}
[ "$found" = "$sha256" ] ||
    fail "$archive is not the one that was released: its SHA-256 is $found, not $sha256; nothing was installed"

tar -xzf "$work/$archive" -C "$work"
rm -rf "$home/$version"
mv "$work/holdfast-$version" "$home/$version"
ln -sf "$home/$version/bin/holdfast" "$bin/holdfast"
echo "Holdfast $version is in $home/$version, the command in $bin/holdfast"
case :$PATH: in
    *:"$bin":*) ;;
    *) echo "Put $bin on your PATH" ;;
esac
command -v java >/dev/null || [ -n "${JAVA_HOME:-}" ] || echo "It needs a Java 17 or newer, and there is none on the PATH"
