#!/usr/bin/env bash
# Builds a release twice, the second time elsewhere, with another time zone, language and umask, and compares every file.
# Signatures hold the time at which they were made and are left out.
#   release/reproducible.sh ORGANISATION FOLDER     FOLDER/1 and FOLDER/2 are kept
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: release/reproducible.sh ORGANISATION FOLDER" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
out=$(cd "$2" && pwd)
export RELEASE_KEY=throw-away
# both of one commit, whatever is committed meanwhile
RELEASE_COMMIT=$(git -C "$here" rev-parse "${RELEASE_COMMIT:-HEAD}")
export RELEASE_COMMIT
"$here/build.sh" "$1" "$out/1"
(umask 077 && TZ=Asia/Tokyo LC_ALL=C "$here/build.sh" "$1" "$out/2")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for n in 1 2; do
    mkdir -p "$work/$n"
    cp "$out/$n"/holdfast-* "$out/$n/install.sh" "$work/$n/"
    python3 -m zipfile -e "$work/$n"/holdfast-*-bundle.zip "$work/$n/bundle"
    rm "$work/$n"/holdfast-*-bundle.zip
    find "$work/$n" -name '*.asc*' -delete
done
files=$(find "$work/1" -type f | wc -l)
diff -r "$work/1" "$work/2" || { echo "release/reproducible.sh: two builds differ" >&2; exit 1; }
echo "two builds, $files files, every byte equal"
