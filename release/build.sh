#!/usr/bin/env bash
# Builds a release of the committed state, and sends nothing: the bundle for Maven Central, the distribution with its
# parts list (SBOM) and the script that installs it, and their checksums.
#   release/build.sh ORGANISATION FOLDER
# The version is the one of pom.xml. The commit has passed ./mvnw verify: the static checks are not made again.
# RELEASE_COMMIT names another commit than the last one.
# Signs with the default key of gpg. RELEASE_KEY=throw-away makes a key for this one build, to try everything out.
# Nothing is installed into the local Maven repository.
set -euo pipefail
umask 022 # modes of files go into the archives
[ $# -eq 2 ] || { echo "usage: release/build.sh ORGANISATION FOLDER" >&2; exit 2; }
organisation=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."
work=$(mktemp -d)
cleanup() {
    [ -z "${GNUPGHOME:-}" ] || [ "$GNUPGHOME" != "$work/gnupg" ] || gpgconf --kill gpg-agent || true
    rm -rf "$work"
}
trap cleanup EXIT

settings=()
if [ "${RELEASE_KEY:-}" = throw-away ]; then
    # the plugin wants an account even where nothing is sent
    echo '<settings><servers><server><id>central</id><username>nobody</username><password>none</password></server></servers></settings>' >"$work/settings.xml"
    settings=(-s "$work/settings.xml")
    mkdir -m 700 "$work/gnupg"
    export GNUPGHOME=$work/gnupg
    gpg --batch --quiet --pinentry-mode loopback --passphrase '' \
        --quick-generate-key 'Holdfast trial (throw-away)' default default 1d 2>"$work/gpg.log" ||
        { cat "$work/gpg.log" >&2; exit 3; }
fi

commit=$(git rev-parse "${RELEASE_COMMIT:-HEAD}")
mkdir "$work/source"
git archive "$commit" | tar -x -C "$work/source"
cd "$work/source"
version=$(sed -n 's/^  <version>\(.*\)<\/version>/\1/p' pom.xml)
[[ $version =~ ^[0-9]+(\.[0-9]+)+$ ]] ||
    { echo "release/build.sh: pom.xml says $version, which is no version for a release; release/version.sh changes it" >&2; exit 2; }
for pom in pom.xml */pom.xml; do
    sed "s/your-organisation/$organisation/g" "$pom" >"$work/pom" && cat "$work/pom" >"$pom"
done
# the time of the commit in every archive: the same commit gives the same bytes
stamp=$(TZ=UTC git -C "$OLDPWD" log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ "$commit")

./mvnw "${settings[@]}" -B -q -ntp -Prelease,central,dist -pl '!acceptance' "-Dproject.build.outputTimestamp=$stamp" \
    -Dholdfast.quick=true -Dmaven.test.skip=true -Dspotless.check.skip=true -Dmaven.install.skip=true \
    -DskipPublishing=true ${RELEASE_MAVEN_OPTIONS:-} deploy

cp target/launcher/central-publishing/central-bundle.zip "$out/holdfast-$version-bundle.zip"
cp app/target/launcher/holdfast-dist.tar.gz "$out/holdfast-$version.tar.gz"
cp app/target/launcher/holdfast-dist.zip "$out/holdfast-$version.zip"
cp app/target/launcher/bom.json "$out/holdfast-$version-sbom.json"
sha256=$(sha256sum "$out/holdfast-$version.tar.gz" | cut -d ' ' -f 1)
sed -e "s/@version@/$version/g" -e "s/@organisation@/$organisation/g" -e "s/@sha256@/$sha256/g" \
    release/install.sh >"$out/install.sh"
[ "${RELEASE_KEY:-}" != throw-away ] || gpg --batch --armor --export >"$out/throw-away.asc"
cd "$out"
sha256sum "holdfast-$version".* "holdfast-$version"-* install.sh >SHA256SUMS
echo "$out:"
ls -1
