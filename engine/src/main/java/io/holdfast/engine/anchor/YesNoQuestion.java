package io.holdfast.engine.anchor;

import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether yes or no answers a question. */
public final class YesNoQuestion {
    /** The parts of a question, of which the last may be the one that asks: "I have server 5.3, can I install 7.0?" */
    private static final Pattern PARTS = Pattern.compile("\\s*[,:;–—]\\s+");

    private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}-]+");
    /** French turns verb and pronoun round: "a-t-il", "peut-elle". */
    private static final Pattern TURNED = EngineWords.pattern("\\p{L}-(?:t-)?%{turned-pronoun}(?![\\p{L}-])");
    /** Before a word that asks there may be one or two others: "until when", "in the course of which year". */
    private static final int BEFORE = 3;
    /** Fewer words name a thing, with or without a question mark. */
    private static final int SENTENCE = 3;

    private YesNoQuestion() {}

    /** In a language that no words are known of, none is one. */
    public static boolean is(String question, Language language) {
        String clause = AskingClause.of(question);
        if (language == Language.OTHER || chooses(clause)) {
            return false;
        }
        List<String> parts = PARTS.splitAsStream(clause).toList();
        if (parts.isEmpty() || parts.stream().anyMatch(p -> asks(p, language))) {
            return false;
        }
        return opens(parts.get(0), language)
                || opens(parts.get(parts.size() - 1), language)
                || language != Language.ENGLISH && spoken(question, clause, language);
    }

    private static boolean chooses(String clause) {
        return clause.contains(" or ");
    }

    private static boolean opens(String clause, Language language) {
        return QuestionWords.of(language).opening().matcher(clause).lookingAt();
    }

    /** In these languages a statement with a question mark asks whether it is so, in French also one turned round. */
    private static boolean spoken(String question, String clause, Language language) {
        return question.strip().endsWith("?") && words(clause).size() >= SENTENCE
                || language == Language.FRENCH && TURNED.matcher(clause).find();
    }

    /** Whether something is asked for: by a word that always asks, or by one among the first or at the end. */
    private static boolean asks(String part, Language language) {
        QuestionWords known = QuestionWords.of(language);
        Matcher opening = known.opening().matcher(part);
        boolean opens = opening.lookingAt();
        List<String> words = words(opens ? part.substring(opening.end()) : part);
        int first = opens ? 0 : Math.min(BEFORE, words.size());
        int last = Math.max(first, words.size() - 1);
        return words.stream().anyMatch(known.always()::contains)
                || Stream.concat(words.subList(0, first).stream(), words.subList(last, words.size()).stream())
                        .anyMatch(known.asks()::contains);
    }

    private static List<String> words(String text) {
        return WORDS.splitAsStream(text).filter(w -> !w.isEmpty()).toList();
    }
}
