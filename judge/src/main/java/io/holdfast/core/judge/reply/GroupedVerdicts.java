package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.ReplyLines;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads replies that put the verdict first and then the statements it holds for: "Supported: 1, 3", or a heading "Not
 * supported" over a list of statements.
 */
final class GroupedVerdicts {
    private static final Set<String> NOUNS = Set.of("statements", "statement", "claims", "claim", "ids");

    private final List<Statement> statements;
    private final List<DraftVerdict> found = new ArrayList<>();
    private @Nullable Opinion heading;
    private int headings;
    private int longest;
    private boolean named;

    private GroupedVerdicts(List<Statement> statements) {
        this.statements = statements;
    }

    static List<DraftVerdict> read(List<ReplyToken> tokens, List<Statement> statements) {
        GroupedVerdicts groups = new GroupedVerdicts(statements);
        for (List<ReplyToken> sentence : ReplyLines.of(tokens, true)) {
            if (!groups.line(sentence)) {
                return List.of();
            }
        }
        boolean differ =
                groups.found.stream().map(DraftVerdict::opinion).distinct().count() > 1;
        boolean clear = groups.named || groups.longest >= 2 || groups.headings >= 2 && differ;
        return clear ? groups.found : List.of();
    }

    /** @return false when the reply is laid out otherwise */
    private boolean line(List<ReplyToken> line) {
        int i = decoration(line, 0);
        if (i == line.size()) {
            return true;
        }
        VerdictLexicon.Match match = VerdictLexicon.at(line, i);
        if (match != null) {
            return headed(line, match);
        }
        int before = found.size();
        int end = item(line, i);
        if (end < 0) {
            heading = null;
            return true;
        }
        if (heading == null) {
            return false; // a statement before any heading: its verdict comes later
        }
        Opinion own = BlockVerdict.of(line.subList(end, line.size()));
        longest = Math.max(longest, found.size() - before);
        return own == null || own == heading;
    }

    private boolean headed(List<ReplyToken> line, VerdictLexicon.Match match) {
        int i = match.end();
        while (i < line.size() && (isNoun(line.get(i)) || line.get(i).anyOf("*_"))) {
            i++;
        }
        boolean colon = i < line.size() && line.get(i).is(":");
        i = decoration(line, colon ? i + 1 : i);
        if (i < line.size() && !colon) {
            heading = null;
            return true;
        }
        heading = match.opinion();
        int before = found.size();
        while (i < line.size()) {
            int end = item(line, i);
            if (end < 0) {
                found.subList(before, found.size()).clear();
                heading = null;
                return true;
            }
            i = end;
            boolean stops = i < line.size()
                    && (line.get(i).is(".") || line.get(i - 1).is("."))
                    && (i + 1 >= line.size() || !line.get(i + 1).isNumber());
            if (stops) {
                break;
            }
            while (i < line.size()
                    && (line.get(i).anyOf(",&*_.")
                            || line.get(i).text().equals("and")
                            || line.get(i).is("\""))) {
                i++;
            }
        }
        headings++;
        longest = Math.max(longest, found.size() - before);
        return true;
    }

    /** Takes the statement named at {@code i}; the first token after it, or -1 when none is named there. */
    private int item(List<ReplyToken> line, int i) {
        int k = i;
        while (k < line.size() && isNoun(line.get(k))) {
            k++;
        }
        if (k < line.size()
                && (line.get(k).text().equals("s") || line.get(k).text().equals("c"))) {
            k++;
        }
        if (k >= line.size()) {
            return -1;
        }
        if (line.get(k).isStatement()) {
            Statement echoed = statements.get(Integer.parseInt(line.get(k).text()));
            add(null, echoed.text());
            return k + 1;
        }
        boolean counted = k + 1 < line.size()
                && (line.get(k + 1).text().equals("of") || line.get(k + 1).is("/"));
        boolean fits = !counted && line.get(k).isNumber() && line.get(k).text().length() <= 3;
        if (!fits || line.get(k).text().contains(".")) {
            return -1;
        }
        add(line.get(k).text(), null);
        named |= heading != null && k > i;
        int end = k + 1;
        while (end < line.size() && line.get(end).anyOf(".):")) {
            end++;
        }
        return end < line.size() && line.get(end).isStatement() ? end + 1 : end;
    }

    private void add(@Nullable String label, @Nullable String text) {
        if (heading != null) {
            found.add(new DraftVerdict(label, text, heading, null));
        }
    }

    private static boolean isNoun(ReplyToken token) {
        return token.isWord() && NOUNS.contains(token.text());
    }

    private static int decoration(List<ReplyToken> line, int from) {
        int i = from;
        while (i < line.size() && line.get(i).anyOf("*_#>-+`\"")) {
            i++;
        }
        return i;
    }
}
