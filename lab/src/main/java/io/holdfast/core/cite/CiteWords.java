package io.holdfast.core.cite;

import io.holdfast.text.lang.WordPatterns;
import java.util.List;
import java.util.regex.Pattern;

/** The words by which citations are read, in a file beside this class. */
final class CiteWords {
    private static final WordPatterns WORDS = WordPatterns.beside(CiteWords.class, List.of("words.txt"));

    private CiteWords() {}

    /** An expression in which {@code %{name}} is any word of the section {@code name}. */
    static Pattern pattern(String template) {
        return WORDS.compile(template);
    }
}
