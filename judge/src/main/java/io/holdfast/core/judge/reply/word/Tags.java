package io.holdfast.core.judge.reply.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Turns HTML layout into lines and cells: a row ends a line, a cell ends with "|", other known tags vanish. */
public final class Tags {
    private static final Set<String> ROWS = ReplyWords.set("tags_rows");
    private static final Set<String> CELLS = Set.of("td", "th");
    private static final Set<String> INLINE = ReplyWords.set("tags_inline");

    private Tags() {}

    public static List<ReplyToken> flatten(List<ReplyToken> tokens) {
        List<ReplyToken> out = new ArrayList<>(tokens.size());
        int i = 0;
        while (i < tokens.size()) {
            ReplyToken token = tokens.get(i);
            int name =
                    token.is("<") ? (i + 1 < tokens.size() && tokens.get(i + 1).is("/") ? i + 2 : i + 1) : -1;
            boolean tag =
                    name > 0 && name + 1 < tokens.size() && tokens.get(name).isWord() && closes(tokens, name + 1);
            String word = tag ? tokens.get(name).text() : "";
            if (ROWS.contains(word)) {
                out.add(new ReplyToken(ReplyToken.Kind.NEWLINE, "\n", token.start(), token.end()));
            } else if (CELLS.contains(word)) {
                out.add(new ReplyToken(ReplyToken.Kind.PUNCTUATION, "|", token.start(), token.end()));
            } else if (!INLINE.contains(word)) {
                out.add(token);
                i++;
                continue;
            }
            i = name + (tokens.get(name + 1).is("/") ? 3 : 2);
        }
        return out;
    }

    private static boolean closes(List<ReplyToken> tokens, int i) {
        return tokens.get(i).is(">")
                || tokens.get(i).is("/")
                        && i + 1 < tokens.size()
                        && tokens.get(i + 1).is(">");
    }
}
