package io.holdfast.core.read;

import java.util.List;

/** How a document is read, in a form that tests can compare. */
final class Reading {
    private Reading() {}

    /** The text of every unit. */
    static List<String> texts(String document) {
        return DocumentReader.read(document).stream().map(TextUnit::text).toList();
    }

    /** The kind of every unit. */
    static List<TextUnit.Kind> kinds(String document) {
        return DocumentReader.read(document).stream().map(TextUnit::kind).toList();
    }

    /** The characters of the document that every unit comes from. */
    static List<String> spans(String document) {
        return DocumentReader.read(document).stream()
                .map(u -> u.span().of(document))
                .toList();
    }
}
