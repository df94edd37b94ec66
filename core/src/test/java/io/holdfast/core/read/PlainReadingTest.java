package io.holdfast.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text whose reader is left out is read as running text, and nothing of it is lost. */
class PlainReadingTest {
    private static final String MIXED = """
            The ferries of Holm are listed here.

            | ferry | seats |
            |---|---|
            | Gull | 40 |
            | Tern | 65 |

            ```json
            {"quay": "north", "depth_m": 4.5, "lit": true}
            ```

            The harbour office is open all week.
            """;
    private static final String CHAT = """
            Ann: Did the ferry leave?
            Ben: Not yet, it waits for the mail.
            Ann: Then I can still catch it.
            Ben: Hurry, the Tern is full already.
            """;
    private static final String HTML = "<p>Seats of the ferries.</p>\n<table><tr><th>ferry</th><th>seats</th></tr>"
            + "<tr><td>Gull</td><td>40</td></tr><tr><td>Tern</td><td>65</td></tr></table>\n<p>All are white.</p>";

    private static Set<Kind> kinds(String text, Set<Kind> plain) {
        return DocumentReader.read(text, plain).stream().map(TextUnit::kind).collect(Collectors.toSet());
    }

    private static String read(String text, Kind plain) {
        return DocumentReader.read(text, Set.of(plain)).stream()
                .map(TextUnit::text)
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @CsvSource({"ROW, FIELD", "FIELD, ROW"})
    void onlyTheKindThatIsLeftOutBecomesRunningText(Kind plain, Kind kept) {
        assertThat(kinds(MIXED, Set.of())).contains(Kind.ROW, Kind.FIELD, Kind.PROSE);
        assertThat(kinds(MIXED, Set.of(plain))).contains(kept, Kind.PROSE).doesNotContain(plain);
        assertThat(read(MIXED, plain)).contains("Gull", "Tern", "65", "north", "4.5", "harbour office");
    }

    @Test
    void turnsBecomeRunningText() {
        assertThat(kinds(CHAT, Set.of())).containsExactly(Kind.TURN);
        assertThat(kinds(CHAT, Set.of(Kind.TURN))).containsExactly(Kind.PROSE);
        assertThat(read(CHAT, Kind.TURN)).contains("waits for the mail", "Tern is full");
    }

    @Test
    void anHtmlTableKeepsItsWordsWithoutItsTags() {
        assertThat(kinds(HTML, Set.of())).contains(Kind.ROW);
        assertThat(kinds(HTML, Set.of(Kind.ROW))).doesNotContain(Kind.ROW);
        assertThat(read(HTML, Kind.ROW)).contains("Gull", "65", "All are white").doesNotContain("<td>");
    }

    @Test
    void leavingNothingOutIsThePlainRead() {
        for (String text : List.of(MIXED, CHAT, HTML)) {
            assertThat(DocumentReader.read(text, Set.of())).isEqualTo(DocumentReader.read(text));
        }
    }
}
