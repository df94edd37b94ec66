package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;

/** HTML: its tables are tables, its text is text. */
class HtmlTest {
    @Test
    void headsOverColumnsAndItsCaption() {
        String html = """
                <table class="x">
                <caption>Opening hours</caption>
                <tr><th>Day</th><th>Open</th></tr>
                <tr><td>Monday</td><td>9:00</td></tr>
                <tr><td>Sunday</td><td>closed</td></tr>
                </table>
                Call us &amp; book.
                """;
        assertThat(texts(html))
                .containsExactly(
                        "Day; Open",
                        "Opening hours: Day: Monday; Open: 9:00",
                        "Opening hours: Day: Sunday; Open: closed",
                        "Call us & book.");
        assertThat(spans(html)).contains("<tr><td>Monday</td><td>9:00</td>");
    }

    @Test
    void headsBeforeRows() {
        assertThat(
                        texts(
                                "<table><tr><th>Weight</th><td>2&nbsp;kg</td></tr><tr><th>Height</th><td>30 cm</td></tr></table>"))
                .containsExactly("Weight: 2 kg", "Height: 30 cm");
    }

    @Test
    void aCellThatSpansColumnsOrRowsCountsForEach() {
        assertThat(
                        texts(
                                "<table><tr><th>Day</th><th>Open</th><th>Close</th></tr><tr><td>Sunday</td><td colspan=\"2\">closed</td></tr></table>"))
                .contains("Day: Sunday; Open: closed; Close: closed");
        assertThat(
                        texts(
                                "<table><tr><th>Room</th><th>Guest</th></tr><tr><td rowspan=2>12</td><td>Ann</td></tr><tr><td>Ben</td></tr></table>"))
                .contains("Room: 12; Guest: Ann", "Room: 12; Guest: Ben");
    }

    @Test
    void twoRowsOfHeadsAreReadTogether() {
        assertThat(
                        texts(
                                "<table><tr><th rowspan=2>Team</th><th colspan=2>2023</th></tr><tr><th>Q1</th><th>Q2</th></tr><tr><td>Ann</td><td>5</td><td>6</td></tr></table>"))
                .containsExactly("Team; 2023 Q1; 2023 Q2", "Team: Ann; 2023 Q1: 5; 2023 Q2: 6");
    }

    @Test
    void rowsAndCellsNeedNotBeClosed() {
        assertThat(texts("<table><tr><th>A<th>B<tr><td>1<td>2</table>")).containsExactly("A; B", "A: 1; B: 2");
    }

    @Test
    void textWithoutItsTags() {
        String html =
                "<html><body>\n<h1>Cups</h1>\n<p>A <b>cup</b> holds 3 dl. It is <i>white</i>.</p>\n<ul><li>light</li><li>strong</li></ul></body></html>";
        assertThat(texts(html)).containsExactly("Cups", "A cup holds 3 dl.", "It is white.", "- light", "- strong");
        assertThat(spans(html)).contains("A <b>cup</b> holds 3 dl.");
    }

    @Test
    void scriptsStylesAndCommentsAreNoText() {
        assertThat(
                        texts(
                                "<div><style>p { color: red }</style><script>var x = 1;</script><!-- hidden -->Shown text.</div>"))
                .containsExactly("Shown text.");
    }

    @Test
    void aTableInsideTextKeepsTheTextAroundIt() {
        assertThat(
                        texts(
                                "<p>Sizes</p><table><tr><th>Size</th><th>Price</th></tr><tr><td>S</td><td>5 €</td></tr></table><p>Ask for more.</p>"))
                .containsExactly("Sizes", "Size; Price", "Size: S; Price: 5 €", "Ask for more.");
    }

    @Test
    void anUnclosedTableIsText() {
        assertThat(kinds("The tag <table> opens a table.")).containsOnly(Kind.PROSE);
    }

    @Test
    void characterReferencesAreResolvedAndUnknownOnesStay() {
        assertThat(Entities.resolved("a &lt; b &#8364; &#x41; &unknown; & c")).isEqualTo("a < b € A &unknown; & c");
        assertThat(Entities.resolved("&#0; &#9999999;")).isEqualTo("&#0; &#9999999;");
    }
}
