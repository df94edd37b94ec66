#!/usr/bin/env bash
# Runs the build files of Gradle that the guides show, by Gradle's own code from Maven Central, against the artifacts
# that ./mvnw install -Pquick has put into the local repository (MAVEN_REPOSITORY names another one).
#   release/gradle-tabs.sh
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
repository=${MAVEN_REPOSITORY:-$HOME/.m2/repository}
./mvnw -B -q -ntp -f release/gradle-tabs/pom.xml "-Dmaven.repo.local=$repository" \
    org.apache.maven.plugins:maven-dependency-plugin:build-classpath "-Dmdep.outputFile=$work/classpath"
java --add-opens java.base/java.lang=ALL-UNNAMED --add-opens java.base/java.util=ALL-UNNAMED \
    "-Djava.io.tmpdir=$work" "-Dmaven.repo.local=$repository" \
    -cp "$(cat "$work/classpath")" release/gradle-tabs/GradleTabs.java docs/guide/*.md
