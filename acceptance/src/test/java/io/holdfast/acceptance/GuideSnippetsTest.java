package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the guides tell users of JUnit, Spring AI, LangChain4j and Quarkus to write is code that compiles. */
class GuideSnippetsTest {
    private static final Path ROOT = Path.of("..");
    private static final Path COMPILED = Path.of("src/test/java/io/holdfast/acceptance/GuideSnippets.java");

    @Test
    void everySnippetOfTheGuidesIsCompiled() throws IOException {
        String compiled = bare(Files.readString(COMPILED));
        List<String> snippets = new ArrayList<>();
        for (String guide : List.of("junit.md", "frameworks.md")) {
            Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                    .matcher(Files.readString(ROOT.resolve("docs/guide").resolve(guide)))
                    .results()
                    // its jar needs a newer Java (decision 132)
                    .filter(block -> !block.group(1).contains("dev.dokimos"))
                    .forEach(block -> snippets.addAll(List.of(block.group(1).split("\n\n"))));
        }
        assertThat(snippets)
                .hasSizeGreaterThan(6)
                .allSatisfy(snippet -> assertThat(compiled).as(snippet).contains(bare(snippet)));
    }

    /** Without comments and white space, which the formatter moves about. */
    private static String bare(String code) {
        return code.replaceAll("//[^\n]*", "").replace("static class", "class").replaceAll("\\s", "");
    }
}
