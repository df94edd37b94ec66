package io.holdfast.text;

import io.holdfast.text.lang.WordList;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words that carry no fact, in the languages where leaving them out does no harm (decision 264). Negations, modals and
 * quantifiers (not, never, must, all, only, tidak, semua) are never among them: they decide whether a claim is true.
 */
public final class StopWords {
    private static final Set<String> WORDS = Stream.of("en", "id", "de", "fr")
            .flatMap(language -> WordList.of(language, "stop").stream())
            .collect(Collectors.toUnmodifiableSet());

    private StopWords() {}

    /** Whether a folded word carries no fact. */
    public static boolean contains(String folded) {
        return WORDS.contains(folded);
    }
}
