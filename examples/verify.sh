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
    # whatever compiles the tests, they must have run
    if [ -d "$work/$example/src/test" ] && ! grep -q '<testcase' "$work/$example"/target/surefire-reports/TEST-*.xml; then
        echo "examples/verify.sh: no test of $example was run" >&2
        exit 1
    fi
done

# reports of CI servers name the answers
if [ -d "$work/junit-test" ] && ! grep -q 'testcase name="[^"]*faithfulness 1.00' "$work"/junit-test/target/surefire-reports/*.xml; then
    echo "examples/verify.sh: the XML of junit-test does not name its answers" >&2
    exit 1
fi

# a gate that cannot fail is none
if [ -d "$work/maven-plugin" ]; then
    answers=$work/maven-plugin/eval/answers.csv
    sed 's/,The fine is 20 cents/,The fine is 50 cents/' "$answers" >"$answers.wrong" && mv "$answers.wrong" "$answers"
    if "${maven[@]}" -f "$work/maven-plugin/pom.xml" verify >"$work/log" 2>&1 || ! grep -q 'gate failed' "$work/log"; then
        cat "$work/log" >&2
        echo "examples/verify.sh: maven-plugin did not fail on a wrong answer" >&2
        exit 1
    fi
    echo "maven-plugin with a wrong answer: $(grep -m 1 -o 'gate failed: [^;(]*' "$work/log")"
fi
