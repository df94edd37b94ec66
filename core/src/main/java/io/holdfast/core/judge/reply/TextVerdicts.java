package io.holdfast.core.judge.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads verdicts out of running text: a table, blocks that name their statement, labels, or a bare list of words. */
final class TextVerdicts {
    /** "Yes, I can help…", "Yes, all of them…": the first word is politeness or speaks of no statement. */
    private static final Set<String> NOT_A_REASON = Set.of(
            "i",
            "i'm",
            "i'll",
            "i'd",
            "here",
            "let",
            "please",
            "sure",
            "of",
            "you",
            "we",
            "all",
            "every",
            "everything",
            "each",
            "both",
            "none",
            "overall",
            "thanks",
            "thank",
            "most");

    private final List<Token> tokens;
    private final List<Statement> statements;

    private TextVerdicts(List<Token> tokens, List<Statement> statements) {
        this.tokens = tokens;
        this.statements = statements;
    }

    static List<Draft> read(List<Token> tokens, List<Statement> statements) {
        TextVerdicts text = new TextVerdicts(tokens, statements);
        List<Draft> found = text.digits();
        if (found.isEmpty()) {
            found = text.byVerdict();
        }
        if (found.isEmpty()) {
            found = Tables.read(tokens, statements);
        }
        if (found.isEmpty()) {
            found = text.blocks(true);
        }
        if (found.isEmpty()) {
            found = text.blocks(false);
        }
        if (found.isEmpty()) {
            found = text.labels();
        }
        if (found.isEmpty()) {
            found = text.list(0);
        }
        Opinion sentence = found.isEmpty() && statements.size() == 1 ? BlockVerdict.sentence(tokens) : null;
        return sentence == null ? found : List.of(new Draft(null, null, sentence, null));
    }

    /** "Supported: 1, 3" and "Not supported: 2": the verdict first, then the statements it holds for. */
    private List<Draft> byVerdict() {
        List<Draft> found = new ArrayList<>();
        int lines = 0;
        int longest = 0;
        for (int start = 0; start < tokens.size(); start++) {
            boolean begins = start == 0
                    || tokens.get(start - 1).isNewline()
                    || tokens.get(start - 1).is(".");
            Lexicon.Match match = begins ? Lexicon.at(tokens, start) : null;
            if (match == null) {
                continue;
            }
            int i = match.end();
            if (i < tokens.size()
                    && (tokens.get(i).text().equals("statements")
                            || tokens.get(i).text().equals("claims"))) {
                i++;
            }
            if (i >= tokens.size() || !tokens.get(i).is(":")) {
                continue;
            }
            List<Draft> line = new ArrayList<>();
            i++;
            while (i < tokens.size()
                    && (tokens.get(i).isNumber()
                            || tokens.get(i).anyOf(",&")
                            || tokens.get(i).text().equals("and"))) {
                if (tokens.get(i).isNumber()) {
                    line.add(new Draft(tokens.get(i).text(), null, match.opinion(), null));
                }
                i++;
            }
            boolean ends = i >= tokens.size()
                    || tokens.get(i).isNewline()
                    || tokens.get(i).anyOf(".;");
            if (!line.isEmpty() && ends) {
                found.addAll(line);
                lines++;
                longest = Math.max(longest, line.size());
                start = i - 1;
            }
        }
        boolean grouped = longest >= 2
                || lines >= 2 && found.stream().map(Draft::opinion).distinct().count() > 1;
        return grouped ? found : List.of();
    }

    /** "1, 0, 1" and nothing else. */
    private List<Draft> digits() {
        List<Draft> found = new ArrayList<>();
        for (Token token : tokens) {
            if (token.isNumber() && (token.text().equals("1") || token.text().equals("0"))) {
                found.add(new Draft(null, null, token.text().equals("1") ? Opinion.YES : Opinion.NO, null));
            } else if (!token.anyOf(",;[]()`*\t") && !token.isNewline()) {
                return List.of();
            }
        }
        return found.size() >= 2 || statements.size() == 1 ? found : List.of();
    }

    /** Stretches of text headed by an id, or by an echoed statement where the reply numbers nothing. */
    private List<Draft> blocks(boolean byId) {
        List<Draft> found = new ArrayList<>();
        List<String> labels = List.of();
        String text = null;
        int start = -1;
        int i = 0;
        while (i <= tokens.size()) {
            Ids.Match id = byId && i < tokens.size() ? Ids.at(tokens, i) : null;
            boolean echo = !byId && i < tokens.size() && tokens.get(i).isStatement();
            if (id == null && !echo && i < tokens.size()) {
                i++;
                continue;
            }
            if (start >= 0) {
                block(found, labels, text, tokens.subList(start, i));
            }
            if (i == tokens.size()) {
                break;
            }
            labels = id == null ? List.of() : id.labels();
            text = id == null
                    ? statements.get(Integer.parseInt(tokens.get(i).text())).text()
                    : null;
            start = id == null ? i + 1 : id.end();
            i = start;
        }
        if (byId) {
            supportedByContext(found);
        }
        return found;
    }

    private static void block(List<Draft> found, List<String> labels, @Nullable String text, List<Token> block) {
        Opinion opinion = BlockVerdict.of(block);
        if (opinion == null) {
            return;
        }
        if (labels.isEmpty()) {
            found.add(new Draft(null, text, opinion, null));
        }
        for (String label : labels) {
            found.add(new Draft(label, null, opinion, null));
        }
    }

    /** "The context does not support statement 2." */
    private void supportedByContext(List<Draft> found) {
        for (int i = 1; i + 2 < tokens.size(); i++) {
            Token verb = tokens.get(i);
            if (!verb.isWord()
                    || !verb.text().equals("supports") && !verb.text().equals("support")) {
                continue;
            }
            int k = tokens.get(i + 1).text().equals("the") ? i + 2 : i + 1;
            boolean named = tokens.get(k).text().equals("statement")
                    || tokens.get(k).text().equals("claim");
            if (named && k + 1 < tokens.size() && tokens.get(k + 1).isNumber()) {
                boolean negated = Lexicon.isNegator(tokens.get(i - 1));
                boolean claimed = verb.text().equals("supports") || negated;
                if (claimed) {
                    found.add(new Draft(tokens.get(k + 1).text(), null, negated ? Opinion.NO : Opinion.YES, null));
                }
            }
        }
    }

    private List<Draft> labels() {
        List<Draft> found = new ArrayList<>();
        int last = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Lexicon.Match match = BlockVerdict.labelAt(tokens, i);
            if (match != null) {
                found.add(new Draft(null, null, Lexicon.hedged(tokens, match), null));
                last = i + 1;
                i = match.end() - 1;
            }
        }
        if (found.size() == 1 && statements.size() > 1) {
            List<Draft> all = list(last);
            return all.size() > 1 ? all : found;
        }
        return found;
    }

    /** Lines that begin with a verdict, one or several a line; the list ends at the first line that does not. */
    private List<Draft> list(int from) {
        List<Draft> found = new ArrayList<>();
        int start = from;
        while (start < tokens.size()) {
            int end = start;
            while (end < tokens.size() && !tokens.get(end).isNewline()) {
                end++;
            }
            List<Token> line = tokens.subList(start, end);
            boolean blank = line.stream().allMatch(t -> t.kind() == Token.Kind.PUNCTUATION);
            int before = found.size();
            line(line, found);
            if (!blank && found.size() == before && before > 0) {
                break;
            }
            start = end + 1;
        }
        boolean undecided = found.stream().allMatch(d -> d.opinion() == Opinion.DONT_KNOW);
        return undecided ? List.of() : found;
    }

    private void line(List<Token> line, List<Draft> found) {
        int i = skip(line, 0);
        while (i < line.size()) {
            Lexicon.Match match = Lexicon.at(line, i);
            if (match == null) {
                i = nextSentence(line, i);
                if (i >= line.size() || found.isEmpty()) {
                    return;
                }
                continue;
            }
            int after = match.end();
            boolean and = after < line.size() && line.get(after).text().equals("and");
            boolean another =
                    statements.size() > 1 && after < line.size() && Lexicon.at(line, and ? after + 1 : after) != null;
            if (!another && (!BlockVerdict.firm(line, after) || isPolite(line, after, found.isEmpty()))) {
                return;
            }
            found.add(new Draft(null, null, another ? match.opinion() : Lexicon.hedged(line, match), null));
            i = skip(line, and && another ? after + 1 : after);
            if (i > after && i < line.size() && line.get(i).text().equals("and")) {
                i++;
            }
        }
    }

    private static boolean isPolite(List<Token> line, int after, boolean first) {
        int i = skip(line, after);
        boolean sentence = i > after && line.get(after).is(".");
        return i > after
                && i < line.size()
                && (first || !sentence)
                && NOT_A_REASON.contains(line.get(i).text());
    }

    private static int skip(List<Token> line, int from) {
        int i = from;
        while (i < line.size() && line.get(i).kind() == Token.Kind.PUNCTUATION) {
            i++;
        }
        return i;
    }

    private static int nextSentence(List<Token> line, int from) {
        int i = from;
        while (i < line.size() && !line.get(i).anyOf(".;")) {
            i++;
        }
        return skip(line, i);
    }
}
