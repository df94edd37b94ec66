package io.holdfast.core.judge.reply.json;

import java.util.List;

/** A value of JSON as language models write it. {@code complete} is false where the text ended inside it. */
public sealed interface Loose {
    boolean complete();

    /** {@code {…}}; keys in the order written, duplicates kept. */
    record Obj(List<Entry> entries, boolean complete) implements Loose {}

    /** {@code […]}. */
    record Arr(List<Loose> items, boolean complete) implements Loose {}

    /** A quoted string, or a bare word or number (then {@code quoted} is false). */
    record Text(String value, boolean quoted, boolean complete) implements Loose {}

    /** A key with its value. */
    record Entry(String key, Loose value) {}

    /** A value found in running text, from {@code start} to {@code end}; {@code damaged} when it is not valid JSON. */
    record Block(Loose value, int start, int end, boolean damaged) {}
}
