#!/usr/bin/env python3
"""Writes docs/licences.md: every library that a published artifact brings, its licence, and the artifacts that need it.

    release/licences.py [--check] SBOM.json... | BUNDLE.zip

With --check it writes nothing: it says what the page lacks or has too much, and ends with 1. Called by release/licences.sh, which makes the parts lists; a release's bundle holds them too.
"""

import json
import sys
import zipfile
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "licences.md"
# the same licence under other names
NAMES = {
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "The Apache License, Version 2.0": "Apache-2.0",
    "The Apache Software License, Version 2.0": "Apache-2.0",
    "MIT License": "MIT",
    "The MIT License": "MIT",
}


def licence(component):
    found = []
    for entry in component.get("licenses", []):
        stated = entry.get("license", {})
        name = entry.get("expression") or stated.get("id") or stated.get("name")
        found.append(NAMES.get(name, name))
    return " or ".join(dict.fromkeys(found)) or "not stated"


def sboms(paths):
    for path in paths:
        if path.endswith(".zip"):
            with zipfile.ZipFile(path) as bundle:
                for name in sorted(bundle.namelist()):
                    if name.endswith("-cyclonedx.json"):
                        yield json.loads(bundle.read(name))
        else:
            yield json.loads(Path(path).read_text("utf-8"))


def different(stated):
    """What the page says otherwise than it would if it were made now."""
    old, new = PAGE.read_text("utf-8").splitlines(), stated.splitlines()
    return [f"missing: {line}" for line in new if line not in old] + [f"not so: {line}" for line in old if line not in new]


def main(arguments):
    check = arguments[:1] == ["--check"]
    arguments = arguments[1:] if check else arguments
    if not arguments:
        sys.exit(__doc__)
    libraries = {}
    for sbom in sboms(arguments):
        artifact = sbom["metadata"]["component"]["name"]
        if artifact == "holdfast-parent":
            continue  # no jar: nobody gets its libraries
        for component in sbom["components"]:
            if component["group"] == "io.holdfast":
                continue
            key = (f"{component['group']}:{component['name']}", component["version"])
            libraries.setdefault(key, (licence(component), set()))[1].add(artifact.removeprefix("holdfast-"))
    licences = {}
    for stated, _ in libraries.values():
        licences[stated] = licences.get(stated, 0) + 1
    lines = [
        "# Licences",
        "",
        "Holdfast is under Apache-2.0. Every library that a published artifact brings, as its own POM states the licence; "
        "made by `release/licences.sh` from the parts lists (SBOM) of the artifacts. What you bring yourself (Spring, "
        "LangChain4j, JUnit, Spark) and what only our tests use is not listed.",
        "",
        "| licence | libraries |",
        "|---|---|",
        *(f"| {name} | {count} |" for name, count in sorted(licences.items(), key=lambda item: (-item[1], item[0]))),
        "",
        "| library | version | licence | comes with holdfast- |",
        "|---|---|---|---|",
        *(f"| `{name}` | {version} | {stated} | {', '.join(sorted(artifacts))} |"
          for (name, version), (stated, artifacts) in sorted(libraries.items())),
        "",
    ]
    page = "\n".join(lines)
    if check:
        errors = different(page)
        print("\n".join([*errors, f"{PAGE.name} is made anew by release/licences.sh"]) if errors
              else f"{PAGE.name}: {len(libraries)} libraries, as in the SBOM")
        return 1 if errors else 0
    PAGE.write_text(page, "utf-8")
    print(f"{PAGE.name}: {len(libraries)} libraries, {len(licences)} licences")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
