package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every link of the documentation leads somewhere, the site has every page, the licences page every library. */
class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("(?ms)^\\s*```.*?^\\s*```|`[^`\\n]*`");

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> root = Files.list(ROOT)) {
            Stream.concat(docs, root)
                    .filter(file -> file.toString().endsWith(".md"))
                    .forEach(pages::add);
        }
        pages.add(ROOT.resolve("examples/README.md"));
        return pages;
    }

    /** The places of a page that GitHub and the site can be sent to: its headings. */
    private static Set<String> anchors(Path page) throws IOException {
        Set<String> anchors = new HashSet<>();
        Matcher heading = Pattern.compile("(?m)^#{1,6} +(.+?)\\s*$").matcher(Files.readString(page));
        while (heading.find()) {
            String plain =
                    heading.group(1).replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").toLowerCase(Locale.ROOT);
            anchors.add(plain.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'));
        }
        return anchors;
    }

    @Test
    void everyLinkLeadsToAFileAndAHeading() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path page : pages()) {
            Matcher link = LINK.matcher(CODE.matcher(Files.readString(page)).replaceAll(""));
            while (link.find()) {
                String target = link.group(1);
                if (target.matches("[a-z]+:.*")) {
                    continue;
                }
                links++;
                String[] parts = target.split("#", 2);
                Path file = parts[0].isEmpty()
                        ? page
                        : page.resolveSibling(parts[0]).normalize();
                boolean found = Files.exists(file)
                        && (parts.length == 1
                                || !file.toString().endsWith(".md")
                                || anchors(file).contains(parts[1]));
                if (!found) {
                    broken.add(ROOT.relativize(page) + ": " + target);
                }
            }
        }
        assertThat(links).isGreaterThan(300);
        assertThat(broken).isEmpty();
    }

    @Test
    void siteListsEveryPageOfTheGuide() throws IOException {
        String site = Files.readString(ROOT.resolve("site/mkdocs.yml"));
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs/guide"))) {
            assertThat(guides.map(page -> "guide/" + page.getFileName()))
                    .hasSizeGreaterThan(20)
                    .allSatisfy(page -> assertThat(site).contains(": " + page + "\n"));
        }
    }

    @Test
    void licencesPageSaysWhatEveryPublishedJarBrings() throws IOException {
        Set<String> named = new TreeSet<>();
        Pattern.compile("(?m)^\\| `[^`]+` \\| [^|]+ \\| [^|]+ \\| ([^|]+) \\|$")
                .matcher(Files.readString(ROOT.resolve("docs/licences.md")))
                .results()
                .forEach(row -> named.addAll(List.of(row.group(1).split(", "))));
        Set<String> published = new TreeSet<>(Pattern.compile("<module>([a-z-]+)</module>")
                .matcher(Files.readString(ROOT.resolve("pom.xml")))
                .results()
                .map(module -> module.group(1))
                .toList());
        published.removeAll(Set.of("bom", "acceptance"));
        assertThat(named).as("made anew by release/licences.sh").isEqualTo(published);
    }

    @Test
    void licencesPageListsEveryJarOfTheDistribution() throws IOException {
        Path libraries = ROOT.resolve("app/target/lib");
        assumeTrue(Files.isDirectory(libraries), "the app is not packaged; ./mvnw verify packages it");
        Set<String> listed = new HashSet<>();
        Matcher row = Pattern.compile("(?m)^\\| `[^`:]+:([^`]+)` \\| ([^ ]+) \\| [^|]+ \\|")
                .matcher(Files.readString(ROOT.resolve("docs/licences.md")));
        while (row.find()) {
            listed.add(row.group(1) + "-" + row.group(2) + ".jar");
        }
        try (Stream<Path> jars = Files.list(libraries)) {
            assertThat(jars.map(jar -> jar.getFileName().toString()).filter(jar -> !jar.startsWith("holdfast-")))
                    .as("made anew by release/licences.sh")
                    .isNotEmpty()
                    .isSubsetOf(listed);
        }
    }
}
