package io.holdfast.core.judge.reply.json;

import io.holdfast.core.judge.reply.word.ReplyTokens;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A scanner for JSON as language models write it: inside prose, with trailing commas, single or curly quotes, bare keys,
 * comments, missing commas, unescaped quotes, and cut off anywhere.
 *
 * <p>Written by hand because a strict parser with lenient switches (Jackson's included) stops at the first error and
 * returns nothing of the elements before it; here every character is consumed once and nothing is ever re-read, so a
 * hostile megabyte costs a megabyte, and what was complete before the damage is kept.
 */
public final class LooseJson {
    private static final int MAX_DEPTH = 60;
    private static final int LOOKAHEAD = 60;

    private final String text;
    private int at;
    private int objects;
    private int arrays;
    private boolean damaged;

    private LooseJson(String text) {
        this.text = text;
    }

    /** All values in the text that begin outside the {@code closed} spans, in order. */
    public static List<Loose.Block> blocks(String text, List<Span> closed) {
        LooseJson scanner = new LooseJson(text);
        List<Loose.Block> blocks = new ArrayList<>();
        int span = 0;
        while (scanner.at < text.length()) {
            while (span < closed.size() && closed.get(span).end() <= scanner.at) {
                span++;
            }
            if (span < closed.size() && closed.get(span).start() <= scanner.at) {
                scanner.at = closed.get(span).end();
                continue;
            }
            char c = text.charAt(scanner.at);
            if (c == '{' || c == '[') {
                int start = scanner.at;
                scanner.damaged = false;
                Loose value = scanner.container(0);
                blocks.add(new Loose.Block(value, start, scanner.at, scanner.damaged || !value.complete()));
            } else if (text.startsWith("/*", scanner.at)) {
                scanner.skipComment();
            } else {
                scanner.at++;
            }
        }
        return blocks;
    }

    private Loose container(int depth) {
        return text.charAt(at) == '{' ? object(depth) : array(depth);
    }

    private Loose.Obj object(int depth) {
        List<Loose.Entry> entries = new ArrayList<>();
        at++;
        objects++;
        boolean complete = false;
        while (!complete && skipBlank()) {
            char c = text.charAt(at);
            if (c == '}') {
                at++;
                complete = true;
            } else if (c == ']' && arrays > 0) {
                damaged = true;
                complete = true;
                break;
            } else if (c == ',' || c == ';') {
                at++;
            } else if (c == '{' || c == '[') {
                damaged = true;
                if (depth >= MAX_DEPTH) {
                    at++;
                } else {
                    entries.add(new Loose.Entry("", container(depth + 1)));
                }
            } else {
                entry(entries, depth);
            }
        }
        objects--;
        return new Loose.Obj(entries, complete);
    }

    private void entry(List<Loose.Entry> entries, int depth) {
        int start = at;
        Loose.Text key = scalar(true);
        if (!skipBlank()) {
            return;
        }
        char c = text.charAt(at);
        if (c == ':' || c == '=') {
            at++;
            if (c == '=' && at < text.length() && text.charAt(at) == '>') {
                at++;
            }
            if (skipBlank()) {
                char next = text.charAt(at);
                if (next == '}' || next == ']' || next == ',') {
                    damaged = true;
                } else {
                    entries.add(new Loose.Entry(key.value(), value(depth, false)));
                }
            }
        } else {
            damaged = true;
            if (at == start) {
                at++;
            }
        }
    }

    private Loose.Arr array(int depth) {
        List<Loose> items = new ArrayList<>();
        at++;
        arrays++;
        boolean complete = false;
        while (!complete && skipBlank()) {
            char c = text.charAt(at);
            if (c == ']') {
                at++;
                complete = true;
            } else if (c == '}' && objects > 0) {
                damaged = true;
                complete = true;
                break;
            } else if (c == ',' || c == ';') {
                at++;
            } else if (c == ':' || c == '=' || c == '}') {
                damaged = true;
                at++;
            } else {
                items.add(value(depth, true));
            }
        }
        arrays--;
        return new Loose.Arr(items, complete);
    }

    private Loose value(int depth, boolean inArray) {
        char c = text.charAt(at);
        if (c == '{' || c == '[') {
            if (depth < MAX_DEPTH) {
                return container(depth + 1);
            }
            damaged = true;
            at++;
            return new Loose.Text("", false, true);
        }
        return scalar(false, inArray);
    }

    private Loose.Text scalar(boolean key) {
        return scalar(key, false);
    }

    private Loose.Text scalar(boolean key, boolean inArray) {
        char c = text.charAt(at);
        if (c == '\\' && at + 1 < text.length() && isQuote(text.charAt(at + 1))) {
            damaged = true;
            at++;
            return quoted(text.charAt(at), true, inArray);
        }
        if (isQuote(c)) {
            damaged |= c != '"';
            return quoted(c, false, inArray);
        }
        return bare(key);
    }

    private Loose.Text quoted(char open, boolean escaped, boolean inArray) {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < text.length()) {
                char next = text.charAt(at + 1);
                if (escaped && closes(open, next) && ends(at + 2, inArray)) {
                    at += 2;
                    return new Loose.Text(value.toString(), true, true);
                }
                at += 2;
                appendEscape(value, next);
            } else if (!escaped && closes(open, c) && ends(at + 1, inArray)) {
                at++;
                return new Loose.Text(value.toString(), true, true);
            } else {
                damaged |= c == '\n' || closes(open, c);
                value.append(c);
                at++;
            }
        }
        return new Loose.Text(value.toString(), true, false);
    }

    private void appendEscape(StringBuilder value, char escape) {
        switch (escape) {
            case 'n' -> value.append('\n');
            case 't' -> value.append('\t');
            case 'r' -> value.append('\r');
            case 'b', 'f' -> value.append(' ');
            case 'u' -> {
                int code = hex(at);
                if (code < 0) {
                    value.append('u');
                } else {
                    value.append((char) code);
                    at += 4;
                }
            }
            default -> value.append(escape);
        }
    }

    private int hex(int from) {
        if (from + 4 > text.length()) {
            return -1;
        }
        int code = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = Character.digit(text.charAt(i), 16);
            if (digit < 0) {
                return -1;
            }
            code = code * 16 + digit;
        }
        return code;
    }

    /**
     * Whether a quote just before {@code from} ends its string: what follows must be able to follow a
     * string. A quote in the middle of a sentence ("the text says "by night" there") does not end it.
     */
    private boolean ends(int from, boolean inArray) {
        int i = afterBlank(from);
        if (i >= text.length()) {
            return true;
        }
        char c = text.charAt(i);
        if (c == '\\' && i + 1 < text.length() && isQuote(text.charAt(i + 1))) {
            return true;
        }
        if (c == '}' || c == ']' || c == ':' || c == '=' || c == '#' || text.startsWith("//", i)) {
            return true;
        }
        if (isQuote(c)) {
            return keyFollows(i);
        }
        if (c != ',' && c != ';') {
            return false;
        }
        int next = afterBlank(i + 1);
        if (next >= text.length() || !Character.isLetter(text.charAt(next))) {
            return true;
        }
        return wordFollowedBy(next, inArray ? ":,]=" : ":=");
    }

    private boolean keyFollows(int quote) {
        int i = quote + 1;
        int limit = Math.min(text.length(), quote + LOOKAHEAD);
        while (i < limit && (Character.isLetterOrDigit(text.charAt(i)) || text.charAt(i) == '_')) {
            i++;
        }
        return i > quote + 1 && i < limit && isQuote(text.charAt(i)) && wordFollowedBy(i + 1, ":=");
    }

    private boolean wordFollowedBy(int from, String after) {
        int i = from;
        int limit = Math.min(text.length(), from + LOOKAHEAD);
        while (i < limit
                && (Character.isLetterOrDigit(text.charAt(i)) || text.charAt(i) == '_' || text.charAt(i) == ' ')) {
            i++;
        }
        return i < limit && after.indexOf(text.charAt(i)) >= 0;
    }

    /** A word, number or phrase without quotes; it ends where the next thing must begin. */
    private Loose.Text bare(boolean key) {
        int start = at;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean stop = ",;{}[]\n\"“”".indexOf(c) >= 0
                    || key && (c == ':' || c == '=')
                    || c == '#' && at > start
                    || c == '/' && at > start && (text.startsWith("//", at) || text.startsWith("/*", at));
            if (stop) {
                break;
            }
            at++;
        }
        if (at == start) {
            at++;
            damaged = true;
            return new Loose.Text("", false, true);
        }
        String value = text.substring(start, at).strip();
        damaged |= key || !isLiteral(value);
        return new Loose.Text(value, false, at < text.length());
    }

    private static boolean isLiteral(String value) {
        return value.equals("true")
                || value.equals("false")
                || value.equals("null")
                || !value.isEmpty() && "-0123456789".indexOf(value.charAt(0)) >= 0;
    }

    /** Moves to the next character that counts; false at the end of the text. */
    private boolean skipBlank() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (ReplyTokens.isBlank(c)) {
                at++;
            } else if (c == '#' && (at + 1 >= text.length() || ReplyTokens.isBlank(text.charAt(at + 1)))
                    || text.startsWith("//", at)
                    || text.startsWith("/*", at)) {
                damaged = true;
                skipComment();
            } else {
                return true;
            }
        }
        return false;
    }

    private void skipComment() {
        boolean block = text.startsWith("/*", at);
        int end = block ? text.indexOf("*/", at + 2) : text.indexOf('\n', at);
        at = end < 0 ? text.length() : end + (block ? 2 : 1);
    }

    private int afterBlank(int from) {
        int i = from;
        while (i < text.length() && ReplyTokens.isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'' || c == '“' || c == '”' || c == '‘' || c == '’';
    }

    private static boolean closes(char open, char c) {
        return switch (open) {
            case '“', '”' -> c == '”' || c == '“' || c == '"';
            case '‘', '’' -> c == '’' || c == '‘' || c == '\'';
            default -> c == open;
        };
    }
}
