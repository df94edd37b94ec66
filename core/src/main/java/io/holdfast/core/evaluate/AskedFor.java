package io.holdfast.core.evaluate;

import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.lang.WordPatterns;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The kind of thing a question asks for (an amount, a time, a person, a place, a reason), and whether a text
 * holds one. A text about the same thing without it answers nothing: "the door was replaced in 1987" does not say why.
 */
final class AskedFor {
    private record Kind(Predicate<String> asked, Predicate<String> held) {}

    private static final Pattern NAME = Pattern.compile("\\S\\s+\\p{Lu}|^\\p{Lu}\\S*\\s+\\p{Lu}");

    private static final List<Kind> KINDS = List.of(
            new Kind(says("\\b%{asks-how-often}\\b"), says("\\b%{frequency}\\b")),
            new Kind(
                    says("\\b%{asks-how-much}\\b"),
                    text -> !TextFacts.read(text).quantities().isEmpty()),
            new Kind(
                    says("\\b%{asks-when}\\b"),
                    text -> !TextFacts.read(text).dates().isEmpty()),
            new Kind(says("^\\W*%{asks-who}\\b"), NAME.asPredicate()),
            new Kind(says("^\\W*%{asks-where}\\b"), says("\\b%{before-place}\\s+(?:%{article}\\s+)?(?!\\d)\\p{L}")),
            new Kind(says("^\\W*%{asks-why}\\b"), says("\\b%{cause}\\b")));

    private static final Pattern QUESTION_WORD =
            WordPatterns.ALL.compile("(?i)^(?:%{before-question-word}\\s+)?%{question-word}\\b\\s*");
    /** Where a language has no list of what may follow a question word, the word alone is left out. */
    private static final Pattern OPENING =
            WordPatterns.ALL.compile("(?iu)^[^\\p{L}]*%{question-opening}(?!\\p{L})\\s*");
    /** The verb of a question with the words before it: "HTTP method is" in "What HTTP method is used for updates". */
    private static final Pattern ASKED_TYPE = WordPatterns.ALL.compile(
            "^(?:.*?\\s)??(?i:%{auxiliary})\\s+(?=.)|^(?:\\S+\\s+){1,4}?(?=\\p{Ll}+(?:s|ed)\\b)");

    /** A request for all there is: "Describe the hotel." */
    static final Predicate<String> OPENLY = says("^\\W*(?:%{before-request}\\s+)*%{asks-openly}\\b");

    private AskedFor() {}

    private static Predicate<String> says(String template) {
        return WordPatterns.ALL.compile("(?i)" + template).asPredicate();
    }

    /** What a question says of the thing it asks for: "drains the tank" in "Which valve drains the tank?". */
    static String about(String question) {
        String asked = question.strip().replaceAll("[?？\\s]+$", "");
        String rest = QUESTION_WORD.matcher(asked).replaceFirst("");
        if (!rest.equals(asked) && !rest.isBlank()) {
            return ASKED_TYPE.matcher(rest).replaceFirst("");
        }
        String named = OPENING.matcher(asked).replaceFirst("");
        return named.isBlank() ? asked : named;
    }

    /** True also when the question asks for nothing that can be told by its looks. */
    static boolean heldBy(String text, String question) {
        return KINDS.stream()
                .filter(k -> k.asked.test(question))
                .findFirst()
                .map(k -> k.held.test(text))
                .orElse(true);
    }
}
