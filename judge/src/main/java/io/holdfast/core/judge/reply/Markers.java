package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.ReplyToken;
import java.util.List;
import java.util.Set;

/** Finds the last "Final verdict for each statement in order:" and its kin; what follows it is the list of verdicts. */
final class Markers {
    private static final Set<String> EACH = Set.of("each", "every", "all", "the");
    private static final Set<String> STATEMENTS = Set.of("statement", "statements", "claim", "claims");

    private Markers() {}

    /** The first token after the last marker, or -1. */
    static int afterLast(List<ReplyToken> tokens) {
        int last = -1;
        for (int i = 0; i < tokens.size(); i++) {
            int end = endOf(tokens, i);
            if (end >= 0) {
                last = end;
            }
        }
        return last;
    }

    private static int endOf(List<ReplyToken> tokens, int at) {
        if (!word(tokens, at, Set.of("final", "verdicts"))) {
            return inOrder(tokens, at);
        }
        int i = at;
        if (word(tokens, i, Set.of("final"))) {
            i++;
        }
        if (!word(tokens, i, Set.of("verdict", "verdicts", "answers"))) {
            return -1;
        }
        boolean plural = !tokens.get(i).text().equals("verdict");
        i = blank(tokens, i + 1);
        boolean perStatement = false;
        if (word(tokens, i, Set.of("for"))) {
            int each = blank(tokens, i + 1);
            int statement = word(tokens, each, EACH) ? blank(tokens, each + 1) : each;
            if (word(tokens, statement, STATEMENTS)) {
                perStatement = true;
                i = blank(tokens, statement + 1);
            }
        }
        if (i + 1 < tokens.size() && tokens.get(i).is(",") && word(tokens, i + 1, Set.of("in"))) {
            i++;
        }
        if (word(tokens, i, Set.of("in")) && word(tokens, i + 1, Set.of("order"))) {
            perStatement = true;
            i = i + 2;
        }
        if (word(tokens, i, Set.of("is", "are"))) {
            i++;
        }
        if (word(tokens, i, Set.of("as")) && word(tokens, i + 1, Set.of("follows"))) {
            i += 2;
        }
        int colon = blank(tokens, i);
        while (colon < tokens.size() && tokens.get(colon).anyOf("*_ ")) {
            colon++;
        }
        if (colon < tokens.size() && tokens.get(colon).is(":")) {
            return plural || perStatement ? colon + 1 : -1;
        }
        return perStatement ? i : -1;
    }

    /** "In order: Yes, No." at the start of a line. */
    private static int inOrder(List<ReplyToken> tokens, int at) {
        boolean heads = word(tokens, at, Set.of("in"))
                && word(tokens, at + 1, Set.of("order"))
                && at + 2 < tokens.size()
                && tokens.get(at + 2).is(":");
        return heads && Ids.lineStart(tokens, at) ? at + 3 : -1;
    }

    private static int blank(List<ReplyToken> tokens, int from) {
        int i = from;
        while (i < tokens.size() && (tokens.get(i).isNewline() || tokens.get(i).anyOf("*_"))) {
            i++;
        }
        return i;
    }

    private static boolean word(List<ReplyToken> tokens, int at, Set<String> words) {
        return at < tokens.size()
                && tokens.get(at).isWord()
                && words.contains(tokens.get(at).text());
    }
}
