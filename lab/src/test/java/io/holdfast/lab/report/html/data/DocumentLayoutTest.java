package io.holdfast.lab.report.html.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentLayoutTest {
    private static String shown(String text) {
        StringBuilder out = new StringBuilder();
        for (DocumentLayout.Block block : DocumentLayout.of(text)) {
            if (block instanceof DocumentLayout.Text running) {
                out.append("TEXT ").append(running.span().of(text).strip()).append('\n');
            } else if (block instanceof DocumentLayout.Table table) {
                out.append("TABLE ").append(table.heads()).append('\n');
                table.rows()
                        .forEach(row -> out.append(row.stream()
                                        .map(c -> c.span() == null
                                                ? c.label()
                                                : c.span().of(text))
                                        .toList())
                                .append('\n'));
            } else if (block instanceof DocumentLayout.Chat chat) {
                chat.turns()
                        .forEach(t -> out.append("TURN ")
                                .append(t.speaker().of(text))
                                .append(" > ")
                                .append(t.said().of(text))
                                .append('\n'));
            }
        }
        return out.toString();
    }

    @Test
    void proseIsRunningText() {
        String text = "The gate opens at nine. It closes at five.";
        assertThat(DocumentLayout.of(text)).isEqualTo(List.of(new DocumentLayout.Text(new Span(0, text.length()))));
        assertThat(LayoutJson.of(DocumentLayout.of(text))).isNull();
    }

    @Test
    void aTableInsideProseHasCells() {
        assertThat(
                        shown(
                                "Prices\n\n| Ticket | Price |\n|---|---|\n| Day | 12 euros |\n| Year | 85 euros |\n\nChildren are free."))
                .isEqualTo(
                        "TEXT Prices\nTABLE [Ticket, Price]\n[Day, 12 euros]\n[Year, 85 euros]\nTEXT Children are free.\n");
    }

    @Test
    void delimitedLinesAreATable() {
        assertThat(shown("month,boats,revenue\nApril,90,1200\nMay,110,1500\nJune,130,1900"))
                .isEqualTo("TABLE [month, boats, revenue]\n[April, 90, 1200]\n[May, 110, 1500]\n[June, 130, 1900]\n");
    }

    @Test
    void aJsonListIsATableAndAnObjectIsFieldsWithPaths() {
        assertThat(shown("[{\"name\": \"Anna\", \"age\": 31},\n {\"name\": \"Berta\", \"age\": 54}]"))
                .isEqualTo("TABLE [name, age]\n[\"Anna\", 31]\n[\"Berta\", 54]\n");
        assertThat(shown("{\"a\": {\"city\": \"Bonn\"}, \"tags\": [\"x\", true]}"))
                .isEqualTo("TABLE [Field, Value]\n[a.city, \"Bonn\"]\n[tags[0], \"x\"]\n[tags[1], true]\n");
        assertThat(shown("{\"a\": broken")).isEqualTo("TEXT {\"a\": broken\n");
    }

    @Test
    void aConversationIsTurns() {
        assertThat(shown("Mia: Shall we go?\nTom: Sure, when?\nMia: At 8 pm.\nTom: See you."))
                .isEqualTo(
                        "TURN Mia > Shall we go?\nTURN Tom > Sure, when?\nTURN Mia > At 8 pm.\nTURN Tom > See you.\n");
    }
}
