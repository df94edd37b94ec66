package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds where a judge takes back what it said: "Wait, …", "Actually, statement 2 should be no", "Final: …". */
final class Corrections {
    private static final Set<String> CUES = ReplyWords.set("corrections_cues");
    private static final List<List<String>> PHRASES = List.of(
            List.of("on", "second", "thought"),
            List.of("on", "reflection"),
            List.of("upon", "reflection"),
            List.of("upon", "review"),
            List.of("scratch", "that"),
            List.of("let", "me", "re"),
            List.of("let", "me", "correct"),
            List.of("let", "me", "recheck"),
            List.of("i", "mean"),
            List.of("final"));
    private static final List<List<String>> BECOMES = List.of(
            List.of("should", "have", "been"),
            List.of("should", "be"),
            List.of("must", "be"),
            List.of("needs", "to", "be"),
            List.of("is", "actually"),
            List.of("changes", "to"));

    private Corrections() {}

    /** The first token after the last cue at the start of a line, or -1; what follows may correct what came before. */
    static int lastAtLineStart(List<ReplyToken> tokens) {
        for (int i = tokens.size() - 1; i > 0; i--) {
            int end = Ids.lineStart(tokens, i) ? cue(tokens, i) : -1;
            if (end > 0) {
                return end;
            }
        }
        return -1;
    }

    /** The first token after the last cue inside a block, set off by punctuation on both sides; or -1. */
    static int lastInside(List<ReplyToken> block) {
        for (int i = block.size() - 1; i > 0; i--) {
            boolean setOff = block.get(i - 1).isNewline() || block.get(i - 1).anyOf(".,;:-(");
            boolean single = block.get(i).isWord()
                    && CUES.contains(block.get(i).text())
                    && !block.get(i).text().equals("revised");
            boolean pause = i + 1 < block.size() && block.get(i + 1).anyOf(",.:;-");
            if (setOff && single && pause) {
                return i + 1;
            }
        }
        return -1;
    }

    /** The tokens with "should be" and its kin as a colon, so that "statement 2 should be no" reads as "statement 2: no". */
    static List<ReplyToken> settled(List<ReplyToken> tokens) {
        List<ReplyToken> out = new ArrayList<>(tokens.size());
        int i = 0;
        while (i < tokens.size()) {
            int length = 0;
            for (List<String> phrase : BECOMES) {
                length = length == 0 && matches(tokens, i, phrase) ? phrase.size() : length;
            }
            if (length == 0) {
                out.add(tokens.get(i));
                i++;
            } else {
                ReplyToken first = tokens.get(i);
                out.add(new ReplyToken(ReplyToken.Kind.PUNCTUATION, ":", first.start(), first.end()));
                i += length;
            }
        }
        return out;
    }

    private static int cue(List<ReplyToken> tokens, int i) {
        if (!tokens.get(i).isWord()) {
            return -1;
        }
        if (CUES.contains(tokens.get(i).text())) {
            return i + 1;
        }
        for (List<String> phrase : PHRASES) {
            int end = i + phrase.size();
            boolean final_ = phrase.size() == 1;
            if (matches(tokens, i, phrase)
                    && (!final_ || end < tokens.size() && tokens.get(end).is(":"))) {
                return end;
            }
        }
        return -1;
    }

    private static boolean matches(List<ReplyToken> tokens, int at, List<String> words) {
        for (int k = 0; k < words.size(); k++) {
            boolean same = at + k < tokens.size()
                    && tokens.get(at + k).isWord()
                    && tokens.get(at + k).text().equals(words.get(k));
            if (!same) {
                return false;
            }
        }
        return true;
    }
}
