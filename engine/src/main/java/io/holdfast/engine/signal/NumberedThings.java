package io.holdfast.engine.signal;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Things told apart by a number alone: an answer about station 12 is none to a question about station 5. */
final class NumberedThings {
    private static final Pattern NUMBERED = Pattern.compile("(?<!\\p{L})(\\p{L}{3,}) (\\d{1,9})(?![\\d%]|[.,:]\\d)");

    private NumberedThings() {}

    /** The thing of another number that the words are about instead of the one the question names. */
    static Optional<String> another(String question, String words) {
        return NUMBERED.matcher(question)
                .results()
                .filter(asked -> !ComparedWords.isFunctionWord(asked.group(1).toLowerCase(Locale.ROOT)))
                .flatMap(asked -> instead(asked, words).stream())
                .findFirst();
    }

    private static Optional<String> instead(MatchResult asked, String words) {
        String other = null;
        for (MatchResult said : NUMBERED.matcher(words).results().toList()) {
            if (said.group(1).equalsIgnoreCase(asked.group(1))) {
                if (said.group(2).equals(asked.group(2))) {
                    return Optional.empty();
                }
                other = other == null ? said.group() : other;
            }
        }
        return Optional.ofNullable(other);
    }
}
