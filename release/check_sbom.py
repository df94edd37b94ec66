#!/usr/bin/env python3
"""Holds a distribution against its parts list: every jar is listed, with its bytes, and nothing is listed that is not there.

    release/check_sbom.py holdfast-VERSION.zip holdfast-VERSION-sbom.json
"""

import hashlib
import json
import posixpath
import sys
import zipfile


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    distribution, sbom = arguments
    with zipfile.ZipFile(distribution) as archive:
        jars = {posixpath.basename(name): hashlib.sha256(archive.read(name)).hexdigest()
                for name in archive.namelist() if "/lib/" in name and name.endswith(".jar")}
    with open(sbom, encoding="utf-8") as file:
        components = json.load(file)["components"]
    listed = {hash["content"]: component["purl"]
              for component in components for hash in component.get("hashes", []) if hash["alg"] == "SHA-256"}
    errors = [f"{jar}: is in the distribution, not in the SBOM" for jar, sha in sorted(jars.items()) if sha not in listed]
    errors += [f"{purl}: is in the SBOM, not in the distribution" for sha, purl in listed.items() if sha not in jars.values()]
    errors += [f"{component['purl']}: has no licence" for component in components if not component.get("licenses")]
    if not jars:
        errors.append(f"{distribution}: holds no jar")
    print("\n".join(errors) if errors else f"{len(jars)} jars, all in the SBOM with their bytes and licences")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
