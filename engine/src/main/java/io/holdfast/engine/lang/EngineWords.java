package io.holdfast.engine.lang;

import io.holdfast.core.lang.WordPatterns;
import java.util.List;
import java.util.regex.Pattern;

/** The words of the engine, in English, Indonesian and German, some in French and Spanish. */
public final class EngineWords {
    private static final WordPatterns WORDS =
            WordPatterns.beside(EngineWords.class, List.of("common.txt", "asking.txt", "tables.txt", "answers.txt"));

    private EngineWords() {}

    /** An expression in which {@code %{name}} is any word of the section {@code name}. */
    public static Pattern pattern(String template) {
        return WORDS.compile(template);
    }

    /** The same as text, for an expression that is put together. */
    public static String expand(String template) {
        return WORDS.expand(template);
    }

    /** The words of a section. */
    public static List<String> of(String section) {
        return WORDS.words(section).toList();
    }
}
