package io.holdfast.text.fact.code;

import io.holdfast.text.Chars;
import io.holdfast.text.fact.code.CodeToken.Kind;
import io.holdfast.text.fact.shared.FactWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the code tokens of a text in order: what must be compared symbol by symbol, not by meaning. */
public final class CodeTokens {
    private static final int LONGEST_RUN = 400;
    private static final String DELIMITERS = "\\p{javaWhitespace}\"'`()<>|\\[\\]“”‘’«»…";
    /** What is between delimiters; in an address "=", "," and ";" are none. */
    private static final Pattern RUN = Pattern.compile(
            "(?=[^" + DELIMITERS + "=,;])(?:(?!://)[^" + DELIMITERS + "=,;])*+(?:://[^" + DELIMITERS + "]*+)?");

    private static final Pattern NEXT_WORD = Pattern.compile("\\p{javaWhitespace}{0,2}(\\p{L}{0,20})");
    private static final String TRAILING = ".:!?*…,;";
    private static final Set<String> VERSION_WORDS = FactWords.of("before_version");
    private static final Set<String> STATUS_WORDS = FactWords.of("before_status");
    private static final Set<String> BETWEEN_STATUS = Set.of("of", "is", "code", "was");
    private static final Set<String> REASONS = FactWords.of("after_status");
    private static final Set<String> REASON_PHRASES = Set.copyOf(FactWords.lines("http_reason"));

    private final String text;
    private final List<CodeToken> found = new ArrayList<>();
    private String previousWord = "";
    private String wordBeforePrevious = "";

    private CodeTokens(String text) {
        this.text = text;
    }

    /** The code tokens of a text, in order, none overlapping. */
    public static List<CodeToken> read(String text) {
        CodeTokens reader = new CodeTokens(text);
        reader.scan(0, text.length(), false);
        return List.copyOf(reader.found);
    }

    private void scan(int from, int to, boolean quoted) {
        Matcher run = RUN.matcher(text);
        int i = from;
        while (i < to) {
            if (text.charAt(i) == '`' && !quoted) {
                i = backticks(i, to);
            } else if (run.region(i, to).lookingAt()) {
                run(i, run.end(), quoted);
                i = run.end();
            } else {
                i += text.startsWith("</", i) ? 2 : 1;
            }
        }
    }

    /** Reads {@code `…`} or a fence: the whole when it is one token, else the tokens inside, else the whole as quoted. */
    private int backticks(int open, int to) {
        int ticks = Chars.past(text, open, to, c -> c == '`');
        int width = ticks - open;
        int close = width > 2 ? -1 : text.indexOf("`".repeat(width), ticks);
        if (close <= ticks || close >= Math.min(to, ticks + LONGEST_RUN)) {
            return ticks;
        }
        String content = text.substring(ticks, close).strip();
        int start = text.indexOf(content, ticks);
        if (!content.isEmpty()) {
            int before = found.size();
            quoted(content, start);
            if (found.size() == before) {
                add(start, start + content.length(), Kind.QUOTED);
            }
        }
        return close + width;
    }

    private void quoted(String content, int start) {
        int end = start + content.length();
        int call = content.indexOf('(');
        boolean spaced = content.chars().anyMatch(Character::isWhitespace);
        if (!spaced && call > 0 && CodeShapes.callable(content.substring(0, call))) {
            add(start, start + call, Kind.CALL);
            scan(start + call, end, true);
            return;
        }
        Kind kind = CodeShapes.METHODS.contains(content.toUpperCase(Locale.ROOT))
                ? Kind.HTTP_METHOD
                : spaced ? null : CodeShapes.of(content);
        if (!spaced && (kind != null || content.indexOf('=') < 0)) {
            add(start, end, kind != null ? kind : Kind.QUOTED);
        } else {
            scan(start, end, true);
        }
    }

    private void add(int start, int end, Kind kind) {
        found.add(new CodeToken(start, end, text.substring(start, end), kind));
    }

    private void run(int from, int runEnd, boolean quoted) {
        int start = Chars.past(text, from, runEnd, c -> c == '*');
        int end = Chars.back(text, start, runEnd, c -> TRAILING.indexOf(c) >= 0);
        if (start == end || end - start > LONGEST_RUN) {
            remember("");
            return;
        }
        String run = text.substring(start, end);
        Kind kind = kindOf(run, start, end, quoted);
        if (kind != null) {
            add(start, end, kind);
        }
        remember(end == runEnd ? run.toLowerCase(Locale.ROOT) : "");
    }

    private @Nullable Kind kindOf(String run, int start, int end, boolean quoted) {
        if (called(run, end)) {
            return Kind.CALL;
        }
        if (run.length() == 3 && status(run, end)) {
            return Kind.STATUS_CODE;
        }
        if (VERSION_WORDS.contains(previousWord) && CodeShapes.numericVersion(run) && !run.matches("\\p{Nd}{4}")) {
            return Kind.VERSION;
        }
        boolean tail = start > 0 && text.charAt(start - 1) == '=' && !quoted;
        Kind kind = CodeShapes.of(run);
        return kind == Kind.FLAG && tail ? null : kind;
    }

    /** {@code name(} counts as a call when what follows could not be prose: "()", a quote, or a name with code shape. */
    private boolean called(String run, int end) {
        if (end + 1 >= text.length() || text.charAt(end) != '(' || !CodeShapes.callable(run)) {
            return false;
        }
        char inside = text.charAt(end + 1);
        return inside == ')' || inside == '"' || inside == '\'' || CodeShapes.identifier(run);
    }

    private boolean status(String run, int end) {
        char first = run.charAt(0);
        if (first < '1' || first > '5' || !run.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return false;
        }
        Matcher word = NEXT_WORD.matcher(text).region(end, text.length());
        String next = word.lookingAt() ? word.group(1).toLowerCase(Locale.ROOT) : "";
        boolean named = REASON_PHRASES.contains(run + " " + next);
        boolean before = STATUS_WORDS.contains(previousWord)
                || (STATUS_WORDS.contains(wordBeforePrevious) && BETWEEN_STATUS.contains(previousWord));
        return named
                || before
                || (REASONS.contains(next)
                        && (next.startsWith("error") || next.startsWith("status") || next.startsWith("response")));
    }

    private void remember(String word) {
        wordBeforePrevious = previousWord;
        previousWord = word;
    }
}
