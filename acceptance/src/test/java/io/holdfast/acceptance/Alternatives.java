package io.holdfast.acceptance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lists of words inside regular expressions: groups of alternatives, {@code (?:is|are|was|…)}, in the literals of Java source. */
final class Alternatives {
    private static final String LITERAL = "\"(?:[^\"\\\\\\n]|\\\\.)*+\"";
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?m)^\\s*//.*$");
    private static final Pattern JOINED = Pattern.compile(LITERAL + "(?:\\s*\\+\\s*" + LITERAL + ")*+");
    private static final Pattern ONE = Pattern.compile(LITERAL);

    /** An escape, a class of characters or a section of a word list: no word of the expression. */
    private static final Pattern NO_WORD =
            Pattern.compile("\\\\[pP]\\{[^}]*}|\\\\.|%\\{[^}]*}|\\[(?:\\\\.|\\[[^\\]]*]|[^\\]])+]");

    private static final Pattern OPENS = Pattern.compile("\\((?:\\?(?:<[A-Za-z]\\w*>|<?[=!]|[a-zA-Z-]*:|>))?");
    private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

    private Alternatives() {}

    /** The literals of a source in which more than so many alternatives of one group are words. */
    static List<String> moreThan(int limit, String source) {
        List<String> found = new ArrayList<>();
        Matcher joined = JOINED.matcher(COMMENT.matcher(source).replaceAll(""));
        while (joined.find()) {
            String literal = ONE.matcher(joined.group())
                    .results()
                    .map(m -> m.group().substring(1, m.group().length() - 1))
                    .collect(Collectors.joining());
            if (literal.indexOf('|') >= 0 && widest(literal.replace("\\\\", "\\")) > limit) {
                found.add(literal);
            }
        }
        return found;
    }

    /** How many alternatives of the group that has most of them hold a word. */
    private static int widest(String expression) {
        String plain = NO_WORD.matcher(expression).replaceAll("_");
        int widest = 0;
        Deque<List<StringBuilder>> open = new ArrayDeque<>();
        open.push(group());
        int at = 0;
        while (at < plain.length()) {
            char c = plain.charAt(at);
            Matcher opens = OPENS.matcher(plain).region(at, plain.length());
            if (opens.lookingAt()) {
                open.push(group());
                at = opens.end();
                continue;
            }
            if (c == ')' && open.size() > 1) {
                List<StringBuilder> closed = open.pop();
                widest = Math.max(widest, words(closed));
                last(open).append(words(closed) > 0 ? " aa " : " ");
            } else if (c == '|') {
                open.element().add(new StringBuilder());
            } else {
                last(open).append(c);
            }
            at++;
        }
        return Math.max(
                widest, open.stream().mapToInt(Alternatives::words).max().orElse(0));
    }

    private static List<StringBuilder> group() {
        return new ArrayList<>(List.of(new StringBuilder()));
    }

    private static StringBuilder last(Deque<List<StringBuilder>> open) {
        List<StringBuilder> alternatives = open.element();
        return alternatives.get(alternatives.size() - 1);
    }

    private static int words(List<StringBuilder> alternatives) {
        return (int) alternatives.stream().filter(a -> WORD.matcher(a).find()).count();
    }
}
