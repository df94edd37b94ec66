package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What README and the guides tell users to write is code that compiles, and README's program prints what README says. */
class GuideSnippetsTest {
    private static final Path ROOT = Path.of("..");
    private static final Path COMPILED = Path.of("src/test/java/io/holdfast/acceptance/GuideSnippets.java");
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern KOTLIN = Pattern.compile("```kotlin\n(.*?)```", Pattern.DOTALL);

    @Test
    void everySnippetOfTheGuidesIsCompiled() throws IOException {
        String compiled = bare(Files.readString(COMPILED));
        List<String> snippets = new ArrayList<>();
        for (Path guide : guides()) {
            BLOCK.matcher(Files.readString(guide))
                    .results()
                    // its jar needs a newer Java (decision 132)
                    .filter(block -> !block.group(1).contains("dev.dokimos"))
                    .forEach(block -> snippets.addAll(List.of(block.group(1).split("\n\n"))));
        }
        assertThat(snippets)
                .hasSizeGreaterThan(14)
                .allSatisfy(snippet -> assertThat(compiled).as(snippet).contains(bare(snippet)));
    }

    /** examples/verify.sh builds that example: a build of our own would need a compiler of Kotlin. */
    @Test
    void kotlinOfTheGuidesStandsInTheExample() throws IOException {
        StringBuilder example = new StringBuilder();
        try (Stream<Path> files = Files.walk(ROOT.resolve("examples/kotlin/src"))) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".kt")).toList()) {
                example.append(bare(Files.readString(file)));
            }
        }
        List<String> snippets = new ArrayList<>();
        for (Path guide : guides()) {
            KOTLIN.matcher(Files.readString(guide))
                    .results()
                    // a build file of Gradle
                    .filter(block -> !block.group(1).contains("dependencies {"))
                    .forEach(block -> snippets.add(block.group(1)));
        }
        assertThat(snippets)
                .hasSizeGreaterThan(2)
                .allSatisfy(snippet -> assertThat(example).as(snippet).contains(bare(snippet)));
    }

    @Test
    void programOfTheReadmePrintsWhatTheReadmeSays() throws IOException {
        Matcher readme = Pattern.compile("```java\n.*?```\n\n```\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(ROOT.resolve("README.md")));
        assertThat(readme.find()).isTrue();

        PrintStream stdout = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            GuideSnippets.Example.main(new String[0]);
        } finally {
            System.setOut(stdout);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualTo(readme.group(1));
    }

    private static List<Path> guides() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/guide"))) {
            return Stream.concat(
                            Stream.of(ROOT.resolve("README.md")),
                            files.filter(file -> file.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    /** Without imports, comments and white space, which the formatter moves about. */
    private static String bare(String code) {
        return code.replaceAll("(?m)^import .*$", "")
                .replaceAll("//[^\n]*", "")
                .replace("static class", "class")
                .replaceAll("\\s", "");
    }
}
