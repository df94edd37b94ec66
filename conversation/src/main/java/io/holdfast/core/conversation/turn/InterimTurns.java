package io.holdfast.core.conversation.turn;

import io.holdfast.core.model.Span;
import io.holdfast.text.SentenceSplitter;
import java.util.List;
import java.util.regex.Pattern;

/** Recognises turns that only say an answer is on its way: "Let me look that up", "One moment, please". */
public final class InterimTurns {
    private static final Pattern ON_ITS_WAY = ConversationWords.pattern(
            "(?ius)^(?:(?:%{assent}|no problem|natürlich)\\b[^.!?]{0,40}?[,.!:]?\\s+)?%{on-its-way}\\b.*");
    private static final Pattern ACKNOWLEDGED =
            ConversationWords.pattern("(?ius)^(?:%{assent}|thank|hello|hi)\\b.{0,40}$");
    /** An answer hides in anything longer, or in anything with a figure. */
    private static final int LONGEST = 200;

    private InterimTurns() {}

    public static boolean is(String message) {
        String text = message.strip();
        if (text.isEmpty() || text.length() > LONGEST || text.matches("(?s).*\\d{2}.*")) {
            return false;
        }
        List<Span> sentences = SentenceSplitter.split(text);
        boolean coming = false;
        for (Span sentence : sentences) {
            String said = sentence.of(text);
            if (ON_ITS_WAY.matcher(said).matches()) {
                coming = true;
            } else if (!ACKNOWLEDGED.matcher(said).matches()) {
                return false;
            }
        }
        return coming;
    }
}
