package io.holdfast.engine.anchor;

import io.holdfast.core.model.Span;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.SentenceSplitter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The clause of a question that asks: "May I borrow tools?" of "I work in Rook. May I borrow tools?", "is it a power tool?"
 * of "If I take a ladder, is it a power tool?", "which units" of "In which units", "when it opens" of "Could you tell me
 * when it opens".
 */
public final class AskingClause {
    private static final Pattern CONDITION = EngineWords.pattern("^%{if}\\b[^,?]*,\\s+");
    private static final Pattern TELLING =
            EngineWords.pattern("^%{telling}\\b[^.?]{0,30}?[\\s,](?=%{telling-what}(?![\\p{L}-]))");
    private static final Pattern PREPOSITION = EngineWords.pattern("^%{before} (?=%{which-or-how-many}\\b)");

    private AskingClause() {}

    /** In lower case. */
    public static String of(String question) {
        String last = lastSentence(question.strip()).replaceFirst("^[¿¡]+", "");
        String main = CONDITION.matcher(last.toLowerCase(Locale.ROOT)).replaceFirst("");
        return PREPOSITION.matcher(TELLING.matcher(main).replaceFirst("")).replaceFirst("");
    }

    /** The last sentence where it is the one that asks; what is said behind the question belongs to it. */
    private static String lastSentence(String question) {
        List<Span> sentences = SentenceSplitter.split(question);
        String last = sentences.isEmpty()
                ? question
                : sentences.get(sentences.size() - 1).of(question);
        return last.endsWith("?") ? last : question;
    }
}
