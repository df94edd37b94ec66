package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.ReplyToken;
import java.util.ArrayList;
import java.util.List;

/** Turns a task list into marks: "- [x]" is a tick and "- [ ]" a cross, where at least one box is ticked. */
final class Checkboxes {
    private Checkboxes() {}

    static List<ReplyToken> marks(List<ReplyToken> tokens) {
        List<ReplyToken> out = new ArrayList<>(tokens.size());
        boolean ticked = false;
        int i = 0;
        while (i < tokens.size()) {
            int end = Ids.lineStart(tokens, i) ? boxEnd(tokens, i) : -1;
            if (end < 0) {
                out.add(tokens.get(i));
                i++;
                continue;
            }
            boolean tick = end == i + 3;
            ticked |= tick;
            out.add(new ReplyToken(
                    ReplyToken.Kind.MARK,
                    tick ? "✓" : "✗",
                    tokens.get(i).start(),
                    tokens.get(end - 1).end()));
            i = end;
        }
        return ticked ? out : tokens;
    }

    /** The first token after "[x]" or "[ ]", or -1. */
    private static int boxEnd(List<ReplyToken> tokens, int i) {
        if (i == 0 || !tokens.get(i).is("[") || !tokens.get(i - 1).anyOf("-*+")) {
            return -1;
        }
        if (i + 1 < tokens.size() && tokens.get(i + 1).is("]")) {
            return i + 2;
        }
        boolean x = i + 2 < tokens.size()
                && tokens.get(i + 1).isWord()
                && tokens.get(i + 1).text().equals("x")
                && tokens.get(i + 2).is("]");
        return x ? i + 3 : -1;
    }
}
