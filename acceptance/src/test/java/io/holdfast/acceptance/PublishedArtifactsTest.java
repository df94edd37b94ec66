package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What users get from a repository: the BOM knows every jar and nothing else, every jar has a module name of its own, the
 * examples need nothing of this build.
 */
class PublishedArtifactsTest {
    private static final Path ROOT = Path.of("..");
    private static final Set<String> NOT_PUBLISHED = Set.of("bom", "acceptance", "benchmarks");

    @Test
    void bomListsEveryPublishedModule() throws IOException {
        Set<String> expected = new TreeSet<>();
        for (String module : published()) {
            if (pom(module).contains("<packaging>maven-plugin</packaging>")) {
                continue; // named under plugins, where a BOM has no say
            }
            expected.add(first("<artifactId>(holdfast-(?!parent)[a-z-]+)</artifactId>", pom(module)));
        }
        String bom = pom("bom");
        Set<String> listed = new TreeSet<>(all(
                "<artifactId>(holdfast-[a-z-]+)</artifactId>", bom.substring(bom.indexOf("<dependencyManagement>"))));
        assertThat(listed).isEqualTo(expected);
    }

    /** A parent, an imported BOM or a foreign entry would move the versions of the application that imports it. */
    @Test
    void bomManagesHoldfastOnly() throws IOException {
        String bom = pom("bom");
        assertThat(bom).doesNotContain("<parent>", "<scope>import</scope>");
        String managed = bom.substring(0, bom.indexOf("<profiles>"));
        assertThat(all("<groupId>([^<]+)</groupId>", managed))
                .hasSizeGreaterThan(5)
                .containsOnly("io.holdfast");
        assertThat(bom.substring(managed.length())).doesNotContain("<dependency>", "<dependencyManagement>");
        assertThat(first("</artifactId>\\s*<version>([^<]+)</version>", bom)).isEqualTo(version());
    }

    /** What Maven Central asks for; the BOM inherits nothing and must say it itself, with the same plugins. */
    @Test
    void parentAndBomSayWhoPublishesThemAndAreSignedAlike() throws IOException {
        for (String pom : List.of(pom("."), pom("bom"))) {
            assertThat(pom).contains("<url>https://", "<developers>", "<scm", "LICENSE-2.0.txt", "<id>central</id>");
        }
        for (String[] plugin : new String[][] {
            {"maven-gpg-plugin", "gpg-plugin"}, {"central-publishing-maven-plugin", "central-publishing"}
        }) {
            assertThat(first("<artifactId>" + plugin[0] + "</artifactId>\\s*<version>([^<]+)<", pom("bom")))
                    .isEqualTo(first("<" + plugin[1] + "\\.version>([^<]+)<", pom(".")));
        }
    }

    @Test
    void examplesInheritNothingAndNameThisVersion() throws IOException {
        List<String> examples = all("<module>(examples/[a-z0-9-]+)</module>", pom("."));
        assertThat(examples).hasSizeGreaterThan(2);
        for (String example : examples) {
            assertThat(pom(example)).as(example).doesNotContain("<parent>");
            assertThat(first("<holdfast.version>([^<]+)</holdfast.version>", pom(example)))
                    .as(example)
                    .isEqualTo(version());
        }
    }

    @Test
    void everyJarHasAnAutomaticModuleNameOfItsOwn() throws IOException {
        List<String> names = new ArrayList<>();
        for (String module : published()) {
            names.add(first("<module.name>(io\\.holdfast\\.[a-z0-9]+)</module.name>", pom(module)));
        }
        assertThat(names).doesNotHaveDuplicates().contains("io.holdfast.text", "io.holdfast.core", "io.holdfast.junit");
        assertThat(pom(".")).contains("<Automatic-Module-Name>${module.name}</Automatic-Module-Name>");
    }

    private static List<String> published() throws IOException {
        return all("<module>([a-z0-9/-]+)</module>", pom(".")).stream()
                .filter(module -> !NOT_PUBLISHED.contains(module) && !module.startsWith("examples"))
                .toList();
    }

    private static String version() throws IOException {
        return first("<artifactId>holdfast-parent</artifactId>\\s*<version>([^<]+)</version>", pom("."));
    }

    private static String pom(String module) throws IOException {
        return Files.readString(ROOT.resolve(module).resolve("pom.xml"));
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    private static String first(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern + " in\n" + text).isTrue();
        return matcher.group(1);
    }
}
