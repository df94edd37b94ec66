package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One document may hold all kinds; each part is read as what it is, where it is. */
class MixtureTest {
    private static final String HANDBOOK = """
            # Handbook

            The pump moves 12 l per minute. Never run it dry.

            ## Prices

            | Model | Price (€) | Warranty |
            |---|---|---|
            | P1 | 120 | ✓ |
            | P2 | — | ✗ |

            The price does not include:

            - shipping
            - taxes

            ## Settings

            ```ini
            [pump]
            speed = 3
            ```

            The API answers:

            {"status": "ok", "errors": []}

            <table><tr><th>Error</th><th>Meaning</th></tr><tr><td>E1</td><td>dry</td></tr></table>

            Ask support:

            Ann: It does not start.
            Support: Is the tank full?
            Ann: No.

            Options:
              -v   be verbose
              -q   be quiet

            2024-03-05 10:02:11 INFO started
            2024-03-05 10:02:15 WARN dry
            2024-03-05 10:02:16 INFO stopped
            """;

    @Test
    void everyPartIsReadAsWhatItIs() {
        assertThat(DocumentReader.read(HANDBOOK).stream().map(u -> u.kind() + " " + u.text()))
                .containsExactly(
                        "PROSE Handbook",
                        "PROSE The pump moves 12 l per minute.",
                        "PROSE Never run it dry.",
                        "PROSE Prices",
                        "ROW Model; Price (€); Warranty",
                        "ROW Prices: Model: P1; Price (€): 120 €; Warranty: yes",
                        "ROW Prices: Model: P2; Price (€): not given; Warranty: no",
                        "PROSE The price does not include:",
                        "PROSE The price does not include: shipping",
                        "PROSE The price does not include: taxes",
                        "PROSE Settings",
                        "FIELD Settings: pump speed: 3",
                        "PROSE The API answers:",
                        "FIELD status: ok",
                        "FIELD errors: none",
                        "ROW Error; Meaning",
                        "ROW Error: E1; Meaning: dry",
                        "PROSE Ask support:",
                        "TURN Ann: It does not start.",
                        "TURN Support: Is the tank full?",
                        "TURN Ann: No.",
                        "PROSE Options:",
                        "LINE Options: -v: be verbose",
                        "LINE Options: -q: be quiet",
                        "LINE 2024-03-05 10:02:11 INFO started",
                        "LINE 2024-03-05 10:02:15 WARN dry",
                        "LINE 2024-03-05 10:02:16 INFO stopped");
    }

    @Test
    void everyUnitKnowsWhereItIs() {
        for (TextUnit unit : DocumentReader.read(HANDBOOK)) {
            String written = unit.span().of(HANDBOOK);
            assertThat(written).isEqualTo(written.strip());
            assertThat(HANDBOOK.indexOf(written))
                    .as(unit.text())
                    .isEqualTo(unit.span().start());
        }
        assertThat(spanOf("TURN Support: Is the tank full?").of(HANDBOOK)).isEqualTo("Support: Is the tank full?");
        assertThat(spanOf("FIELD status: ok").of(HANDBOOK)).isEqualTo("\"status\": \"ok\"");
        assertThat(spanOf("ROW Error: E1; Meaning: dry").of(HANDBOOK)).isEqualTo("<tr><td>E1</td><td>dry</td>");
    }

    /** Reading keeps no memory: a document is read alike before, after and beside any other. */
    @Test
    void nothingAboutOneDocumentChangesHowAnotherIsRead() {
        List<String> others = List.of(
                HANDBOOK,
                "{\"a\": 1, \"b\": 2}",
                "Tom: Hi.\nBea: Hello.\nTom: Bye.",
                "From: Ann\nTo: Ben\nDate: today\n\nHello.",
                "<p>One.</p>",
                "base: &b\n  x: 1\n  y: 2");
        String read = "The valve opens at 3 bar. <p> is a tag.\n\nuse: *b\n\n- an item";
        List<String> alone = texts(read);
        for (String other : others) {
            DocumentReader.read(other);
            assertThat(texts(read)).isEqualTo(alone);
        }
    }

    @Test
    void textOnTheSameLineAsAStructureIsKept() {
        assertThat(texts("Result: {\n\"a\": 1,\n\"b\": 2} was returned.\nIt is fine."))
                .contains("It is fine.");
        assertThat(texts("Before <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table> after."))
                .containsExactly("Before", "A; B", "A: 1; B: 2", "after.");
    }

    @Test
    void theTextOfAUnitHasNoLineBreaks() {
        assertThat(new TextUnit(new Span(0, 1), "  a\n\tb  c ", Kind.PROSE).text())
                .isEqualTo("a b c");
    }

    @Test
    void fieldsRowsLinesAndSummariesAreStructured() {
        assertThat(Kind.values())
                .filteredOn(Kind::structured)
                .containsExactly(Kind.FIELD, Kind.ROW, Kind.LINE, Kind.SUMMARY);
    }

    private static Span spanOf(String unit) {
        return DocumentReader.read(HANDBOOK).stream()
                .filter(u -> (u.kind() + " " + u.text()).equals(unit))
                .findFirst()
                .orElseThrow()
                .span();
    }
}
