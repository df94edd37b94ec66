#!/usr/bin/env bash
# Builds the documentation site into site/target, checks every link and, with Chromium, the search. Needs Python 3.9; the packages of
# requirements.txt are fetched once into a folder of their own, and nothing else from the network.
#   HOLDFAST_REPOSITORY  address of the repository, for links to files that are not documentation
set -euo pipefail
cd "$(dirname "$0")"
begin=$SECONDS
tools=target-tools
if ! cmp -s requirements.txt "$tools/requirements.txt"; then
    rm -rf "$tools"
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet --disable-pip-version-check -r requirements.txt
    cp requirements.txt "$tools/"
fi
NO_MKDOCS_2_WARNING=1 "$tools/bin/mkdocs" build --quiet --strict
python3 check_links.py target
python3 check_search.py target
echo "site/target/index.html: $((SECONDS - begin)) s"
