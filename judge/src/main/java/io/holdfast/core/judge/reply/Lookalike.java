package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Folding;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyTokens;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.List;
import java.util.Locale;

/**
 * How much a text that is to be judged reads like a judge's reply. The parser itself is the measure: what it would take
 * for verdicts in an answer, it could take for verdicts when a judge repeats that answer.
 */
public enum Lookalike {
    /** Nothing in it could be mistaken for a verdict. */
    NONE,
    /** Words such as "Yes, …" that a reply without ids could repeat. */
    WEAK,
    /** JSON with verdicts, "Verdict: …", a marker line, a nonce, a fence, role markers. */
    STRONG;

    private static final List<String> DEVICES = ReplyWords.list("lookalike_devices");

    public static Lookalike of(String text) {
        String folded = Folding.fold(text).toLowerCase(Locale.ROOT);
        if (DEVICES.stream().anyMatch(folded::contains)) {
            return STRONG;
        }
        Reading reading = VerdictParser.parse(text, List.of(new Statement(1, "")));
        if (reading instanceof Reading.Parsed parsed) {
            return parsed.attempt() == Attempt.INDIVIDUAL ? WEAK : STRONG;
        }
        return opensWithVerdict(text) ? WEAK : NONE;
    }

    /** Whether a verdict word, or a 1 or 0 in brackets, occurs where a plain list of verdicts could begin. */
    private static boolean opensWithVerdict(String text) {
        List<ReplyToken> tokens = ReplyTokens.of(text);
        for (int i = 0; i < tokens.size(); i++) {
            boolean opens = i == 0
                    || tokens.get(i - 1).isNewline()
                    || tokens.get(i - 1).kind() == ReplyToken.Kind.PUNCTUATION
                    || tokens.get(i - 1).isNumber();
            boolean digit = i > 0 && tokens.get(i - 1).is("[") && VerdictLexicon.valueAt(tokens, i) != null;
            if (digit || opens && VerdictLexicon.at(tokens, i) != null) {
                return true;
            }
        }
        return false;
    }
}
