package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyTokens;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Closes what the judge merely repeats: statements echoed word for word, longer quotations and JSON become one opaque
 * token each, so that a "Verdict: Yes" inside them is never taken for the judge's own word.
 */
final class Echo {
    private static final int MIN_LETTERS = 8;
    private static final int MAX_QUOTED_VERDICT = 3;

    private Echo() {}

    /** An echoed statement: tokens {@code [from, to)} say what statement number {@code place} says. */
    record Found(int place, int from, int to) {}

    /** Where statements are echoed; the longest wins where two overlap. Linear in the reply for each statement. */
    static List<Found> find(List<ReplyToken> tokens, List<Statement> statements) {
        List<Integer> words = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isWord() || tokens.get(i).isNumber()) {
                words.add(i);
            }
        }
        Found[] longestFrom = new Found[tokens.size()];
        for (int place = 0; place < statements.size(); place++) {
            String text = statements.get(place).text();
            List<String> pattern = ReplyTokens.of(text).stream()
                    .filter(t -> t.isWord() || t.isNumber())
                    .map(ReplyToken::text)
                    .toList();
            boolean tooShort =
                    text.codePoints().filter(Character::isLetterOrDigit).count() < MIN_LETTERS;
            if (!pattern.isEmpty() && !tooShort && !VerdictLexicon.isOnlyVerdict(text)) {
                search(tokens, words, pattern, place, longestFrom);
            }
        }
        List<Found> found = new ArrayList<>();
        int free = 0;
        for (Found candidate : longestFrom) {
            if (candidate != null && candidate.from() >= free) {
                found.add(candidate);
                free = candidate.to();
            }
        }
        return found;
    }

    /** Knuth, Morris and Pratt's search over words. */
    private static void search(
            List<ReplyToken> tokens, List<Integer> words, List<String> pattern, int place, Found[] longestFrom) {
        int[] fallback = new int[pattern.size()];
        for (int i = 1, k = 0; i < pattern.size(); i++) {
            while (k > 0 && !pattern.get(i).equals(pattern.get(k))) {
                k = fallback[k - 1];
            }
            k += pattern.get(i).equals(pattern.get(k)) ? 1 : 0;
            fallback[i] = k;
        }
        for (int i = 0, k = 0; i < words.size(); i++) {
            String word = tokens.get(words.get(i)).text();
            while (k > 0 && !word.equals(pattern.get(k))) {
                k = fallback[k - 1];
            }
            k += word.equals(pattern.get(k)) ? 1 : 0;
            if (k == pattern.size()) {
                int from = words.get(i - k + 1);
                int to = words.get(i) + 1;
                if (longestFrom[from] == null || longestFrom[from].to() < to) {
                    longestFrom[from] = new Found(place, from, to);
                }
                k = fallback[k - 1];
            }
        }
    }

    /** The tokens with echoes, quotations and the given spans closed. */
    static List<ReplyToken> close(List<ReplyToken> tokens, List<Found> echoes, List<Span> spans) {
        List<ReplyToken> closed = new ArrayList<>();
        int echo = 0;
        int span = 0;
        int i = 0;
        while (i < tokens.size()) {
            ReplyToken token = tokens.get(i);
            while (span < spans.size() && spans.get(span).end() <= token.start()) {
                span++;
            }
            while (echo < echoes.size() && echoes.get(echo).from() < i) {
                echo++;
            }
            if (span < spans.size() && spans.get(span).start() <= token.start()) {
                int end = spans.get(span).end();
                closed.add(new ReplyToken(ReplyToken.Kind.OPAQUE, "", token.start(), end));
                while (i < tokens.size() && tokens.get(i).start() < end) {
                    i++;
                }
            } else if (echo < echoes.size() && echoes.get(echo).from() == i) {
                Found found = echoes.get(echo);
                closed.add(new ReplyToken(
                        ReplyToken.Kind.STATEMENT,
                        Integer.toString(found.place()),
                        token.start(),
                        tokens.get(found.to() - 1).end()));
                i = found.to();
            } else {
                closed.add(token);
                i++;
            }
        }
        return closeQuotations(closed);
    }

    /** A quotation of more than a verdict's words, on one line, is somebody else's word. */
    private static List<ReplyToken> closeQuotations(List<ReplyToken> tokens) {
        List<ReplyToken> closed = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            int end = tokens.get(i).is("\"") ? quotationEnd(tokens, i) : -1;
            if (end < 0) {
                closed.add(tokens.get(i));
                i++;
                continue;
            }
            boolean statement = false;
            int words = 0;
            for (int k = i + 1; k < end; k++) {
                statement |= tokens.get(k).isStatement();
                words += tokens.get(k).isWord() || tokens.get(k).isNumber() ? 1 : 0;
            }
            if (statement || words <= MAX_QUOTED_VERDICT) {
                closed.addAll(tokens.subList(i, end + 1));
            } else {
                closed.add(new ReplyToken(
                        ReplyToken.Kind.OPAQUE,
                        "",
                        tokens.get(i).start(),
                        tokens.get(end).end()));
            }
            i = end + 1;
        }
        return closed;
    }

    private static int quotationEnd(List<ReplyToken> tokens, int open) {
        for (int i = open + 1; i < tokens.size() && !tokens.get(i).isNewline(); i++) {
            if (tokens.get(i).is("\"")) {
                return i;
            }
        }
        return -1;
    }
}
