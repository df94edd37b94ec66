package io.holdfast.text;

import io.holdfast.text.lang.WordList;
import java.lang.Character.UnicodeScript;
import java.text.BreakIterator;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many words a text has. Blanks separate words, except in scripts written without them: there the JDK's word
 * iterator does, and a run of Han characters, which it does not cut, counts as words of two characters.
 */
public final class WordCount {
    private static final Set<UnicodeScript> UNSPACED = WordList.section("scripts.txt", "unspaced").stream()
            .map(UnicodeScript::forName)
            .collect(Collectors.toUnmodifiableSet());

    /** Chinese words have two characters, mostly. */
    private static final int HAN_WORD = 2;

    private WordCount() {}

    public static int of(String text) {
        int words = 0;
        for (String piece : text.strip().split("\\s+")) {
            words += piece.chars().allMatch(c -> c < 0x0E00) ? 1 : ofPiece(piece);
        }
        return words;
    }

    private static int ofPiece(String piece) {
        if (piece.codePoints().noneMatch(c -> UNSPACED.contains(UnicodeScript.of(c)))) {
            return 1;
        }
        BreakIterator words = BreakIterator.getWordInstance(language(piece));
        words.setText(piece);
        int count = 0;
        int start = words.first();
        for (int end = words.next(); end != BreakIterator.DONE; end = words.next()) {
            count += of(piece, start, end);
            start = end;
        }
        return Math.max(1, count);
    }

    private static int of(String piece, int start, int end) {
        String word = piece.substring(start, end);
        if (word.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return 0;
        }
        int han = (int) word.codePoints()
                .filter(c -> UnicodeScript.of(c) == UnicodeScript.HAN)
                .count();
        return Math.max(1, (han + HAN_WORD - 1) / HAN_WORD);
    }

    /** Only Thai is cut by a dictionary, which its locale brings. */
    private static Locale language(String piece) {
        return piece.codePoints().anyMatch(c -> UnicodeScript.of(c) == UnicodeScript.THAI)
                ? Locale.forLanguageTag("th")
                : Locale.ROOT;
    }
}
