package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recognises where a reply begins to speak about a numbered statement: "1.", "(2)", "S3:", "Statement 4", "the fifth one". */
final class Ids {
    private static final Set<String> STATEMENT = ReplyWords.set("ids_statement");
    private static final Set<String> STATEMENTS = Set.of("statements", "claims", "sentences", "aussagen");
    private static final List<String> ORDINALS = ReplyWords.list("ordinals");
    private static final Set<String> COPULA = ReplyWords.set("ids_copula");
    private static final Set<String> JOINTS = ReplyWords.set("ids_joints");
    private static final Set<String> NOT_STATEMENTS = ReplyWords.set("ids_not_statements");

    private static final List<String> NUMBER_WORDS = ReplyWords.list("ids_number_words");
    private static final List<String> ROMAN = ReplyWords.list("ids_roman");
    private static final int LONGEST_DECORATION = 12;
    private static final int LONGEST_RANGE = 500;

    private Ids() {}

    /** Ids found at some token, and the first token after them. */
    record Match(List<String> labels, int end) {}

    static @Nullable Match at(List<ReplyToken> tokens, int i) {
        ReplyToken token = tokens.get(i);
        if (!token.isNumber() && !token.isWord()) {
            return null;
        }
        boolean lineStart = lineStart(tokens, i);
        if (token.isNumber()) {
            return number(tokens, i, lineStart);
        }
        String word = token.text();
        if (word.equals("id")) {
            return idField(tokens, i);
        }
        if (STATEMENT.contains(word) || STATEMENTS.contains(word)) {
            return named(tokens, i, lineStart);
        }
        if (word.equals("s") || word.equals("q") || word.equals("c")) {
            Match prefixed = prefixed(tokens, i, lineStart);
            if (prefixed != null) {
                return prefixed;
            }
        }
        boolean letter = word.length() == 1 && word.charAt(0) <= 'z';
        int roman = ROMAN.indexOf(word) + 1;
        if ((letter || roman > 0) && lineStart && punctuation(tokens, i + 1, ").:")) {
            String label = roman > 0 ? Integer.toString(roman) : word;
            return VerdictLexicon.at(tokens, skipDecoration(tokens, i + 2)) == null
                    ? null
                    : new Match(List.of(label), i + 2);
        }
        Integer ordinal = ordinalOf(word);
        return ordinal == null ? null : ordinal(tokens, i, ordinal);
    }

    private static @Nullable Match number(List<ReplyToken> tokens, int i, boolean lineStart) {
        int after = i + 1;
        boolean opened = i > 0 && tokens.get(i - 1).anyOf("([#");
        if (i > 0
                && tokens.get(i - 1).isWord()
                && NOT_STATEMENTS.contains(tokens.get(i - 1).text())) {
            return null;
        }
        boolean behindVerdict = i > 1 && tokens.get(i - 1).is("(") && VerdictLexicon.at(tokens, i - 2) != null;
        if (behindVerdict) {
            return null;
        }
        Match range = lineStart ? lineRange(tokens, i) : null;
        if (range != null) {
            return range;
        }
        boolean separated = false;
        while (after < tokens.size() && tokens.get(after).anyOf(".)]:=->*_,\t")) {
            separated = true;
            after++;
        }
        boolean copula = isWord(tokens, after, "is");
        boolean verdict = VerdictLexicon.at(tokens, copula ? after + 1 : after) != null
                || separated && BlockVerdict.digitAt(tokens, after) != null;
        boolean commaOnly = separated && after == i + 2 && tokens.get(i + 1).is(",");
        boolean heads = separated && !commaOnly || opened && lineStart;
        List<String> label = List.of(tokens.get(i).text());
        if (lineStart) {
            return heads || verdict ? new Match(label, after) : null;
        }
        boolean marked = after < tokens.size() && tokens.get(after).kind() == ReplyToken.Kind.MARK;
        boolean speaks = separated && !commaOnly || marked || copula && boundary(tokens, i);
        return speaks && verdict && !minusBefore(tokens, i) ? new Match(label, after) : null;
    }

    /** "1-3: yes". */
    private static @Nullable Match lineRange(List<ReplyToken> tokens, int i) {
        boolean range = i + 3 < tokens.size()
                && tokens.get(i + 1).is("-")
                && tokens.get(i + 2).isNumber()
                && tokens.get(i + 3).anyOf(":=");
        if (!range || VerdictLexicon.at(tokens, skipDecoration(tokens, i + 4)) == null) {
            return null;
        }
        List<String> labels = new ArrayList<>(List.of(tokens.get(i).text()));
        range(labels, tokens.get(i + 2).text());
        return new Match(labels, i + 4);
    }

    private static boolean minusBefore(List<ReplyToken> tokens, int i) {
        return i > 0
                && tokens.get(i - 1).is("-")
                && tokens.get(i - 1).end() == tokens.get(i).start();
    }

    private static @Nullable Match idField(List<ReplyToken> tokens, int i) {
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

    private static @Nullable Match named(List<ReplyToken> tokens, int i, boolean lineStart) {
        int k = i + 1;
        while (k < tokens.size()
                && (tokens.get(k).anyOf("_#*-(\"") || isWord(tokens, k, "no") || isWord(tokens, k, "id"))) {
            k++;
        }
        boolean word = k < tokens.size()
                && tokens.get(k).isWord()
                && NUMBER_WORDS.contains(tokens.get(k).text());
        if (k >= tokens.size()) {
            return null;
        }
        boolean letter = tokens.get(k).text().matches("[a-j]") && punctuation(tokens, k + 1, ":)-=");
        if (letter && lineStart) {
            return new Match(List.of(tokens.get(k).text()), k + 1);
        }
        if (!word && !tokens.get(k).isNumber()) {
            return null;
        }
        List<String> labels = new ArrayList<>();
        int end = k + 1;
        if (word) {
            labels.add(Integer.toString(NUMBER_WORDS.indexOf(tokens.get(k).text()) + 1));
        } else {
            end = listOfNumbers(
                    tokens, k, labels, STATEMENTS.contains(tokens.get(i).text()));
        }
        boolean free = lineStart || boundary(tokens, i);
        boolean speaks = lineStart
                || end >= tokens.size()
                || tokens.get(end).anyOf(":-=(>,*_")
                || tokens.get(end).isWord() && COPULA.contains(tokens.get(end).text());
        return free && speaks ? new Match(labels, end) : null;
    }

    private static int listOfNumbers(List<ReplyToken> tokens, int from, List<String> labels, boolean plural) {
        labels.add(tokens.get(from).text());
        int k = from + 1;
        if (plural
                && k + 1 < tokens.size()
                && tokens.get(k).is("-")
                && tokens.get(k + 1).isNumber()) {
            range(labels, tokens.get(k + 1).text());
            k += 2;
        }
        while (true) {
            int next = k;
            while (next < tokens.size()
                    && (tokens.get(next).anyOf(",&")
                            || isWord(tokens, next, "and")
                            || isWord(tokens, next, "und")
                            || next > k && STATEMENT.contains(tokens.get(next).text()))) {
                next++;
            }
            if (next == k || next >= tokens.size() || !tokens.get(next).isNumber()) {
                return k;
            }
            int after = next + 1;
            boolean starts =
                    !plural && after < tokens.size() && tokens.get(after).anyOf(".):=-");
            if (starts) {
                return k;
            }
            labels.add(tokens.get(next).text());
            k = after;
        }
    }

    private static void range(List<String> labels, String last) {
        String first = labels.get(0);
        if (first.length() > 3 || last.length() > 3 || first.contains(".") || last.contains(".")) {
            return;
        }
        for (int id = Integer.parseInt(first) + 1;
                id <= Math.min(Integer.parseInt(last), Integer.parseInt(first) + LONGEST_RANGE);
                id++) {
            labels.add(Integer.toString(id));
        }
    }

    private static @Nullable Match prefixed(List<ReplyToken> tokens, int i, boolean lineStart) {
        boolean glued = i + 1 < tokens.size()
                && tokens.get(i + 1).isNumber()
                && tokens.get(i + 1).start() == tokens.get(i).end();
        if (!glued || !(lineStart || boundary(tokens, i))) {
            return null;
        }
        return new Match(List.of(tokens.get(i + 1).text()), i + 2);
    }

    private static @Nullable Match ordinal(List<ReplyToken> tokens, int i, int value) {
        if (!lineStart(tokens, i) && !isWord(tokens, i - 1, "the") && !boundary(tokens, i)) {
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
        boolean heads = k < tokens.size()
                && tokens.get(k).anyOf(":-=")
                && (noun || lineStart(tokens, i) || boundary(tokens, i));
        return speaks || heads ? new Match(List.of(Integer.toString(value)), k) : null;
    }

    private static @Nullable Integer ordinalOf(String word) {
        int place = ORDINALS.indexOf(word);
        return place < 0 ? null : place + 1;
    }

    /** The statement named right after a verdict: "Yes (2)", "no for the second", "yes for statement 3". */
    static @Nullable Match afterVerdict(List<ReplyToken> tokens, int i) {
        boolean bracket = punctuation(tokens, i, "(")
                && i + 2 < tokens.size()
                && tokens.get(i + 1).isNumber()
                && tokens.get(i + 2).is(")");
        if (bracket) {
            return new Match(List.of(tokens.get(i + 1).text()), i + 3);
        }
        if (!isWord(tokens, i, "for")) {
            return null;
        }
        int k = isWord(tokens, i + 1, "the") ? i + 2 : i + 1;
        if (k < tokens.size() && STATEMENT.contains(tokens.get(k).text())) {
            k++;
        }
        if (k >= tokens.size()) {
            return null;
        }
        Integer ordinal = ordinalOf(tokens.get(k).text());
        if (ordinal == null && !tokens.get(k).isNumber()) {
            return null;
        }
        return new Match(List.of(ordinal == null ? tokens.get(k).text() : ordinal.toString()), k + 1);
    }

    /** Whether there is only decoration between the start of the line and the token. */
    static boolean lineStart(List<ReplyToken> tokens, int i) {
        for (int k = i - 1; k >= 0; k--) {
            ReplyToken token = tokens.get(k);
            if (token.isNewline()) {
                return true;
            }
            if (i - k > LONGEST_DECORATION) {
                return false;
            }
            boolean decoration = token.anyOf("*_#>-([`+\"<|~");
            if (!decoration) {
                return false;
            }
        }
        return true;
    }

    private static boolean boundary(List<ReplyToken> tokens, int i) {
        ReplyToken before = tokens.get(i - 1);
        return before.kind() == ReplyToken.Kind.MARK
                || before.anyOf(".;,:!?*>|(-")
                || before.isWord() && JOINTS.contains(before.text());
    }

    private static int skipDecoration(List<ReplyToken> tokens, int from) {
        int i = from;
        while (i < tokens.size() && tokens.get(i).anyOf("*_`\"[(")) {
            i++;
        }
        return i;
    }

    private static boolean isWord(List<ReplyToken> tokens, int i, String word) {
        return i < tokens.size()
                && tokens.get(i).isWord()
                && tokens.get(i).text().equals(word);
    }

    private static boolean punctuation(List<ReplyToken> tokens, int i, String any) {
        return i < tokens.size() && tokens.get(i).anyOf(any);
    }
}
