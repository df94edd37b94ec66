package io.holdfast.engine.anchor;

import io.holdfast.core.lang.WordList;
import java.util.List;
import java.util.stream.Stream;

/** Words by which people ask for what lists and tables hold, in English, Indonesian and German. */
public final class AskingWords {
    private AskingWords() {}

    /** The words of a section of the file. */
    public static List<String> of(String section) {
        return WordList.sections(AskingWords.class, "asking-words.txt").getOrDefault(section, List.of()).stream()
                .flatMap(line -> Stream.of(line.split("\\s+")))
                .toList();
    }

    /** An expression for any of them. */
    public static String any(String section) {
        return "(?:" + String.join("|", of(section)) + ")";
    }
}
