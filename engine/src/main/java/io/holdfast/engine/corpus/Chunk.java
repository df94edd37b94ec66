package io.holdfast.engine.corpus;

import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A passage of the corpus as it is indexed.
 *
 * @param id document id and number, letters, digits, {@code _} and {@code -} only: what a citation names
 * @param list whether the passage is dense with list items
 * @param section the heading it is under, empty when there is none
 * @param lead the header of the table, or the line before the list, that its text continues; empty when it does not
 * @param source the file and lines it was read from
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
        List<String> links,
        String lead,
        Source source) {
    /** A passage that begins where a paragraph does, from a source nobody knows. */
    public Chunk(
            String id,
            Passage passage,
            String title,
            String url,
            String domain,
            int rank,
            boolean list,
            String section,
            List<String> links) {
        this(id, passage, title, url, domain, rank, list, section, links, "", Source.UNKNOWN);
    }

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
        if (!lead.isEmpty()) {
            s.append(lead).append('\n');
        }
        return s.append(text()).toString();
    }

    /** Where the text below the heading begins: a heading is context, never part of an answer. */
    public int bodyStart() {
        return !section.isEmpty() && text().startsWith(section) ? section.length() : 0;
    }

    /** The sentences below the heading; one that its line runs into begins behind it. */
    public List<Span> sentences() {
        int body = bodyStart();
        List<Span> below = new ArrayList<>();
        for (Span s : SentenceSplitter.split(text())) {
            int start = Math.max(s.start(), body);
            while (start < s.end() && Character.isWhitespace(text().charAt(start))) {
                start++;
            }
            if (start < s.end()) {
                below.add(new Span(start, s.end()));
            }
        }
        return below;
    }

    /** Title and heading, then what the text continues: what its sentences are about. */
    public String context() {
        StringBuilder s = new StringBuilder(title);
        if (!section.isEmpty() && !section.equals(title)) {
            s.append(s.isEmpty() ? "" : "\n").append(section);
        }
        return (lead.isEmpty() ? s : s.append(s.isEmpty() ? "" : "\n").append(lead)).toString();
    }
}
