package io.holdfast.core.fact.code;

import io.holdfast.core.fact.code.CodeToken.Kind;
import io.holdfast.core.fact.shared.FactWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the code tokens of a text in order: what must be compared symbol by symbol, not by meaning. */
public final class CodeTokens {
    private static final int LONGEST_RUN = 400;
    private static final String DELIMITERS = "\"'`()<>,;|[]“”‘’«»=…";
    private static final String TRAILING = ".:!?*…,;";
    private static final Set<String> VERSION_WORDS = FactWords.of("before_version");
    private static final Set<String> STATUS_WORDS = FactWords.of("before_status");
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
        int i = from;
        while (i < to) {
            char c = text.charAt(i);
            if (c == '`' && !quoted) {
                i = backticks(i, to);
            } else if (c == '<' && i + 1 < to && text.charAt(i + 1) == '/') {
                i += 2;
            } else if (Character.isWhitespace(c) || DELIMITERS.indexOf(c) >= 0) {
                i++;
            } else {
                int end = runEnd(i, to);
                run(i, end, quoted);
                i = end;
            }
        }
    }

    private int runEnd(int from, int to) {
        int i = from;
        boolean url = false;
        while (i < to) {
            char c = text.charAt(i);
            url |= c == '/' && i > from + 1 && text.charAt(i - 1) == '/' && text.charAt(i - 2) == ':';
            boolean query = url && (c == '=' || c == ',' || c == ';');
            if (Character.isWhitespace(c) || (DELIMITERS.indexOf(c) >= 0 && !query)) {
                break;
            }
            i++;
        }
        return i;
    }

    /** Reads {@code `…`} or a fence: the whole when it is one token, else the tokens inside, else the whole as quoted. */
    private int backticks(int open, int to) {
        int ticks = open;
        while (ticks < to && text.charAt(ticks) == '`') {
            ticks++;
        }
        int width = ticks - open;
        int limit = Math.min(to, ticks + LONGEST_RUN);
        int close = width > 2 ? -1 : text.indexOf("`".repeat(width), ticks);
        if (close < 0 || close >= limit || close == ticks) {
            return ticks;
        }
        int start = ticks;
        int end = close;
        while (start < end && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        if (start < end) {
            int before = found.size();
            boolean blank = text.substring(start, end).chars().anyMatch(Character::isWhitespace);
            if (!blank) {
                String content = text.substring(start, end);
                int call = content.indexOf('(');
                if (call > 0 && CodeShapes.callable(content.substring(0, call))) {
                    add(start, start + call, Kind.CALL);
                    scan(start + call, end, true);
                } else {
                    Kind kind = CodeShapes.of(content);
                    boolean method = CodeShapes.METHODS.contains(content.toUpperCase(Locale.ROOT));
                    boolean whole = kind != null || method || content.indexOf('=') < 0;
                    if (whole) {
                        add(start, end, kind != null ? kind : method ? Kind.HTTP_METHOD : Kind.QUOTED);
                    } else {
                        scan(start, end, true);
                    }
                }
            } else {
                scan(start, end, true);
            }
            if (found.size() == before) {
                add(start, end, Kind.QUOTED);
            }
        }
        return close + width;
    }

    private void add(int start, int end, Kind kind) {
        found.add(new CodeToken(start, end, text.substring(start, end), kind));
    }

    private void run(int from, int runEnd, boolean quoted) {
        int start = from;
        int end = runEnd;
        while (start < end && text.charAt(start) == '*') {
            start++;
        }
        while (end > start && TRAILING.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
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
        if (VERSION_WORDS.contains(previousWord) && CodeShapes.numericVersion(run) && !year(run)) {
            return Kind.VERSION;
        }
        boolean tail = start > 0 && text.charAt(start - 1) == '=' && !quoted;
        Kind kind = CodeShapes.of(run);
        return kind == Kind.FLAG && tail ? null : kind;
    }

    private static boolean year(String run) {
        return run.length() == 4 && run.chars().allMatch(Character::isDigit);
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
        String next = nextWord(end);
        boolean named = REASON_PHRASES.contains(run + " " + next);
        boolean before =
                STATUS_WORDS.contains(previousWord) || (STATUS_WORDS.contains(wordBeforePrevious) && of(previousWord));
        return named
                || before
                || (REASONS.contains(next)
                        && (next.startsWith("error") || next.startsWith("status") || next.startsWith("response")));
    }

    private static boolean of(String word) {
        return word.equals("of") || word.equals("is") || word.equals("code") || word.equals("was");
    }

    private String nextWord(int from) {
        int i = from;
        while (i < text.length() && i < from + 2 && Character.isWhitespace(text.charAt(i))) {
            i++;
        }
        int end = i;
        while (end < text.length() && end < i + 20 && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return text.substring(i, end).toLowerCase(Locale.ROOT);
    }

    private void remember(String word) {
        wordBeforePrevious = previousWord;
        previousWord = word;
    }
}
