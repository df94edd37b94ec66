#!/usr/bin/env bash
# What a stranger does with a clone: installs Holdfast, then builds each example in a folder of its own, outside this
# repository. Installs into a temporary local repository; what Maven has already downloaded is read, never written.
#   examples/verify.sh            every example
#   examples/verify.sh junit-test  one of them
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
downloaded=${MAVEN_DOWNLOADED:-$HOME/.m2/repository}
maven=("$PWD/mvnw" -B -q -ntp "-Dmaven.repo.local=$work/repository")
[ -d "$downloaded" ] &&
    maven+=("-Dmaven.repo.local.tail=$downloaded" -Dmaven.repo.local.tail.ignoreAvailability=true)

timed() {
    local name=$1 begin=$SECONDS
    shift
    "$@" || { echo "examples/verify.sh: $name failed" >&2; exit 1; }
    echo "$name: $((SECONDS - begin)) s"
}

if [ $# -eq 0 ]; then
    for pom in examples/*/pom.xml; do set -- "$@" "$(basename "$(dirname "$pom")")"; done
fi
for example; do
    [ -f "examples/$example/pom.xml" ] || { echo "examples/verify.sh: there is no examples/$example/pom.xml" >&2; exit 2; }
done

timed "install -Pquick" "${maven[@]}" install -Pquick
for example; do
    cp -R "examples/$example" "$work/$example"
    rm -rf "$work/$example/target"
    timed "$example" "${maven[@]}" -f "$work/$example/pom.xml" verify
done
