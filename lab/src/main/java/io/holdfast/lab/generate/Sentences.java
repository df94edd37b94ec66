package io.holdfast.lab.generate;

import io.holdfast.text.SentenceSplitter;
import java.util.List;

/** The sentences of a text, each an exact piece of it, in order. */
public final class Sentences {
    private Sentences() {}

    public static List<String> of(String text) {
        return SentenceSplitter.split(text).stream().map(span -> span.of(text)).toList();
    }
}
