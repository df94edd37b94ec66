package io.holdfast.core.judge.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recognises where a reply begins to speak about a numbered statement: "1.", "(2)", "S3:", "Statement 4", "the fifth one". */
final class Ids {
    private static final Set<String> STATEMENT = Set.of(
            "statement",
            "claim",
            "sentence",
            "assertion",
            "pernyataan",
            "klaim",
            "aussage",
            "behauptung",
            "enonce",
            "affirmation",
            "afirmacion",
            "afirmacao",
            "declaracion",
            "affermazione",
            "утверждение",
            "陈述",
            "声明",
            "stelling",
            "item");
    private static final Set<String> STATEMENTS = Set.of("statements", "claims", "sentences", "aussagen");
    private static final Map<String, Integer> ORDINALS = Map.ofEntries(
            Map.entry("first", 1),
            Map.entry("second", 2),
            Map.entry("third", 3),
            Map.entry("fourth", 4),
            Map.entry("fifth", 5),
            Map.entry("sixth", 6),
            Map.entry("seventh", 7),
            Map.entry("eighth", 8),
            Map.entry("ninth", 9),
            Map.entry("tenth", 10));
    private static final Set<String> COPULA = Set.of(
            "is",
            "isn't",
            "are",
            "aren't",
            "was",
            "can",
            "cannot",
            "can't",
            "has",
            "contradicts",
            "appears",
            "seems",
            "remains",
            "could",
            "verdict",
            "directly",
            "also",
            "does",
            "doesn't",
            "lacks");
    private static final Set<String> JOINTS =
            Set.of("while", "but", "and", "whereas", "however", "the", "both", "although");
    private static final Set<String> NOT_STATEMENTS = Set.of(
            "page",
            "section",
            "version",
            "chapter",
            "figure",
            "table",
            "part",
            "step",
            "paragraph",
            "line",
            "document",
            "passage",
            "context",
            "source",
            "vol",
            "no");

    private Ids() {}

    /** Ids found at some token, and the first token after them. */
    record Match(List<String> labels, int end) {}

    static @Nullable Match at(List<Token> tokens, int i) {
        Token token = tokens.get(i);
        boolean lineStart = lineStart(tokens, i);
        if (token.isNumber()) {
            return number(tokens, i, lineStart);
        }
        if (!token.isWord()) {
            return null;
        }
        String word = token.text();
        if (word.equals("id")) {
            return idField(tokens, i);
        }
        if (STATEMENT.contains(word) || STATEMENTS.contains(word)) {
            return named(tokens, i, lineStart);
        }
        if (word.equals("s") || word.equals("q") || word.equals("c")) {
            return prefixed(tokens, i, lineStart);
        }
        if (word.length() == 1 && word.charAt(0) <= 'z' && lineStart && punctuation(tokens, i + 1, ").")) {
            return Lexicon.at(tokens, skipDecoration(tokens, i + 2)) == null ? null : new Match(List.of(word), i + 2);
        }
        Integer ordinal = ORDINALS.get(word);
        return ordinal == null ? null : ordinal(tokens, i, ordinal);
    }

    private static @Nullable Match number(List<Token> tokens, int i, boolean lineStart) {
        int after = i + 1;
        boolean opened = i > 0 && tokens.get(i - 1).anyOf("([#");
        if (i > 0
                && tokens.get(i - 1).isWord()
                && NOT_STATEMENTS.contains(tokens.get(i - 1).text())) {
            return null;
        }
        boolean separated = false;
        while (after < tokens.size() && tokens.get(after).anyOf(".)]:=->*_,\t")) {
            separated = true;
            after++;
        }
        boolean verdict = Lexicon.at(tokens, after) != null;
        boolean commaOnly = separated && after == i + 2 && tokens.get(i + 1).is(",");
        boolean heads = separated && !commaOnly || opened && lineStart;
        List<String> label = List.of(tokens.get(i).text());
        if (lineStart) {
            return heads || verdict ? new Match(label, after) : null;
        }
        return separated && verdict && !minusBefore(tokens, i) ? new Match(label, after) : null;
    }

    private static boolean minusBefore(List<Token> tokens, int i) {
        return i > 0
                && tokens.get(i - 1).is("-")
                && tokens.get(i - 1).end() == tokens.get(i).start();
    }

    private static @Nullable Match idField(List<Token> tokens, int i) {
        int k = i + 1;
        while (k < tokens.size() && tokens.get(k).anyOf(":=\"'*_")) {
            k++;
        }
        if (k == i + 1 || k >= tokens.size()) {
            return null;
        }
        if (tokens.get(k).isWord() && k + 1 < tokens.size() && tokens.get(k + 1).isNumber()) {
            k++;
        }
        return tokens.get(k).isNumber() ? new Match(List.of(tokens.get(k).text()), k + 1) : null;
    }

    private static @Nullable Match named(List<Token> tokens, int i, boolean lineStart) {
        int k = i + 1;
        while (k < tokens.size()
                && (tokens.get(k).anyOf("_#*-(\"") || isWord(tokens, k, "no") || isWord(tokens, k, "id"))) {
            k++;
        }
        if (k >= tokens.size() || !tokens.get(k).isNumber()) {
            return null;
        }
        List<String> labels = new ArrayList<>();
        int end = listOfNumbers(tokens, k, labels);
        boolean free = lineStart || boundary(tokens, i);
        boolean speaks = lineStart
                || end >= tokens.size()
                || tokens.get(end).anyOf(":-=(>,*_")
                || tokens.get(end).isWord() && COPULA.contains(tokens.get(end).text());
        return free && speaks ? new Match(labels, end) : null;
    }

    private static int listOfNumbers(List<Token> tokens, int from, List<String> labels) {
        labels.add(tokens.get(from).text());
        int k = from + 1;
        while (true) {
            int next = k;
            while (next < tokens.size()
                    && (tokens.get(next).anyOf(",&") || isWord(tokens, next, "and") || isWord(tokens, next, "und"))) {
                next++;
            }
            if (next == k || next >= tokens.size() || !tokens.get(next).isNumber()) {
                return k;
            }
            int after = next + 1;
            boolean starts = after < tokens.size() && tokens.get(after).anyOf(".):=");
            if (starts && Lexicon.at(tokens, after + 1) != null) {
                return k;
            }
            labels.add(tokens.get(next).text());
            k = after;
        }
    }

    private static @Nullable Match prefixed(List<Token> tokens, int i, boolean lineStart) {
        boolean glued = i + 1 < tokens.size()
                && tokens.get(i + 1).isNumber()
                && tokens.get(i + 1).start() == tokens.get(i).end();
        if (!glued || !(lineStart || boundary(tokens, i))) {
            return null;
        }
        return new Match(List.of(tokens.get(i + 1).text()), i + 2);
    }

    private static @Nullable Match ordinal(List<Token> tokens, int i, int value) {
        if (i == 0 || !isWord(tokens, i - 1, "the") && !lineStart(tokens, i)) {
            return null;
        }
        int k = i + 1;
        boolean noun = k < tokens.size()
                && tokens.get(k).isWord()
                && (STATEMENT.contains(tokens.get(k).text()) || isWord(tokens, k, "one"));
        if (noun) {
            k++;
        }
        boolean speaks = k < tokens.size()
                && tokens.get(k).isWord()
                && COPULA.contains(tokens.get(k).text());
        return speaks || noun && k < tokens.size() && tokens.get(k).anyOf(":-=")
                ? new Match(List.of(Integer.toString(value)), k)
                : null;
    }

    /** Whether only decoration stands between the start of the line and the token. */
    static boolean lineStart(List<Token> tokens, int i) {
        for (int k = i - 1; k >= 0; k--) {
            Token token = tokens.get(k);
            if (token.isNewline()) {
                return true;
            }
            boolean decoration = token.anyOf("*_#>-([`+\"<|~");
            if (!decoration) {
                return false;
            }
        }
        return true;
    }

    private static boolean boundary(List<Token> tokens, int i) {
        Token before = tokens.get(i - 1);
        return before.anyOf(".;,:!?*>|(-") || before.isWord() && JOINTS.contains(before.text());
    }

    private static int skipDecoration(List<Token> tokens, int from) {
        int i = from;
        while (i < tokens.size() && tokens.get(i).anyOf("*_`\"[(")) {
            i++;
        }
        return i;
    }

    private static boolean isWord(List<Token> tokens, int i, String word) {
        return i < tokens.size()
                && tokens.get(i).isWord()
                && tokens.get(i).text().equals(word);
    }

    private static boolean punctuation(List<Token> tokens, int i, String any) {
        return i < tokens.size() && tokens.get(i).anyOf(any);
    }
}
