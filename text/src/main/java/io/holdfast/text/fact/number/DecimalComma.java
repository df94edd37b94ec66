package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.lang.WordList;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether a text is in a language that writes 1.250.000 and 2,5: then "1.250" is a thousand two hundred and fifty. */
public final class DecimalComma {
    private static final int ENOUGH = 2;

    private static final Set<String> ENGLISH = WordList.of("en", "common");

    /** Small words of those languages that English does not have. */
    private static final Set<String> OTHERS = WordList.LANGUAGES.stream()
            .filter(language -> !language.equals("en"))
            .flatMap(language -> WordList.of(language, "common").stream())
            .filter(word -> !ENGLISH.contains(word))
            .collect(Collectors.toUnmodifiableSet());

    /** Words beside a number of which one is enough where nothing is English. */
    private static final Set<String> COUNTED = FactWords.of("counted");

    private DecimalComma() {}

    public static boolean in(Tokens tokens) {
        int english = 0;
        int others = 0;
        boolean counted = false;
        for (int i = 0; i < tokens.size(); i++) {
            boolean money = tokens.at(i + 1).gluedAs("$"); // the "us" of "US$" is no word
            String word = money ? "" : tokens.at(i).lower();
            english += ENGLISH.contains(word) ? 1 : 0;
            others += OTHERS.contains(word) ? 1 : 0;
            counted |= COUNTED.contains(word);
        }
        return others > english && (others >= ENOUGH || counted) || counted && english == 0;
    }
}
