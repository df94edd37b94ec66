package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.lang.WordList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Question words with the headers of columns that answer them.
 *
 * @param told the words of a question that such a column accounts for
 */
record HeaderKind(Pattern asked, Pattern header, Set<String> told) {
    static final List<HeaderKind> ALL = EngineWords.table("columns.txt").values().stream()
            .map(HeaderKind::of)
            .toList();

    private static HeaderKind of(List<String> lines) {
        String opens = any(lines, "opens");
        return new HeaderKind(
                Pattern.compile("(?i)" + (opens.isEmpty() ? "\\b" + any(lines, "asks") : "^\\W*" + opens) + "\\b"),
                Pattern.compile("(?iu).*\\b" + any(lines, "heads") + "\\b.*"),
                ComparedWords.content(any(lines, "tells")));
    }

    /** Any of the words on the line that begins with this one. */
    private static String any(List<String> lines, String first) {
        return lines.stream()
                .filter(line -> line.startsWith(first + " "))
                .map(line -> WordList.words(line).skip(1).collect(Collectors.joining("|", "(?:", ")")))
                .collect(Collectors.joining())
                .replace('_', ' ');
    }

    boolean answers(String question, String columnHeader) {
        return asked.matcher(question).find() && header.matcher(columnHeader).matches();
    }

    /** Whether a column of this header answers what the question asks for by its first words. */
    static boolean any(String question, String columnHeader) {
        return ALL.stream().anyMatch(k -> k.answers(question, columnHeader));
    }
}
