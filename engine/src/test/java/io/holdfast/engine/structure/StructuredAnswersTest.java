package io.holdfast.engine.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Passage;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StructuredAnswersTest {
    private static final Chunk FEES = chunk("Marina of Holm", "Fees", """
            Fees

            | boat length | per night | per week |
            |---|---|---|
            | up to 8 m | 18 EUR | 110 EUR |
            | 8 to 12 m | 26 EUR | 160 EUR |
            | over 12 m | 39 EUR | 240 EUR |
            """);
    private static final Chunk PEAKS = chunk("Peaks of the Brenn range", "Peaks", """
            Peaks

            | Peak | Height | First climbed |
            |---|---|---|
            | Aldhorn | 2,310 m | 1871 |
            | Karspitz | 2,845 m | 1902 |
            | Small Tooth | 1,990 m | 1858 |
            """);
    private static final Chunk KIT = chunk("Summer camp", "What to bring", """
            What to bring

            Every child brings:

            - a sleeping bag
            - rain clothes
            - a torch
            """);
    private static final Chunk RULES = chunk("Rules of the reading room", "Rules", """
            Rules

            Bags are not allowed in the reading room. Pencils may be used. Present: Ann Ley, Bo Carr, Cy Dunn
            """);
    private static final Chunk PRESENT = chunk("Minutes of the board", "", "Present: Ann Ley, Bo Carr, Cy Dunn\n");
    private static final Chunk OPTIONS = chunk("PACK(1)", "OPTIONS", """
            OPTIONS
                   -q, --quiet
                          print nothing but errors

                   -v, --verbose
                          print every file
            """);
    private static final List<Chunk> ALL = List.of(FEES, PEAKS, KIT, RULES, PRESENT, OPTIONS);

    private static Chunk chunk(String title, String section, String text) {
        String id = title.replaceAll("\\W", "");
        return new Chunk(
                id + "-0",
                new Passage(id, 0, text.length(), text),
                title,
                "",
                id,
                0,
                false,
                section,
                List.of(),
                "",
                Source.UNKNOWN);
    }

    private static Optional<Structured> find(String question) {
        var settings = ConfigLoader.defaults().engine();
        return new StructuredAnswers(word -> 1, settings.answering().structureLeast())
                .find(new AnchorExtractor(settings.anchors()).understand(question), ALL, 160);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What does a 10 m boat cost per night at the marina of Holm?  | table       | 26 EUR
            What is the weekly fee for a boat over 12 m?                 | table       | 240 EUR
            When was the Karspitz first climbed?                         | table       | 1902
            Which peak of the Brenn range has the greatest height?       | superlative | Karspitz
            Which peak of the Brenn range was the earliest climbed?      | superlative | Small Tooth
            How many peaks does the Brenn range have?                    | count       | 3
            Are bags allowed in the reading room?                        | yes_no      | No
            May pencils be used in the reading room?                     | yes_no      | Yes
            Which option of pack prints nothing but errors?              | term        | -q, --quiet
            """)
    void anAnswerComesFromRowsHeadersAndItems(String question, String kind, String words) {
        Structured found = find(question).orElseThrow();
        assertThat(found.kind()).isEqualTo(kind);
        assertThat(found.words()).isEqualTo(words);
    }

    @Test
    void aListIsShownWhole() {
        Structured found =
                find("What should every child bring to the summer camp?").orElseThrow();
        assertThat(found.text()).isEqualTo("Every child brings: a sleeping bag; rain clothes; a torch.");
        assertThat(found.quoted()).startsWith("- a sleeping bag").endsWith("- a torch");
    }

    @Test
    void peopleOnALabelledLineAreListedAndCounted() {
        assertThat(find("Who was present at the board?").orElseThrow().words()).isEqualTo("Ann Ley, Bo Carr, Cy Dunn");
        assertThat(find("How many people were present at the board?")
                        .orElseThrow()
                        .words())
                .isEqualTo("3");
    }

    @Test
    void aRowTheTableDoesNotHaveAnswersNothing() {
        assertThat(find("When was the Eastern Needle first climbed?")).isEmpty();
    }

    @Test
    void aListThatThePassageOnlyContinuesSaysThatItMayBeLonger() {
        String text = "- a torch\n- a map\n";
        Chunk tail = new Chunk(
                "c-1",
                new Passage("c", 90, 90 + text.length(), text),
                "Summer camp",
                "",
                "c",
                0,
                true,
                "What to bring",
                List.of(),
                "Every child brings:",
                Source.UNKNOWN);
        var settings = ConfigLoader.defaults().engine();
        Structured found = new StructuredAnswers(word -> 1, 0.5)
                .find(
                        new AnchorExtractor(settings.anchors())
                                .understand("What should every child bring to the camp?"),
                        List.of(tail),
                        160)
                .orElseThrow();
        assertThat(found.text()).endsWith("(the list may be longer)");
    }
}
