package io.holdfast.lab.report.html;

import io.holdfast.lab.report.chart.Drawing;
import io.holdfast.lab.report.markup.Html;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table that another part of the product adds to the report: the lab prints it and knows nothing else about it.
 *
 * @param id where links to it lead; letters only
 * @param heads the first column's head, then the others'; those that begin with {@code #} hold numbers
 * @param notes paragraphs below the table
 * @param figure above the table; null: none
 */
public record ExtraSection(
        String id,
        String title,
        String lead,
        List<String> heads,
        List<List<String>> rows,
        List<String> notes,
        @Nullable Figure figure) {
    /** One drawing for two widths of screen. */
    public record Figure(Drawing wide, Drawing narrow) {}

    public ExtraSection(
            String id, String title, String lead, List<String> heads, List<List<String>> rows, List<String> notes) {
        this(id, title, lead, heads, rows, notes, null);
    }

    public ExtraSection {
        if (!id.matches("[a-z]+")) {
            throw new IllegalArgumentException("not an id: " + id);
        }
        heads = List.copyOf(heads);
        rows = rows.stream().map(List::copyOf).toList();
        notes = List.copyOf(notes);
        for (List<String> row : rows) {
            if (row.size() != heads.size()) {
                throw new IllegalArgumentException(
                        "a row of " + row.size() + " cells under " + heads.size() + " heads");
            }
        }
    }

    Html html() {
        return Parts.section(
                id,
                title,
                lead,
                figure == null ? Html.NOTHING : Parts.figure(figure.wide(), figure.narrow(), "c-" + id),
                Parts.table(
                        title,
                        heads,
                        rows.stream().map(r -> List.<Object>copyOf(r)).toList()),
                notes.stream().map(Parts::note).toList());
    }
}
