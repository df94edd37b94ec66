package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import java.util.regex.Pattern;

/**
 * The smallest part of a document that can be understood by itself: a sentence, a turn with its speaker, a field with its
 * path, a table row with its headers.
 *
 * @param span where it occurs in the document
 * @param text how it is read; differs from the document's characters where headers, paths or speakers are added
 */
public record TextUnit(Span span, String text, Kind kind) {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    public TextUnit {
        text = BLANKS.matcher(text).replaceAll(" ").strip();
    }

    /** What kind of text a unit comes from. */
    public enum Kind {
        /** A sentence or list item of running text. */
        PROSE,
        /** A turn of a conversation, or a sentence of one, with its speaker. */
        TURN,
        /** A field of a record (JSON, YAML, XML, key: value lines), or an element of a list of records, with its path. */
        FIELD,
        /** A table row with its headers. */
        ROW,
        /** A line of code or configuration with its section. */
        LINE,
        /** What the numbers of a long column say together: computed when a document is indexed. */
        SUMMARY;

        /** Whether the unit states values of named attributes rather than sentences. */
        public boolean structured() {
            return this == FIELD || this == ROW || this == LINE || this == SUMMARY;
        }
    }
}
