package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One version of Holdfast in every place that names it, and it is one that can be released. */
class VersionTest {
    private static final Path ROOT = Path.of("..");
    private static final String VERSION = "v?(?<version>[0-9]+(?:\\.[0-9]+)+(?:-SNAPSHOT)?)";

    /** Ways to name a version of ours: coordinates, a tag of the action, of a checkout, of an image, a file of a release. */
    private static final List<Pattern> NAMED = Stream.of(
                    "<artifactId>holdfast-[a-z-]+</artifactId>\\s*<version>" + VERSION,
                    "<holdfast\\.version>" + VERSION,
                    "io\\.holdfast:holdfast-[a-z-]+:" + VERSION,
                    "your-organisation/holdfast(?:@|\\s+ref: )" + VERSION,
                    "\\bholdfast(?:-spark)?:" + VERSION,
                    "\\bholdfast-" + VERSION + "(?=[-.](?:bundle|sbom|zip|tar))",
                    "ARG VERSION=" + VERSION)
            .map(Pattern::compile)
            .toList();

    @Test
    void everyPlaceNamesTheVersionOfThePom() throws IOException {
        Map<String, String> named = new TreeMap<>();
        for (Path file : files()) {
            String text = Files.readString(file);
            for (Pattern pattern : NAMED) {
                for (Matcher found = pattern.matcher(text); found.find(); ) {
                    named.put(ROOT.relativize(file) + ": " + found.group(), found.group("version"));
                }
            }
        }
        Matcher own = NAMED.get(0).matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(own.find()).isTrue();
        String version = own.group("version");
        assertThat(version).as("a release").doesNotContain("SNAPSHOT");
        assertThat(named.keySet().toString())
                .contains(
                        "README.md",
                        "docs/guide/install.md",
                        "docs/guide/junit.md",
                        "docs/guide/frameworks.md",
                        "docs/guide/check.md",
                        "docs/guide/scaling.md",
                        "deploy/Containerfile",
                        "deploy/kubernetes.yaml",
                        "examples/github-actions/grounding.yml",
                        "examples/maven-plugin/pom.xml",
                        "bom/pom.xml");
        assertThat(named)
                .as("release/version.sh writes them all")
                .allSatisfy((place, found) -> assertThat(found).as(place).isEqualTo(version));
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> root = Files.list(ROOT);
                Stream<Path> guides = Files.list(ROOT.resolve("docs/guide"));
                Stream<Path> deploy = Files.list(ROOT.resolve("deploy"));
                Stream<Path> examples = Files.walk(ROOT.resolve("examples"), 2)) {
            Stream<Path> modules = root.map(folder -> folder.resolve("pom.xml"));
            return Stream.of(
                            Stream.of(ROOT.resolve("pom.xml"), ROOT.resolve("README.md"), ROOT.resolve("action.yml")),
                            modules,
                            guides,
                            deploy,
                            examples)
                    .flatMap(files -> files)
                    .filter(Files::isRegularFile)
                    .toList();
        }
    }
}
