package io.holdfast.core.judge.reply.word;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The words of a verdict and how they combine: negation ("not supported"), degree ("partially supported" is not
 * support), alternatives ("Yes/No" restates the question and is no verdict).
 */
public final class VerdictLexicon {
    private static final Map<String, List<Phrase>> PHRASES = new HashMap<>();
    /** The second words of the phrases of not knowing, by their first; an empty one where there is none. */
    private static final Map<String, Set<String>> UNKNOWN = new HashMap<>();

    private static final int LONGEST_VERDICT = 4;

    private static final Set<String> NEGATORS = ReplyWords.set("lexicon_negators");
    private static final Set<String> STRENGTHENERS = ReplyWords.set("lexicon_strengtheners");
    private static final Set<String> PARTIAL = ReplyWords.set("lexicon_partial");
    /** "Supported by nothing", "supported nowhere". */
    private static final Set<String> NOTHING = Set.of("nothing", "nowhere", "none", "nobody");

    private static final Set<String> PREFIXES = Set.of("un", "non", "not");
    private static final Set<String> BY = Set.of("by", "in", "from", "with", "through");
    private static final Set<String> OR = ReplyWords.set("lexicon_or");
    /** "No contradiction found" finds nothing against the statement, and says nothing for it. */
    private static final Set<String> NOTHING_AGAINST = ReplyWords.set("lexicon_nothing_against");
    /** Words that are a verdict only when nothing follows them: "Absolutely.", "Right.". */
    private static final Set<String> ALONE = ReplyWords.set("lexicon_alone");

    private static final Set<String> WHOLE = Set.of("statement", "statements", "claim", "claims");
    private static final Set<String> PERCENT = Set.of("percent", "prozent", "persen", "pct");
    private static final Set<String> CONDITION = ReplyWords.set("lexicon_condition");
    private static final Set<String> LEAD_IN = ReplyWords.set("lexicon_lead_in");

    static {
        add(Opinion.YES, ReplyWords.list("lexicon_yes"));
        add(Opinion.NO, ReplyWords.list("lexicon_no"));
        add(Opinion.DONT_KNOW, ReplyWords.list("lexicon_dont_know"));
    }

    private VerdictLexicon() {}

    /** A verdict found at some token, and the first token after it. */
    public record Match(Opinion opinion, int end) {}

    private record Phrase(List<String> words, Opinion opinion) {}

    /** The verdict that begins at token {@code at}, if one does; a restated choice such as "Yes/No" is none. */
    public static @Nullable Match at(List<ReplyToken> tokens, int at) {
        Match match = isShare(tokens, at) ? null : plain(tokens, at);
        if (match != null && match.opinion() == Opinion.YES && farFrom(tokens, at)) {
            return new Match(Opinion.NO, match.end());
        }
        return match == null ? null : unlessRestated(tokens, match);
    }

    /** Whether a phrase of not knowing may begin at a token: cheaper than to look for the longest phrase there. */
    private static boolean mayBeUnknown(List<ReplyToken> tokens, int i) {
        Set<String> seconds = UNKNOWN.get(tokens.get(i).text());
        return seconds != null
                && (seconds.contains("")
                        || i + 1 < tokens.size()
                                && seconds.contains(tokens.get(i + 1).text()));
    }

    /** "Far from supported", "nowhere near supported", "non-supported". */
    private static boolean farFrom(List<ReplyToken> tokens, int at) {
        return at >= 2
                && (tokens.get(at - 2).text().equals("far")
                                && tokens.get(at - 1).text().equals("from")
                        || tokens.get(at - 2).text().equals("nowhere")
                                && tokens.get(at - 1).text().equals("near")
                        || PREFIXES.contains(tokens.get(at - 2).text())
                                && tokens.get(at - 1).is("-")
                                && tokens.get(at - 1).end() == tokens.get(at).start());
    }

    /** "90 % supported" is a grade, not a verdict; "100 % supported" is one. */
    private static boolean isShare(List<ReplyToken> tokens, int at) {
        boolean percent = at >= 2
                && tokens.get(at - 2).isNumber()
                && (tokens.get(at - 1).is("%")
                        || PERCENT.contains(tokens.get(at - 1).text()));
        return percent && !tokens.get(at - 2).text().equals("100");
    }

    private static @Nullable Match plain(List<ReplyToken> tokens, int at) {
        int i = at;
        boolean negated = false;
        while (i < tokens.size() && i - at < 6 && tokens.get(i).isWord()) {
            String word = tokens.get(i).text();
            Match phrase = mayBeUnknown(tokens, i) ? longest(tokens, i) : null;
            if (phrase != null && phrase.opinion() == Opinion.DONT_KNOW) {
                return phrase;
            }
            if (PARTIAL.contains(word)) {
                return new Match(Opinion.NO, afterPositive(tokens, i + 1));
            }
            if (i == at && (nothingAgainst(tokens, i) || noneOfThem(tokens, i))) {
                return null;
            }
            if (NEGATORS.contains(word)) {
                negated = true;
            } else if (!STRENGTHENERS.contains(word)) {
                break;
            }
            i++;
        }
        Match found = longest(tokens, i);
        if (found != null) {
            Opinion opinion = negated && found.opinion() == Opinion.YES ? Opinion.NO : found.opinion();
            return new Match(opinion, found.end());
        }
        if (at < tokens.size()
                && tokens.get(at).isWord()
                && ALONE.contains(tokens.get(at).text())) {
            boolean ends = at + 1 >= tokens.size() || !tokens.get(at + 1).isWord();
            return ends ? new Match(Opinion.YES, at + 1) : null;
        }
        return i > at ? longest(tokens, at) : null;
    }

    /** "No contradiction", "not contradicted": the word against is itself denied. */
    public static boolean nothingAgainst(List<ReplyToken> tokens, int at) {
        ReplyToken token = tokens.get(at);
        int next = at + 1;
        while (next < tokens.size()
                && tokens.get(next).isWord()
                && (STRENGTHENERS.contains(tokens.get(next).text())
                        || tokens.get(next).text().equals("any")
                        || tokens.get(next).text().equals("direct"))) {
            next++;
        }
        boolean denies = isNegator(token)
                || token.isWord() && (token.text().equals("no") || token.text().equals("without"));
        return denies
                && next < tokens.size()
                && tokens.get(next).isWord()
                && NOTHING_AGAINST.contains(tokens.get(next).text());
    }

    /** "No statement is supported" is about none in particular. */
    private static boolean noneOfThem(List<ReplyToken> tokens, int at) {
        return tokens.get(at).text().equals("no")
                && at + 1 < tokens.size()
                && WHOLE.contains(tokens.get(at + 1).text())
                && (at + 2 >= tokens.size() || !tokens.get(at + 2).isNumber());
    }

    public static boolean isAlone(String word) {
        return ALONE.contains(word);
    }

    /** As {@link #at}, and in a place where a number can only be a verdict: 1, 0, 1.0, 100%. */
    public static @Nullable Match valueAt(List<ReplyToken> tokens, int at) {
        if (at < tokens.size() && tokens.get(at).isNumber()) {
            Opinion opinion = number(tokens, at);
            boolean percent = at + 1 < tokens.size() && tokens.get(at + 1).is("%");
            return opinion == null ? null : unlessRestated(tokens, new Match(opinion, at + (percent ? 2 : 1)));
        }
        return at(tokens, at);
    }

    /** What a whole field says: {@code 1}, {@code "Yes."}, {@code "not supported by the text"}; null when it is no verdict. */
    public static @Nullable Opinion field(String value) {
        List<ReplyToken> tokens = ReplyTokens.of(value.length() > 400 ? value.substring(0, 400) : value);
        int i = 0;
        while (i < tokens.size()
                && (tokens.get(i).anyOf("*_`\"'([-:.") || tokens.get(i).isNewline())) {
            if (tokens.get(i).is("-")
                    && i + 1 < tokens.size()
                    && tokens.get(i + 1).isNumber()) {
                return null;
            }
            i++;
        }
        Match match = valueAt(tokens, i);
        for (int skipped = 0; match == null && skipped < 5 && i < tokens.size(); skipped++) {
            if (!tokens.get(i).isWord() || !LEAD_IN.contains(tokens.get(i).text())) {
                return null;
            }
            match = at(tokens, ++i);
        }
        if (match == null || i > 0 && tokens.get(i).isNumber() && !onlyDecoration(tokens, i)) {
            return null;
        }
        if (tokens.get(i).isNumber() && !nothingButPunctuation(tokens, match.end()) && !repeated(tokens, match)) {
            return null;
        }
        return hedged(tokens, match);
    }

    /** "1 (supported)": the number again in words, and nothing else. */
    private static boolean repeated(List<ReplyToken> tokens, Match number) {
        int i = number.end();
        while (i < tokens.size() && tokens.get(i).anyOf("(-:,=>[.%")) {
            i++;
        }
        Match words = i > number.end() ? at(tokens, i) : null;
        return words != null && words.opinion() == number.opinion() && nothingButPunctuation(tokens, words.end());
    }

    /** The opinion of a match, brought down to NO where the next words take part of it back ("Yes and no", "Yes, partially"). */
    public static Opinion hedged(List<ReplyToken> tokens, Match match) {
        if (match.opinion() != Opinion.YES) {
            return match.opinion();
        }
        int words = 0;
        for (int i = match.end(); i < tokens.size() && i < match.end() + 8 && words < 4; i++) {
            ReplyToken token = tokens.get(i);
            if (token.isNewline() || token.anyOf(".;")) {
                break;
            }
            if (token.isWord()) {
                words++;
                boolean and = i == match.end()
                        && (token.text().equals("and") || token.text().equals("but"));
                Match next = and ? longest(tokens, i + 1) : null;
                boolean byNone = token.text().equals("no")
                        && i > match.end()
                        && BY.contains(tokens.get(i - 1).text());
                if (byNone || NOTHING.contains(token.text())) {
                    return Opinion.NO;
                }
                if (PARTIAL.contains(token.text()) || next != null && next.opinion() == Opinion.NO) {
                    return Opinion.NO;
                }
                if (NEGATORS.contains(token.text())
                        && i + 1 < tokens.size()
                        && STRENGTHENERS.contains(tokens.get(i + 1).text())) {
                    return Opinion.NO;
                }
            }
        }
        return Opinion.YES;
    }

    public static boolean isNegator(ReplyToken token) {
        return token.isWord() && NEGATORS.contains(token.text());
    }

    /** Whether the text is nothing but a verdict, such as "Yes." */
    public static boolean isOnlyVerdict(String text) {
        List<ReplyToken> tokens = ReplyTokens.of(text);
        Match match = tokens.isEmpty() ? null : at(tokens, 0);
        return match != null && nothingButPunctuation(tokens, match.end());
    }

    private static boolean nothingButPunctuation(List<ReplyToken> tokens, int from) {
        for (int i = from; i < tokens.size(); i++) {
            if (tokens.get(i).kind() != ReplyToken.Kind.PUNCTUATION
                    && !tokens.get(i).isNewline()) {
                return false;
            }
        }
        return true;
    }

    private static boolean onlyDecoration(List<ReplyToken> tokens, int end) {
        for (int i = 0; i < end; i++) {
            if (!tokens.get(i).anyOf("*_`\"'([")) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Match unlessRestated(List<ReplyToken> tokens, Match match) {
        int i = match.end();
        if (i >= tokens.size()) {
            return match;
        }
        ReplyToken next = tokens.get(i);
        if (next.is("?")) {
            return null;
        }
        if (next.is("/") && i + 1 < tokens.size() && tokens.get(i + 1).text().equals("a")) {
            return null;
        }
        boolean alternative = next.is("/") || next.is("\\") || next.isWord() && OR.contains(next.text());
        if (alternative
                && i + 1 < tokens.size()
                && (next.isWord() || !tokens.get(i + 1).isNewline())) {
            boolean verdict =
                    plain(tokens, i + 1) != null || tokens.get(i + 1).isNumber() || isNegator(tokens.get(i + 1));
            if (verdict && !goesOn(tokens, i, i + 1)) {
                return null;
            }
        }
        return next.isWord() && CONDITION.contains(next.text()) && match.opinion() != Opinion.DONT_KNOW ? null : match;
    }

    /** Three or more verdicts between strokes are a list: "Yes/No/Yes"; two are a restated choice. */
    private static boolean goesOn(List<ReplyToken> tokens, int stroke, int second) {
        if (!tokens.get(stroke).is("/")) {
            return false;
        }
        Match other = plain(tokens, second);
        boolean after = other != null
                && other.end() + 1 < tokens.size()
                && tokens.get(other.end()).is("/")
                && plain(tokens, other.end() + 1) != null;
        for (int i = stroke - 1; !after && i > 0 && i >= stroke - LONGEST_VERDICT; i--) {
            after = tokens.get(i).is("/");
        }
        return after;
    }

    private static int afterPositive(List<ReplyToken> tokens, int at) {
        Match next = longest(tokens, at);
        return next == null ? at : next.end();
    }

    private static @Nullable Opinion number(List<ReplyToken> tokens, int at) {
        String digits = tokens.get(at).text();
        boolean percent = at + 1 < tokens.size() && tokens.get(at + 1).is("%");
        String value = digits.matches("\\d{1,3}(\\.0{1,6})?") ? digits.replaceFirst("\\..*", "") : "";
        if (value.equals(percent ? "100" : "1")) {
            return Opinion.YES;
        }
        return value.equals("0") ? Opinion.NO : null;
    }

    private static @Nullable Match longest(List<ReplyToken> tokens, int at) {
        if (at >= tokens.size()) {
            return null;
        }
        ReplyToken first = tokens.get(at);
        if (!first.isWord() && first.kind() != ReplyToken.Kind.MARK) {
            return null;
        }
        for (Phrase phrase : PHRASES.getOrDefault(first.text(), List.of())) {
            if (matches(tokens, at, phrase.words())) {
                return new Match(phrase.opinion(), at + phrase.words().size());
            }
        }
        return null;
    }

    private static boolean matches(List<ReplyToken> tokens, int at, List<String> words) {
        for (int k = 1; k < words.size(); k++) {
            if (at + k >= tokens.size() || !tokens.get(at + k).text().equals(words.get(k))) {
                return false;
            }
        }
        return true;
    }

    private static void add(Opinion opinion, List<String> phrases) {
        for (String phrase : phrases) {
            List<String> words = List.of(phrase.split(" "));
            if (opinion == Opinion.DONT_KNOW) {
                UNKNOWN.computeIfAbsent(words.get(0), w -> new HashSet<>()).add(words.size() == 1 ? "" : words.get(1));
            }
            List<Phrase> same = PHRASES.computeIfAbsent(words.get(0), w -> new ArrayList<>());
            same.add(new Phrase(words, opinion));
            same.sort(Comparator.comparingInt((Phrase p) -> -p.words().size()));
        }
    }
}
