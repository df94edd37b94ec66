package io.holdfast.lab.report.html;

import io.holdfast.lab.report.markup.Html;
import java.util.List;

/**
 * A table that another part of the product adds to the report: the lab prints it and knows nothing else about it.
 *
 * @param id where links to it lead; letters only
 * @param heads the first column's head, then the others'; those that begin with {@code #} hold numbers
 * @param notes paragraphs below the table
 */
public record ExtraSection(
        String id, String title, String lead, List<String> heads, List<List<String>> rows, List<String> notes) {
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
                Parts.table(
                        title,
                        heads,
                        rows.stream().map(r -> List.<Object>copyOf(r)).toList()),
                notes.stream().map(Parts::note).toList());
    }
}
