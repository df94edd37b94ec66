package io.holdfast.core.text;

import io.holdfast.core.lang.WordList;
import java.util.Set;

/**
 * Words that carry no fact, in English and Indonesian. Negations, modals and quantifiers (not, never, must, all, only,
 * tidak, semua) are never among them: they decide whether a claim is true.
 */
public final class StopWords {
    private static final Set<String> ENGLISH = WordList.of("en", "stop");
    private static final Set<String> INDONESIAN = WordList.of("id", "stop");

    private StopWords() {}

    /** Whether a folded word carries no fact. */
    public static boolean contains(String folded) {
        return ENGLISH.contains(folded) || INDONESIAN.contains(folded);
    }
}
