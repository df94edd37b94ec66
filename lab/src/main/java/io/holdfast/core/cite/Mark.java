package io.holdfast.core.cite;

import io.holdfast.core.model.Span;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One reference of an answer to one document. A bracket that names several documents is several marks.
 *
 * @param span where it occurs in the answer; empty, at the end of what it covers, where citations are recorded beside the
 *     text
 * @param text exactly {@code answer.substring(span)}
 * @param label what it names: a number, an id, a title, an address
 * @param covers the part of the answer it vouches for, where the form says so; null: the statement it occurs in or follows
 */
public record Mark(
        Span span,
        String text,
        Form form,
        String label,
        @Nullable Span covers) {
    public Mark {
        Objects.requireNonNull(form, "form");
        Objects.requireNonNull(label, "label");
        if (text.length() != span.length()) {
            throw new IllegalArgumentException("text does not fit its span " + span);
        }
    }

    /** A citation that is recorded beside the answer, for the part of it that it covers. */
    public static Mark recorded(Span covers, String document) {
        return new Mark(new Span(covers.end(), covers.end()), "", Form.RECORDED, document, covers);
    }

    /** How a reference is written. */
    public enum Form {
        /** {@code [1]}, {@code [doc-3]}. */
        BRACKET,
        /** {@code 【1†source】}, {@code 【4:0†manual.pdf】}. */
        LENTICULAR,
        /** {@code [^1]}, {@code <sup>1</sup>}. */
        FOOTNOTE,
        /** {@code [the manual](https://example.org/manual)}. */
        LINK,
        /** {@code <cite>doc-3</cite>}, {@code <cite id="doc-3">…</cite>}. */
        CITE,
        /** Not in the text: a field of the file says it. */
        RECORDED
    }
}
