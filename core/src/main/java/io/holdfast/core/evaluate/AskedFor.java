package io.holdfast.core.evaluate;

import io.holdfast.core.fact.TextFacts;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The kind of thing a question asks for (an amount, a time, a person, a place, a reason), and whether a text
 * holds one. A text about the same thing without it answers nothing: "the door was replaced in 1987" does not say why.
 */
final class AskedFor {
    private record Kind(Pattern question, Predicate<String> held) {
        static Kind of(String question, Predicate<String> held) {
            return new Kind(Pattern.compile(question, Pattern.CASE_INSENSITIVE), held);
        }

        static Kind of(String question, String words) {
            Pattern held = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
            return of(question, text -> held.matcher(text).find());
        }
    }

    private static final Pattern NAME = Pattern.compile("\\S\\s+\\p{Lu}|^\\p{Lu}\\S*\\s+\\p{Lu}");

    private static final List<Kind> KINDS = List.of(
            Kind.of(
                    "\\b(?:how often|seberapa sering)\\b",
                    "\\b(?:every|each|once|twice|times|daily|hourly|weekly|monthly|yearly|annually|always|never|often|rarely"
                            + "|sometimes|seldom|a (?:day|week|month|year)|per|setiap|sekali|kali)\\b"),
            Kind.of(
                    "\\bhow (?:many|much|long|old|tall|far|big|large|deep|wide|high|heavy|fast|hot|cold)\\b|\\bberapa\\b",
                    text -> !TextFacts.read(text).quantities().isEmpty()),
            Kind.of(
                    "\\b(?:when|(?:what|which) (?:year|date|day|month|time)|kapan)\\b",
                    text -> !TextFacts.read(text).dates().isEmpty()),
            Kind.of(
                    "^\\W*(?:who|whose|whom|siapa)\\b",
                    text -> NAME.matcher(text).find()),
            Kind.of(
                    "^\\W*(?:where|di mana|dimana)\\b",
                    "\\b(?:in|at|on|near|behind|beside|under|above|below|opposite|between|outside|inside|within|along|across"
                            + "|around|from|to|north|south|east|west|di|ke|dari)\\s+(?:the\\s+|an?\\s+)?(?!\\d)\\p{L}"),
            Kind.of(
                    "^\\W*(?:why|mengapa|kenapa)\\b",
                    "\\b(?:because|since|due to|owing to|so that|in order to|caused?|causes|reasons?|result|therefore|thus|hence"
                            + "|thanks to|avoid|prevent|karena|sebab|akibat|agar|supaya)\\b"));

    private static final Pattern QUESTION_WORD = Pattern.compile(
            "^(?:(?:in|at|on|to|for|from|by|with|of|under|pada|di)\\s+)?(?:what|which|who|whom|whose|where|when|why|how(?:\\s+(?:many|much|long|often|far|old|tall|big|large|high|fast))?"
                    + "|apa|siapa|berapa|kapan|di mana|dimana|mana)\\b\\s*",
            Pattern.CASE_INSENSITIVE);
    /** The verb of a question with the words before it: "HTTP method is" in "What HTTP method is used for updates". */
    private static final Pattern ASKED_TYPE = Pattern.compile(
            "^(?:.*?\\s)??(?i:is|are|was|were|does|do|did|can|could|must|should|will|would|has|have|had|may|might)\\s+(?=.)"
                    + "|^(?:\\S+\\s+){1,4}?(?=\\p{Ll}+(?:s|ed)\\b)");

    private AskedFor() {}

    /** What a question says of the thing it asks for: "drains the tank" in "Which valve drains the tank?". */
    static String about(String question) {
        String asked = question.strip().replaceAll("[?？\\s]+$", "");
        String rest = QUESTION_WORD.matcher(asked).replaceFirst("");
        return rest.equals(asked) || rest.isBlank()
                ? asked
                : ASKED_TYPE.matcher(rest).replaceFirst("");
    }

    /** True also when the question asks for nothing that can be told by its looks. */
    static boolean heldBy(String text, String question) {
        return KINDS.stream()
                .filter(k -> k.question.matcher(question).find())
                .findFirst()
                .map(k -> k.held.test(text))
                .orElse(true);
    }
}
