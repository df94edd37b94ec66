package io.holdfast.core.claim;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Texts in which there is nothing to read: no letter and no digit beside marks, numbering, tags and citations, or for the
 * most part strings that are no words. A model says something about them all the same, so it is not asked.
 */
public final class Unreadable {
    private static final Pattern DECORATION = Pattern.compile(
            "<[/!]?[a-zA-Z][^<>]{0,200}>|&(?:[a-zA-Z]{2,10}|#\\d{1,6});|^\\(?\\d{1,3}[.)](?=\\s)|(?<=\\s)\\(?\\d{1,3}[.)](?=\\s|$)|\\[\\d{1,3}\\]");
    /** Longer than any word of a language that puts spaces between its words. */
    private static final Pattern NO_WORD = Pattern.compile("[\\p{Lu}\\p{Ll}\\p{N}+/=_]{60,}");

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern LETTER = Pattern.compile("[\\p{L}\\p{N}]");

    private Unreadable() {}

    public static boolean test(String text) {
        String said = DECORATION.matcher(text.strip()).replaceAll(" ");
        if (!LETTER.matcher(said).find() || looseLetters(said)) {
            return true;
        }
        int noWords = said.length() - NO_WORD.matcher(said).replaceAll("").length();
        return 2L * noWords > said.strip().length();
    }

    /** Single letters in a row; one or two may name an option. */
    private static boolean looseLetters(String said) {
        List<String> words =
                BETWEEN.splitAsStream(said).filter(w -> !w.isEmpty()).toList();
        return words.size() > 2
                && words.stream()
                        .allMatch(w -> w.length() == 1 && w.charAt(0) < 128 && Character.isLetter(w.charAt(0)));
    }
}
