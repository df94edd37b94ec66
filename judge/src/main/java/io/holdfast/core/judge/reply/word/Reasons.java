package io.holdfast.core.judge.reply.word;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the judge's reason in a stretch of text about one statement: after "Reason:", else what follows the verdict. */
public final class Reasons {
    private static final Set<String> LABELS = ReplyWords.set("reasons_labels");
    private static final int FEWEST_WORDS = 2;

    private Reasons() {}

    public static @Nullable String in(String text, List<ReplyToken> block) {
        for (int i = 0; i < block.size(); i++) {
            if (block.get(i).isWord() && LABELS.contains(block.get(i).text())) {
                int k = i + 1;
                boolean colon = block.get(i).text().equals("because");
                while (k < block.size() && block.get(k).anyOf("*_:-\">")) {
                    colon |= block.get(k).is(":") || block.get(k).is(">");
                    k++;
                }
                String reason = colon ? words(text, block, k) : null;
                if (reason != null) {
                    return reason;
                }
            }
        }
        for (int i = 0; i < block.size(); i++) {
            VerdictLexicon.Match match = VerdictLexicon.valueAt(block, i);
            if (match != null) {
                return words(text, block, match.end());
            }
        }
        return null;
    }

    /** The rest of the line, if it says something. */
    private static @Nullable String words(String text, List<ReplyToken> block, int from) {
        int start = from;
        while (start < block.size() && block.get(start).kind() == ReplyToken.Kind.PUNCTUATION) {
            start++;
        }
        int end = start;
        int words = 0;
        while (end < block.size() && !block.get(end).isNewline()) {
            words += block.get(end).isWord()
                            || block.get(end).isNumber()
                            || block.get(end).isStatement()
                    ? 1
                    : 0;
            end++;
        }
        while (end > start && block.get(end - 1).anyOf("*_\"`|<>)")) {
            end--;
        }
        return words < FEWEST_WORDS
                ? null
                : text.substring(block.get(start).start(), block.get(end - 1).end());
    }
}
