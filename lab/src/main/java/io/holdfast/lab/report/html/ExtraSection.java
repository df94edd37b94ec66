package io.holdfast.lab.report.html;

import io.holdfast.lab.report.chart.Drawing;
import io.holdfast.lab.report.markup.Html;
import java.util.ArrayList;
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
    /** Head of a first column that names cases of the report. */
    public static final String CASE = "Case";

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

    /** The cells of a row; the name of a case leads to it. */
    private List<Object> cells(List<String> row) {
        List<Object> cells = new ArrayList<>(row);
        if (heads.get(0).equals(CASE)) {
            cells.set(0, Html.el("a", Html.at("href", Fragment.of(row.get(0))), row.get(0)));
        }
        return cells;
    }

    Html html() {
        return Parts.section(
                id,
                title,
                lead,
                figure == null ? Html.NOTHING : Parts.figure(figure.wide(), figure.narrow(), "c-" + id),
                Parts.table(title, heads, rows.stream().map(this::cells).toList()),
                notes.stream().map(Parts::note).toList());
    }
}
