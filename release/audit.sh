#!/usr/bin/env bash
# Holds every library that a published artifact brings against the National Vulnerability Database (OWASP
# dependency-check): target/dependency-check-report.html. Ends with an error for a severity (CVSS) of 7 or more.
#   NVD_API_KEY   a key of the database; without one the first download takes very long
#   release/audit.sh -o    asks nothing: uses what was downloaded before, and says so where there is nothing
set -euo pipefail
cd "$(dirname "$0")/.."
exec ./mvnw -B -ntp -Prelease -Dholdfast.quick=true -Dmaven.test.skip=true -pl '!acceptance,!bom' \
    package org.owasp:dependency-check-maven:aggregate "$@"
