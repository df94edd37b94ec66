package io.holdfast.lab.generate;

import java.util.List;

/** Cuts a text into sentences; each is an exact piece of the text, in order. */
@FunctionalInterface
public interface Sentences {
    List<String> of(String text);
}
