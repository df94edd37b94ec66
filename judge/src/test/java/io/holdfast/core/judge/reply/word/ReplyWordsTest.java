package io.holdfast.core.judge.reply.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Words live in words.txt, not in code. */
class ReplyWordsTest {
    /** Six string literals in a row. */
    private static final Pattern LIST = Pattern.compile("(?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*,\\s*){5}\"");

    /** A list packed into one literal. */
    private static final Pattern PACKED = Pattern.compile("\"[\\p{L} ']+(?:,[\\p{L} ']+){5,}");

    @Test
    void noListOfMoreThanFiveWordsHidesInCode() throws IOException {
        Path sources = Path.of("src/main/java/io/holdfast/core/judge");
        try (Stream<Path> files = Files.walk(sources)) {
            List<Path> java = files.filter(f -> f.toString().endsWith(".java")).toList();
            assertThat(java).hasSizeGreaterThan(40);
            for (Path file : java) {
                String code = Files.readString(file);
                assertThat(LIST.matcher(code).find() || PACKED.matcher(code).find())
                        .as("a list of words in " + file)
                        .isFalse();
            }
        }
    }

    @Test
    void entriesAreFoldedAndKeepTheirOrder() {
        assertThat(ReplyWords.list("ordinals"))
                .startsWith("first", "second")
                .endsWith("tenth")
                .hasSize(10);
        assertThat(ReplyWords.set("lexicon_yes")).contains("yes", "si", "✅", "follows from");
    }

    @Test
    void aMissingSectionIsNamed() {
        assertThatThrownBy(() -> ReplyWords.list("nothing_of_the_kind")).hasMessageContaining("[nothing_of_the_kind]");
    }
}
