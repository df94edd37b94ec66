#!/usr/bin/env bash
# Makes the parts list of every published artifact and writes docs/licences.md from them. Run it after changing a
# dependency; a test holds the page against the jars of the distribution.
set -euo pipefail
cd "$(dirname "$0")/.."
./mvnw -B -q -ntp -Dholdfast.quick=true -Dmaven.test.skip=true -pl '!acceptance,!bom' package \
    org.cyclonedx:cyclonedx-maven-plugin:makeBom "$@"
release/licences.py */target/launcher/bom.json
