package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.json.Loose;
import io.holdfast.core.judge.reply.json.LooseJson;
import io.holdfast.core.judge.reply.word.ReplyTokens;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.model.Span;
import java.util.List;
import java.util.Locale;

/** Drops what a reasoning model thought aloud: only what follows its thoughts is its reply. */
final class Thinking {
    private static final List<String> TAGS = ReplyWords.list("thinking_tags");

    private Thinking() {}

    static String drop(String reply) {
        String folded = reply.toLowerCase(Locale.ROOT);
        if (folded.length() != reply.length()) {
            folded = reply;
        }
        int from = 0;
        int to = reply.length();
        List<Loose.Block> blocks = null;
        for (String tag : TAGS) {
            String open = "<" + tag + ">";
            String close = "</" + tag + ">";
            int start = skipBlank(reply, from);
            if (folded.startsWith(open, start)) {
                int end = folded.indexOf(close, start);
                from = end < 0 ? reply.length() : end + close.length();
                continue;
            }
            int end = folded.lastIndexOf(close);
            if (end >= from) {
                blocks = blocks == null ? LooseJson.blocks(reply, List.<Span>of()) : blocks;
                if (atLineStart(reply, end) || !inside(blocks, end)) {
                    from = end + close.length();
                }
            }
            int unclosed = folded.indexOf(open, from);
            if (unclosed >= 0 && folded.indexOf(close, unclosed) < 0 && atLineStart(reply, unclosed)) {
                to = Math.min(to, unclosed);
            }
        }
        return reply.substring(Math.min(from, to), Math.max(from, to));
    }

    private static boolean atLineStart(String reply, int at) {
        return at == 0 || reply.charAt(at - 1) == '\n';
    }

    private static boolean inside(List<Loose.Block> blocks, int at) {
        return blocks.stream().anyMatch(b -> b.start() < at && at < b.end());
    }

    private static int skipBlank(String reply, int from) {
        int i = from;
        while (i < reply.length() && ReplyTokens.isBlank(reply.charAt(i))) {
            i++;
        }
        return i;
    }
}
