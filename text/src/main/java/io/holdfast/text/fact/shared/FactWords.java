package io.holdfast.text.fact.shared;

import io.holdfast.text.lang.WordList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The words around numbers, dates and codes. A section has the words of all files below that have one of its name. */
public final class FactWords {
    private static final List<String> FILES = WordList.files("facts.txt", "units.txt", "codes.txt");

    public static final Set<String> RANGE = of("range");
    public static final Set<String> BETWEEN = of("between");
    public static final Set<String> BETWEEN_AND = of("between_and");

    private FactWords() {}

    /** The words of a section. */
    public static Set<String> of(String section) {
        return lines(section).stream().flatMap(WordList::words).collect(Collectors.toUnmodifiableSet());
    }

    /** What words count for, from lines that name a value and then its words: {@code 12 dozen}. */
    public static Map<String, Long> values(String section) {
        Map<String, Long> values = new HashMap<>();
        for (String line : lines(section)) {
            List<String> parts = WordList.words(line).toList();
            parts.stream().skip(1).forEach(word -> values.put(word, Long.valueOf(parts.get(0))));
        }
        return values;
    }

    /** The lines of a section, in order. */
    public static List<String> lines(String section) {
        return WordList.lines(WordList.class, FILES, section);
    }
}
