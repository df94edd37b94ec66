package io.holdfast.engine.lang;

import io.holdfast.text.lang.WordList;
import io.holdfast.text.lang.WordPatterns;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of the engine, in English, Indonesian and German, some in French and Spanish. */
public final class EngineWords {
    private static final WordPatterns WORDS = WordPatterns.beside(
            EngineWords.class,
            List.of("common.txt", "asking.txt", "questions.txt", "tables.txt", "answers.txt", "limits.txt"));

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

    /** The words of a section of one language; none where it has no such section. */
    public static List<String> of(String section, String language) {
        String name = section + "-" + language;
        return table("questions.txt").containsKey(name) ? of(name) : List.of();
    }

    /** The pairs {@code this=that} of sections, in their order. */
    public static Map<String, String> pairs(String... sections) {
        Map<String, String> pairs = new LinkedHashMap<>();
        Stream.of(sections)
                .flatMap(WORDS::words)
                .map(pair -> pair.split("=", 2))
                .forEach(pair -> pairs.put(pair[0], pair[1]));
        return Collections.unmodifiableMap(pairs);
    }

    /** The sections of a file that is a table of its own, each with its lines. */
    public static Map<String, List<String>> table(String file) {
        return WordList.sections(EngineWords.class, file);
    }
}
