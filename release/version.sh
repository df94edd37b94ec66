#!/usr/bin/env bash
# Writes another version wherever the version is named: POMs, examples, guides, the image and the cluster.
# VersionTest finds a place that was forgotten.
#   release/version.sh 0.3.0
set -euo pipefail
[ $# -eq 1 ] && [[ $1 =~ ^[0-9]+(\.[0-9]+)+$ ]] || { echo "usage: release/version.sh VERSION, e.g. 0.3.0" >&2; exit 2; }
cd "$(dirname "$0")/.."
old=$(sed -n 's/^  <version>\(.*\)<\/version>/\1/p' pom.xml)
old=${old//./\\.}
# deeper in a POM are the versions of plugins
git ls-files -z -- pom.xml '*/pom.xml' |
    xargs -0 sed -i -E "s/^( {2,4}<version>|.*<holdfast\.version>)$old</\1$1</"
git ls-files -z -- README.md 'docs/guide/*.md' deploy examples/github-actions .github |
    xargs -0 sed -i -E -e "s/(<version>)$old</\1$1</" \
        -e "s/(holdfast[a-z-]*[:@-]v?|(ref: v|VERSION=))$old\b/\1$1/g"
