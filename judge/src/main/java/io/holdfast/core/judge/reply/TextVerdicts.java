package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.Reasons;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.judge.reply.word.Resemblance;
import io.holdfast.core.judge.reply.word.StatementLabel;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads verdicts out of running text: a table, blocks that name their statement, labels, or a bare list of words. */
final class TextVerdicts {
    /** "Yes, I can help…", "Yes, all of them…": the first word is politeness or is about no statement. */
    private static final Set<String> NOT_A_REASON = ReplyWords.set("text_not_a_reason");

    private static final Set<String> LISTS = Set.of("output", "verdicts", "answers", "results", "labels");

    private final String text;
    private final List<ReplyToken> tokens;
    private final List<Statement> statements;

    private TextVerdicts(String text, List<ReplyToken> tokens, List<Statement> statements) {
        this.text = text;
        this.tokens = tokens;
        this.statements = statements;
    }

    /** A place where the reply begins to speak about statements, by id or by repeating one. */
    private record Head(List<String> labels, @Nullable String echo, int from, int to) {}

    /** The verdicts, and where the judge took some of them back, a second group that overrules the first. */
    static List<DraftVerdict.Group> read(String text, List<ReplyToken> tokens, List<Statement> statements) {
        int cue = Corrections.lastAtLineStart(tokens);
        if (cue > 0) {
            List<DraftVerdict> said = new TextVerdicts(text, tokens.subList(0, cue), statements).all();
            List<ReplyToken> rest = Corrections.settled(tokens.subList(cue, tokens.size()));
            List<DraftVerdict> corrected = new TextVerdicts(text, rest, statements).named();
            if (!said.isEmpty() && !corrected.isEmpty() && labels(said).containsAll(labels(corrected))) {
                return List.of(new DraftVerdict.Group(said), new DraftVerdict.Group(corrected));
            }
        }
        return List.of(new DraftVerdict.Group(new TextVerdicts(text, tokens, statements).all()));
    }

    /** The verdicts on statements that the text names by id or repeats. */
    static List<DraftVerdict> named(String text, List<ReplyToken> tokens, List<Statement> statements) {
        return new TextVerdicts(text, Corrections.settled(tokens), statements).named();
    }

    private static Set<String> labels(List<DraftVerdict> drafts) {
        Set<String> labels = new HashSet<>();
        for (int i = 0; i < drafts.size(); i++) {
            DraftVerdict draft = drafts.get(i);
            String echo = draft.text();
            String label = draft.label();
            labels.add(echo != null ? echo : label == null ? Integer.toString(i + 1) : label);
        }
        return labels;
    }

    private List<DraftVerdict> all() {
        List<DraftVerdict> found = digits();
        if (found.isEmpty()) {
            found = GroupedVerdicts.read(tokens, statements);
        }
        if (found.isEmpty()) {
            found = Tables.read(text, tokens, statements);
        }
        if (found.isEmpty()) {
            found = named();
        }
        if (found.isEmpty()) {
            found = labels();
        }
        if (found.isEmpty()) {
            found = list(0);
        }
        Opinion sentence = found.isEmpty() && statements.size() == 1 ? BlockVerdict.sentence(tokens) : null;
        return sentence == null ? found : List.of(new DraftVerdict(null, null, sentence, Reasons.in(text, tokens)));
    }

    private List<DraftVerdict> named() {
        List<DraftVerdict> found = blocks(true);
        return found.isEmpty() ? blocks(false) : found;
    }

    /** "1, 0, 1" and nothing else. */
    private List<DraftVerdict> digits() {
        List<DraftVerdict> found = new ArrayList<>();
        boolean headed = tokens.size() > 2
                && LISTS.contains(tokens.get(0).text())
                && tokens.get(1).is(":");
        for (ReplyToken token : headed ? tokens.subList(2, tokens.size()) : tokens) {
            if (token.isNumber() && (token.text().equals("1") || token.text().equals("0"))) {
                found.add(new DraftVerdict(null, null, token.text().equals("1") ? Opinion.YES : Opinion.NO, null));
            } else if (!token.anyOf(",;[]()`*\t") && !token.isNewline()) {
                return List.of();
            }
        }
        return found.size() >= 2 || statements.size() == 1 ? found : List.of();
    }

    /** Stretches of text headed by an id, or by an echoed statement where the reply numbers nothing. */
    private List<DraftVerdict> blocks(boolean byId) {
        List<Head> heads = heads(byId);
        List<DraftVerdict> found = verdictsFirst(heads);
        if (found.isEmpty()) {
            found = verdictsLast(heads);
        }
        if (byId) {
            supportedByContext(found);
        }
        boolean questions = found.size() > 1 && found.stream().allMatch(d -> "a".equals(d.label()));
        return questions ? List.of() : found;
    }

    private List<Head> heads(boolean byId) {
        List<Head> heads = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            Ids.Match id = byId ? Ids.at(tokens, i) : null;
            if (id != null) {
                heads.add(new Head(id.labels(), null, i, id.end()));
                i = id.end();
            } else if (!byId && tokens.get(i).isStatement()) {
                int place = Integer.parseInt(tokens.get(i).text());
                heads.add(new Head(List.of(), statements.get(place).text(), i, i + 1));
                i++;
            } else {
                i++;
            }
        }
        return heads;
    }

    private List<DraftVerdict> verdictsLast(List<Head> heads) {
        List<DraftVerdict> found = new ArrayList<>();
        for (int h = 0; h < heads.size(); h++) {
            int end = h + 1 < heads.size() ? heads.get(h + 1).from() : tokens.size();
            List<ReplyToken> block = tokens.subList(heads.get(h).to(), end);
            add(found, heads.get(h), BlockVerdict.of(block), block);
        }
        boolean lastOnly = found.size() == 1 && heads.size() == statements.size() && heads.size() > 1;
        if (lastOnly) {
            List<DraftVerdict> list = list(heads.get(heads.size() - 1).to());
            return list.size() == statements.size() ? list : found;
        }
        return found;
    }

    /** "✅ The lamp is lit.", or "verdict: no" above "id: 2": every head has its verdict before it, none after. */
    private List<DraftVerdict> verdictsFirst(List<Head> heads) {
        List<DraftVerdict> found = new ArrayList<>();
        int before = 0;
        for (Head head : heads) {
            List<ReplyToken> block = tokens.subList(before, head.from());
            Opinion opinion = BlockVerdict.labelled(block);
            opinion = opinion == null ? BlockVerdict.headsLine(block) : opinion;
            if (opinion == null) {
                return List.of();
            }
            add(found, head, opinion, block);
            before = head.to();
        }
        return BlockVerdict.of(tokens.subList(before, tokens.size())) == null ? found : List.of();
    }

    private void add(List<DraftVerdict> found, Head head, @Nullable Opinion opinion, List<ReplyToken> block) {
        if (opinion == null) {
            return;
        }
        if (invented(head, block)) {
            return;
        }
        String reason = Reasons.in(text, block);
        if (head.labels().isEmpty()) {
            found.add(new DraftVerdict(null, head.echo(), opinion, reason));
        }
        for (String label : head.labels()) {
            found.add(new DraftVerdict(label, null, opinion, reason));
        }
    }

    /** "1. "The moon is full." Yes" where statement 1 says nothing of a moon. */
    private boolean invented(Head head, List<ReplyToken> block) {
        String quoted = quotedFirst(block);
        if (head.labels().size() != 1 || quoted.isEmpty()) {
            return false;
        }
        OptionalInt id = StatementLabel.parse(head.labels().get(0));
        return id.isPresent()
                && statements.stream()
                        .filter(s -> s.id() == id.getAsInt())
                        .anyMatch(s -> Resemblance.none(quoted, s.text()));
    }

    private String quotedFirst(List<ReplyToken> block) {
        int i = 0;
        while (i < block.size()
                && block.get(i).kind() == ReplyToken.Kind.PUNCTUATION
                && !block.get(i).is("\"")) {
            i++;
        }
        if (i < block.size() && block.get(i).kind() == ReplyToken.Kind.OPAQUE) {
            return text.substring(block.get(i).start(), block.get(i).end());
        }
        boolean opens = i < block.size() && block.get(i).is("\"");
        for (int k = i + 1; opens && k < block.size() && !block.get(k).isNewline(); k++) {
            if (block.get(k).is("\"")) {
                return text.substring(block.get(i).start(), block.get(k).end());
            }
        }
        return "";
    }

    /** "The context does not support statement 2." */
    private void supportedByContext(List<DraftVerdict> found) {
        for (int i = 1; i + 2 < tokens.size(); i++) {
            ReplyToken verb = tokens.get(i);
            if (!verb.isWord()
                    || !verb.text().equals("supports") && !verb.text().equals("support")) {
                continue;
            }
            int k = tokens.get(i + 1).text().equals("the") ? i + 2 : i + 1;
            boolean named = tokens.get(k).text().equals("statement")
                    || tokens.get(k).text().equals("claim");
            if (named && k + 1 < tokens.size() && tokens.get(k + 1).isNumber()) {
                boolean negated = VerdictLexicon.isNegator(tokens.get(i - 1));
                boolean claimed = verb.text().equals("supports") || negated;
                if (claimed) {
                    found.add(
                            new DraftVerdict(tokens.get(k + 1).text(), null, negated ? Opinion.NO : Opinion.YES, null));
                }
            }
        }
    }

    private List<DraftVerdict> labels() {
        List<DraftVerdict> found = new ArrayList<>();
        int last = 0;
        for (int i = 0; i < tokens.size(); i++) {
            VerdictLexicon.Match match = BlockVerdict.labelAt(tokens, i);
            if (match != null) {
                found.add(new DraftVerdict(null, null, VerdictLexicon.hedged(tokens, match), null));
                last = i + 1;
                i = match.end() - 1;
            }
        }
        if (found.size() == 1 && statements.size() > 1) {
            List<DraftVerdict> all = list(last);
            return all.size() > 1 ? all : found;
        }
        return found;
    }

    /** Lines that begin with a verdict, one or several a line; the list ends at the first line that does not. */
    private List<DraftVerdict> list(int from) {
        List<DraftVerdict> found = new ArrayList<>();
        int start = from;
        while (start < tokens.size()) {
            int end = start;
            while (end < tokens.size() && !tokens.get(end).isNewline()) {
                end++;
            }
            List<ReplyToken> line = tokens.subList(start, end);
            boolean blank = line.stream().allMatch(t -> t.kind() == ReplyToken.Kind.PUNCTUATION);
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

    private void line(List<ReplyToken> line, List<DraftVerdict> found) {
        int i = skip(line, 0);
        while (i < line.size()) {
            VerdictLexicon.Match match = VerdictLexicon.at(line, i);
            if (match == null) {
                i = nextSentence(line, i);
                if (i >= line.size() || found.isEmpty()) {
                    return;
                }
                continue;
            }
            int after = match.end();
            boolean counts = after + 1 < line.size()
                    && line.get(after).is(":")
                    && line.get(after + 1).isNumber();
            if (counts) {
                return; // "Supported: 0 of 3"
            }
            boolean and = after < line.size() && line.get(after).text().equals("and");
            boolean another = statements.size() > 1
                    && after < line.size()
                    && VerdictLexicon.at(line, and ? after + 1 : after) != null;
            if (!another && (!BlockVerdict.firm(line, after) || isPolite(line, after, found.isEmpty()))) {
                return;
            }
            Ids.Match about = Ids.afterVerdict(line, after);
            if (about != null) {
                found.add(new DraftVerdict(about.labels().get(0), null, match.opinion(), null));
                i = skip(line, about.end());
                continue;
            }
            found.add(
                    new DraftVerdict(null, null, another ? match.opinion() : VerdictLexicon.hedged(line, match), null));
            i = skip(line, and && another ? after + 1 : after);
            if (i > after && i < line.size() && line.get(i).text().equals("and")) {
                i++;
            }
        }
    }

    private static boolean isPolite(List<ReplyToken> line, int after, boolean first) {
        int i = skip(line, after);
        boolean sentence = i > after && line.get(after).is(".");
        return i > after
                && i < line.size()
                && (first || !sentence)
                && NOT_A_REASON.contains(line.get(i).text());
    }

    private static int skip(List<ReplyToken> line, int from) {
        int i = from;
        while (i < line.size() && line.get(i).kind() == ReplyToken.Kind.PUNCTUATION) {
            i++;
        }
        return i;
    }

    private static int nextSentence(List<ReplyToken> line, int from) {
        int i = from;
        while (i < line.size() && !line.get(i).anyOf(".;")) {
            i++;
        }
        return skip(line, i);
    }
}
