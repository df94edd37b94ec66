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
        return code.replaceAll("(?m)^import .*;$", "")
                .replaceAll("//[^\n]*", "")
                .replace("static class", "class")
                .replaceAll("\\s", "");
    }
}
