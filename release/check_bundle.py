#!/usr/bin/env python3
"""Checks a bundle against the rules of Maven Central's portal, before anybody sends it.

    release/check_bundle.py BUNDLE.zip KEY.asc

KEY.asc is the public key that must have signed every file. Prints every rule that is broken and ends with 1; with 0
where none is. Needs Python 3.9 and gpg, no network.
"""

import hashlib
import posixpath
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

LARGEST = 1 << 30
CHECKSUMS = {"md5": True, "sha1": True, "sha256": False, "sha512": False}  # True: required
NEEDED = ["name", "description", "url", "licenses/license/name", "licenses/license/url",
          "developers/developer/name", "scm/connection", "scm/url"]


def text(pom, path):
    found = pom.find("/".join("{*}" + step for step in path.split("/")))
    return (found.text or "").strip() if found is not None else ""


class Bundle:
    def __init__(self, archive):
        self.files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
        self.errors = []
        self.poms = {name: self.parsed(name) for name in self.files if name.endswith(".pom")}

    def parsed(self, name):
        try:
            return ElementTree.fromstring(self.files[name])
        except ElementTree.ParseError as e:
            self.errors.append(f"{name}: is no XML ({e})")
            return ElementTree.fromstring("<project/>")

    def inherited(self, pom, path):
        """A value of the POM or of its parents, as far as they are in the bundle."""
        value = text(pom, path)
        parent = pom.find("{*}parent")
        if value or parent is None:
            return value
        group, artifact, version = (text(parent, part) for part in ("groupId", "artifactId", "version"))
        above = self.poms.get(f"{group.replace('.', '/')}/{artifact}/{version}/{artifact}-{version}.pom")
        # a name of the parent names the parent
        return "" if above is None or path == "name" else self.inherited(above, path)

    def check_component(self, name, pom):
        folder = posixpath.dirname(name)
        *group, artifact, version = folder.split("/")
        expected = {"groupId": ".".join(group), "artifactId": artifact, "version": version}
        if posixpath.basename(name) != f"{artifact}-{version}.pom":
            self.errors.append(f"{name}: is not where its coordinates put it")
        for part, value in expected.items():
            if self.inherited(pom, part) != value:
                self.errors.append(f"{name}: {part} is {self.inherited(pom, part) or 'missing'}, its folder says {value}")
        if version.endswith("-SNAPSHOT"):
            self.errors.append(f"{name}: a snapshot is no release")
        for path in NEEDED:
            if not self.inherited(pom, path):
                self.errors.append(f"{name}: <{path.replace('/', '><')}> is missing")
        content = self.files[name].decode("utf-8")
        if "your-organisation" in content:
            self.errors.append(f"{name}: the publisher's name is still a placeholder")
        if re.search(r"<version>[^<]*-SNAPSHOT</version>", content):
            self.errors.append(f"{name}: names a snapshot")
        if text(pom, "packaging") != "pom":
            for ending in (".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json"):
                if f"{folder}/{artifact}-{version}{ending}" not in self.files:
                    self.errors.append(f"{folder}: {artifact}-{version}{ending} is missing")

    def check_checksums(self, name):
        for kind, required in CHECKSUMS.items():
            stated = self.files.get(f"{name}.{kind}")
            if stated is None:
                if required:
                    self.errors.append(f"{name}: {kind} is missing")
            elif stated.decode("ascii").strip() != hashlib.new(kind, self.files[name]).hexdigest():
                self.errors.append(f"{name}: {kind} is another file's")

    def check_signatures(self, names, key):
        with tempfile.TemporaryDirectory() as home:
            gpg = ["gpg", "--homedir", home, "--batch", "--quiet", "--no-autostart"]
            imported = subprocess.run([*gpg, "--import", key], capture_output=True, text=True)
            if imported.returncode != 0:
                self.errors.append(f"{key}: is no key ({imported.stderr.strip()})")
                return
            for name in names:
                signature = self.files.get(name + ".asc")
                if signature is None:
                    self.errors.append(f"{name}: is not signed")
                    continue
                file = Path(home, "file")
                file.write_bytes(self.files[name])
                verified = subprocess.run([*gpg, "--verify", "-", str(file)], input=signature, capture_output=True)
                if verified.returncode != 0:
                    self.errors.append(f"{name}: its signature is not one of this key")

    def check(self, key):
        if not self.poms:
            self.errors.append("there is no POM in it")
        for name, pom in sorted(self.poms.items()):
            self.check_component(name, pom)
        folders = {posixpath.dirname(name) for name in self.poms}
        plain = sorted(n for n in self.files if not re.search(r"\.(asc|md5|sha1|sha256|sha512)$", n))
        for name in plain:
            if posixpath.dirname(name) not in folders:
                self.errors.append(f"{name}: belongs to no POM")
            self.check_checksums(name)
        self.check_signatures(plain, key)
        return plain


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    path, key = arguments
    if Path(path).stat().st_size > LARGEST:
        sys.exit(f"{path}: the portal takes 1 GiB at most")
    with zipfile.ZipFile(path) as archive:
        bundle = Bundle(archive)
    files = bundle.check(key)
    for error in bundle.errors:
        print(error)
    if bundle.errors:
        print(f"{len(bundle.errors)} rules of Maven Central are broken")
        return 1
    print(f"{len(bundle.poms)} components, {len(files)} files: every rule of Maven Central is kept")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
