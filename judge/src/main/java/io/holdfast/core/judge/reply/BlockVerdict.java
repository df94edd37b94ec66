package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The verdict in a stretch of text about one statement: after a label ("Verdict: No"), else at its head ("No, because…
 * yes…"), else at the end of a line ("… - Yes"), else as a sentence ("is not supported by the context").
 */
final class BlockVerdict {
    private static final Set<String> LABELS = ReplyWords.set("block_labels");
    /** Words that head a verdict only with a colon: "the answer is faithful" is about the whole answer. */
    private static final Set<String> LOOSE_LABELS = ReplyWords.set("block_loose_labels");

    private static final Set<String> SUBJECTS = ReplyWords.set("block_subjects");
    private static final Set<String> YES_NO = ReplyWords.set("block_yes_no");
    private static final Set<String> QUESTIONS = Set.of("supported", "entailed", "faithful", "grounded", "support");
    private static final Set<String> WHOLE = ReplyWords.set("block_whole");
    private static final Set<String> ALL = ReplyWords.set("block_all");
    private static final Set<String> HYPOTHETICAL = ReplyWords.set("block_hypothetical");
    private static final Set<String> NOTHING = Set.of("nothing", "nowhere", "none", "neither", "nobody");
    private static final Set<String> DENIABLE = ReplyWords.set("block_deniable");
    private static final Set<String> INTRODUCTIONS = ReplyWords.set("block_introductions");
    private static final Set<String> CONNECTORS = ReplyWords.set("block_connectors");

    private BlockVerdict() {}

    /** Where the judge corrects itself inside the block, what it says last. */
    static @Nullable Opinion of(List<ReplyToken> block) {
        int cue = Corrections.lastInside(block);
        Opinion corrected = cue < 0 ? null : of(block.subList(cue, block.size()));
        return corrected == null ? said(block) : corrected;
    }

    private static @Nullable Opinion said(List<ReplyToken> block) {
        Opinion found = labelled(block);
        if (found == null) {
            found = leading(block, true);
        }
        if (found == Opinion.YES && takenBack(block)) {
            return Opinion.NO;
        }
        if (found == null) {
            found = trailing(block);
        }
        if (found == null) {
            found = leading(block, false);
        }
        if (found == null) {
            found = predicate(block);
        }
        return found == Opinion.YES && denied(block) ? Opinion.NO : found;
    }

    /** The last labelled verdict: a judge that changed its mind says so later. */
    static @Nullable Opinion labelled(List<ReplyToken> block) {
        Opinion last = null;
        for (int i = 0; i < block.size(); i++) {
            VerdictLexicon.Match match = labelAt(block, i);
            if (match != null) {
                last = VerdictLexicon.hedged(block, match);
            }
        }
        return last;
    }

    /** A label at token {@code i} with a verdict behind it; "overall verdict" and "yes for all" name no statement. */
    static VerdictLexicon.@Nullable Match labelAt(List<ReplyToken> tokens, int i) {
        ReplyToken token = tokens.get(i);
        boolean question = token.isWord() && QUESTIONS.contains(token.text());
        if (!question && !(token.isWord() && LABELS.contains(token.text()))) {
            return null;
        }
        if (i > 0
                && tokens.get(i - 1).isWord()
                && WHOLE.contains(tokens.get(i - 1).text())) {
            return null;
        }
        int k = i + 1;
        boolean separated = false;
        boolean colon = false;
        while (k < tokens.size() && k < i + 9) {
            ReplyToken next = tokens.get(k);
            boolean is =
                    next.isWord() && (next.text().equals("is") || next.text().equals("ist"));
            boolean newline = next.isNewline() && (separated || k == i + 1);
            if (!is && !newline && !next.anyOf(":-=>*_\"'`([?~")) {
                break;
            }
            separated |= is || newline || next.anyOf(":-=>?\"*");
            colon |= next.anyOf(":?=>");
            k++;
        }
        boolean needsColon = question || LOOSE_LABELS.contains(token.text());
        if (!separated || needsColon && !colon) {
            return null;
        }
        VerdictLexicon.Match match = VerdictLexicon.valueAt(tokens, k);
        if (match == null || followedByAll(tokens, match.end())) {
            return null;
        }
        if (!colon
                && token.text().equals("answer")
                && !YES_NO.contains(tokens.get(k).text())) {
            return null;
        }
        boolean fraction = tokens.get(k).isNumber()
                && match.end() < tokens.size()
                && (tokens.get(match.end()).is("/") || tokens.get(match.end()).isWord());
        return fraction ? null : match;
    }

    private static boolean followedByAll(List<ReplyToken> tokens, int end) {
        int k = end < tokens.size()
                        && tokens.get(end).isWord()
                        && tokens.get(end).text().equals("for")
                ? end + 1
                : end;
        return k > end && k < tokens.size() && ALL.contains(tokens.get(k).text());
    }

    private static @Nullable Opinion leading(List<ReplyToken> block, boolean firmly) {
        int i = 0;
        while (i < block.size()
                && (block.get(i).kind() == ReplyToken.Kind.PUNCTUATION
                        || block.get(i).isNewline() && i < 3
                        || block.get(i).isStatement()
                        || block.get(i).kind() == ReplyToken.Kind.OPAQUE)) {
            i++;
        }
        while (i < block.size()
                && block.get(i).isWord()
                && INTRODUCTIONS.contains(block.get(i).text())) {
            i++;
        }
        Opinion digit = firmly ? digitAt(block, i) : null;
        if (digit != null) {
            return digit;
        }
        VerdictLexicon.Match match = i < block.size() ? VerdictLexicon.at(block, i) : null;
        if (match == null || firmly && !firm(block, match.end())) {
            return null;
        }
        return VerdictLexicon.hedged(block, match);
    }

    /** The verdict with which the last line begins, if nothing but decoration follows it: "✅ " before a statement. */
    static @Nullable Opinion headsLine(List<ReplyToken> block) {
        int start = block.size();
        while (start > 0 && !block.get(start - 1).isNewline()) {
            start--;
        }
        List<ReplyToken> line = block.subList(start, block.size());
        int i = 0;
        while (i < line.size() && line.get(i).kind() == ReplyToken.Kind.PUNCTUATION) {
            i++;
        }
        VerdictLexicon.Match match = i < line.size() ? VerdictLexicon.at(line, i) : null;
        if (match == null) {
            return null;
        }
        boolean alone =
                line.subList(match.end(), line.size()).stream().allMatch(t -> t.kind() == ReplyToken.Kind.PUNCTUATION);
        return alone ? match.opinion() : null;
    }

    /** Whether what follows a verdict word leaves it a verdict: "No, …", "No because", but not "No dogs". */
    static boolean firm(List<ReplyToken> tokens, int end) {
        if (end >= tokens.size()) {
            return true;
        }
        ReplyToken next = tokens.get(end);
        return !next.isWord() || CONNECTORS.contains(next.text());
    }

    /** "Verdict: Yes, after checking: No". */
    private static boolean takenBack(List<ReplyToken> block) {
        int end = 0;
        while (end < block.size() && !block.get(end).isNewline()) {
            end++;
        }
        boolean oneSentence =
                block.subList(0, end).stream().limit(Math.max(0, end - 1)).noneMatch(t -> t.anyOf(".;,"));
        return oneSentence && endOfLine(block.subList(0, end)) == Opinion.NO;
    }

    /** "Yes, it is unsupported", "Correct, it is not in the context": the sentence denies what its first word says. */
    private static boolean denied(List<ReplyToken> block) {
        boolean but = false;
        for (int i = 1; i < block.size(); i++) {
            ReplyToken token = block.get(i);
            if (token.isNewline() || token.anyOf(".;") && i > 3) {
                return false;
            }
            if (!token.isWord()) {
                continue;
            }
            but |= token.text().equals("but");
            boolean not = VerdictLexicon.isNegator(token) && i + 1 < block.size();
            boolean elsewhere = token.text().equals("knowledge")
                    || token.text().equals("reality")
                    || token.text().equals("general");
            if (token.text().equals("unsupported")
                    || elsewhere
                    || not && (but || DENIABLE.contains(block.get(i + 1).text()))) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Opinion trailing(List<ReplyToken> block) {
        int lineStart = 0;
        while (lineStart < block.size()) {
            int lineEnd = lineStart;
            while (lineEnd < block.size() && !block.get(lineEnd).isNewline()) {
                lineEnd++;
            }
            Opinion found = endOfLine(block.subList(lineStart, lineEnd));
            if (found != null) {
                return found;
            }
            lineStart = lineEnd + 1;
        }
        return null;
    }

    private static @Nullable Opinion endOfLine(List<ReplyToken> line) {
        int last = line.size() - 1;
        while (last >= 0 && line.get(last).kind() == ReplyToken.Kind.PUNCTUATION) {
            last--;
        }
        for (int i = Math.max(0, last - 7); i <= last; i++) {
            boolean opens = i == 0
                    || line.get(i - 1).kind() == ReplyToken.Kind.PUNCTUATION
                    || line.get(i - 1).isStatement()
                    || line.get(i - 1).kind() == ReplyToken.Kind.OPAQUE;
            VerdictLexicon.Match match = opens ? VerdictLexicon.at(line, i) : null;
            if (match != null && match.end() == last + 1) {
                return match.opinion();
            }
        }
        return null;
    }

    /** What the sentences say; where they disagree, the statement is not supported as a whole. */
    private static @Nullable Opinion predicate(List<ReplyToken> block) {
        Opinion found = null;
        boolean hypothetical = false;
        boolean denied = false;
        int i = 0;
        while (i < block.size()) {
            ReplyToken token = block.get(i);
            if (token.isNewline() || token.anyOf(".;")) {
                hypothetical = false;
                denied = false;
            }
            denied |= token.isWord() && NOTHING.contains(token.text());
            hypothetical |= isShare(block, i);
            hypothetical |= token.isWord() && HYPOTHETICAL.contains(token.text());
            if (VerdictLexicon.nothingAgainst(block, i)) {
                i += 2;
                continue;
            }
            VerdictLexicon.Match match = hypothetical || !token.isWord() ? null : predicateAt(block, i);
            if (match == null) {
                i++;
                continue;
            }
            Opinion said = denied && match.opinion() == Opinion.YES ? Opinion.NO : match.opinion();
            found = found == null || found == said ? said : Opinion.NO;
            i = match.end();
        }
        return found;
    }

    /** "30 % of it is supported" is a grade. */
    private static boolean isShare(List<ReplyToken> block, int i) {
        return block.get(i).isNumber()
                && i + 2 < block.size()
                && block.get(i + 1).is("%")
                && block.get(i + 2).isWord()
                && block.get(i + 2).text().equals("of");
    }

    private static VerdictLexicon.@Nullable Match predicateAt(List<ReplyToken> block, int i) {
        VerdictLexicon.Match match = VerdictLexicon.at(block, i);
        boolean plain = isPlainWord(block.get(i).text()) && (match == null || match.end() == i + 1);
        return match == null || plain ? elliptic(block, i) : match;
    }

    /** "… while the second is not." */
    private static VerdictLexicon.@Nullable Match elliptic(List<ReplyToken> block, int i) {
        ReplyToken token = block.get(i);
        boolean isNot = token.text().equals("isn't") || token.text().equals("aren't");
        int end = i + 1;
        if (token.text().equals("is") || token.text().equals("are")) {
            isNot = end < block.size()
                    && block.get(end).isWord()
                    && block.get(end).text().equals("not");
            end++;
        }
        boolean ends = end >= block.size()
                || block.get(end).anyOf(".,;")
                || block.get(end).isNewline();
        return isNot && ends ? new VerdictLexicon.Match(Opinion.NO, end) : null;
    }

    /** A "no" or "ja" inside a sentence is a determiner or another language's word, not a predicate. */
    private static boolean isPlainWord(String word) {
        return word.length() <= 3 && !word.equals("not")
                || VerdictLexicon.isAlone(word)
                || word.equals("maybe")
                || word.equals("perhaps")
                || word.equals("stated");
    }

    /** A lone 1 or 0, as in "Statement 3: 1"; not the beginning of a number, a share or a sentence. */
    static @Nullable Opinion digitAt(List<ReplyToken> tokens, int i) {
        if (i >= tokens.size() || !tokens.get(i).isNumber()) {
            return null;
        }
        int end = i + 1 < tokens.size() && tokens.get(i + 1).is("%") ? i + 2 : i + 1;
        boolean alone = end >= tokens.size()
                || tokens.get(end).isNewline()
                || tokens.get(end).anyOf(",;|<");
        VerdictLexicon.Match match = alone ? VerdictLexicon.valueAt(tokens, i) : null;
        return match == null || tokens.get(i).text().contains(".") ? null : match.opinion();
    }

    /** What a reply about a single statement says of "the statement". */
    static @Nullable Opinion sentence(List<ReplyToken> tokens) {
        for (int i = 0; i < Math.min(tokens.size(), 4); i++) {
            if (tokens.get(i).isWord() && SUBJECTS.contains(tokens.get(i).text())) {
                return predicate(tokens);
            }
        }
        return null;
    }
}
