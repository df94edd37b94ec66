package io.holdfast.text;

import io.holdfast.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Cuts a text into tokens, linear in its length. A chunk between blanks first loses the quotes, brackets and
 * punctuation around it; what stays together is a word, a number as written, or code whose symbols matter.
 */
public final class Tokenizer {
    private static final String AROUND = "\"'()[]{}<>`*,;!?|^~=&+";
    private static final String TRAILING = ".:";

    private final CharSequence text;
    private final List<Token> tokens = new ArrayList<>();

    private Tokenizer(CharSequence text) {
        this.text = text;
    }

    public static List<Token> tokenize(CharSequence text) {
        Tokenizer tokenizer = new Tokenizer(text);
        int length = text.length();
        int i = 0;
        while (i < length) {
            int c = Character.codePointAt(text, i);
            int next = i + Character.charCount(c);
            if (Chars.blank(c)) {
                i = next;
            } else if (separate(c)) {
                i = tokenizer.single(i, next, c);
            } else {
                int end = next;
                while (end < length) {
                    int follower = Character.codePointAt(text, end);
                    if (Chars.blank(follower) || separate(follower)) {
                        break;
                    }
                    end += Character.charCount(follower);
                }
                tokenizer.chunk(i, end);
                i = end;
            }
        }
        return List.copyOf(tokenizer.tokens);
    }

    /** A character that never shares a token with letters: CJK, emoji, typographic punctuation. */
    private static boolean separate(int c) {
        return c >= 128
                && (Chars.cjk(c)
                        || !Chars.letterOrDigit(c)
                                && "’ʼ".indexOf(c) < 0
                                && !Token.hyphen(c)
                                && Character.getType(c) != Character.FORMAT);
    }

    private int single(int start, int next, int c) {
        int end = Chars.cjk(c) ? next : sameRun(start, text.length());
        add(start, end, separateKind(c));
        return end;
    }

    private static Kind separateKind(int c) {
        if (Chars.cjk(c) && Character.isLetter(c)) {
            return Kind.CJK;
        }
        return Character.getType(c) == Character.OTHER_NUMBER ? Kind.NUMBER : Kind.SYMBOL;
    }

    private void chunk(int start, int end) {
        Brackets brackets = Brackets.of(text, start, end);
        int from = start;
        while (from < end) {
            int core = leading(from, end);
            if (core == end) {
                return;
            }
            int stop = CodeShape.address(text, core, end) ? end : hardBreak(core, end, brackets);
            int last = trailing(core, stop, brackets);
            if (last > core) {
                CodeShape.emit(text, core, last, this::add);
            }
            for (from = last; from < stop; ) {
                from = symbol(from, stop);
            }
        }
    }

    /** Emits the symbols in front of a core and returns where the core begins. */
    private int leading(int from, int end) {
        int i = from;
        while (i < end && !CodeShape.begins(text, i, end)) {
            i = symbol(i, end);
        }
        return i;
    }

    /** The end of the stretch that may form one token: a quote, comma or bracket inside a chunk ends it. */
    private int hardBreak(int core, int end, Brackets brackets) {
        for (int i = core + 1; i < end; i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') {
                int close = brackets.partner(i);
                if (close > i && close < end && CodeShape.argument(text, i, close)) {
                    i = close;
                    continue;
                }
                return i;
            }
            if (c == ',' && around(i, end, Character::isDigit) || c == '\'' && around(i, end, Character::isLetter)) {
                continue;
            }
            if ("\",;|`)]<'".indexOf(c) >= 0 || (c == '.' && i + 1 < end && text.charAt(i + 1) == '.')) {
                return i;
            }
        }
        return end;
    }

    private int trailing(int core, int stop, Brackets brackets) {
        boolean brace = Lines.contains(text, core, stop, '{');
        int last = stop;
        while (last > core) {
            char c = text.charAt(last - 1);
            boolean closesArgument = (c == ')' || c == ']')
                    && brackets.partner(last - 1) < last - 1
                    && brackets.partner(last - 1) > core;
            boolean partOfName = (c == '+' && last - core > 2 && text.charAt(last - 2) == '+')
                    || (c == '+' && last < stop && text.charAt(last) == '+')
                    || (c == '}' && brace)
                    || (c == '.' && CodeShape.acronym(text, core, last));
            if (closesArgument || partOfName || (AROUND.indexOf(c) < 0 && TRAILING.indexOf(c) < 0)) {
                break;
            }
            last--;
        }
        return last;
    }

    private int symbol(int from, int end) {
        int run = sameRun(from, end);
        add(from, run, Kind.SYMBOL);
        return run;
    }

    private int sameRun(int from, int end) {
        int c = Character.codePointAt(text, from);
        int width = Character.charCount(c);
        int i = from + width;
        while (i + width <= end && Character.codePointAt(text, i) == c) {
            i += width;
        }
        return i;
    }

    private boolean around(int i, int end, IntPredicate these) {
        return i + 1 < end && these.test(text.charAt(i - 1)) && these.test(text.charAt(i + 1));
    }

    private void add(int start, int end, Kind kind) {
        tokens.add(new Token(text.subSequence(start, end).toString(), start, end, kind));
    }
}
