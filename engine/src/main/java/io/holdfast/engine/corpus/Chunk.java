package io.holdfast.engine.corpus;

import io.holdfast.core.model.Passage;
import java.util.List;
import java.util.Objects;

/**
 * A passage of the corpus as it is indexed.
 *
 * @param id document id and number, letters, digits, {@code _} and {@code -} only: what a citation names
 * @param list whether the passage is dense with list items
 * @param section the heading it stands under, empty when there is none
 */
public record Chunk(
        String id,
        Passage passage,
        String title,
        String url,
        String domain,
        int rank,
        boolean list,
        String section,
        List<String> links) {
    public Chunk {
        Objects.requireNonNull(passage, "passage");
        links = List.copyOf(links);
        if (!id.matches("[A-Za-z0-9_-]+")) {
            throw new IllegalArgumentException("not a citable id: " + id);
        }
    }

    public String text() {
        return passage.text();
    }

    public String documentId() {
        return passage.documentId();
    }

    /** Title, section and text: what is searched and embedded. */
    public String searchable() {
        StringBuilder s = new StringBuilder();
        if (!title.isEmpty() && !text().startsWith(title)) {
            s.append(title).append('\n');
        }
        if (!section.isEmpty() && !section.equals(title)) {
            s.append(section).append('\n');
        }
        return s.append(text()).toString();
    }
}
