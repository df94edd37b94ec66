package io.holdfast.core.judge.reply.word;

import java.util.ArrayList;
import java.util.List;

/** Cuts tokens into lines. */
public final class ReplyLines {
    private ReplyLines() {}

    /** @param sentences whether a full stop or semicolon between words ends a line too */
    public static List<List<ReplyToken>> of(List<ReplyToken> tokens, boolean sentences) {
        List<List<ReplyToken>> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= tokens.size(); i++) {
            boolean ends = i == tokens.size()
                    || tokens.get(i).isNewline()
                    || sentences
                            && tokens.get(i).anyOf(".;")
                            && i > start + 1
                            && i + 1 < tokens.size()
                            && VerdictLexicon.at(tokens, i + 1) != null;
            if (ends) {
                lines.add(tokens.subList(start, i));
                start = i + 1;
            }
        }
        return lines;
    }
}
