package io.holdfast.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far a negation reaches in a sentence. Read from left to right: a negator holds for the objects behind it until a
 * finite verb, a contrast ("but", "while") or the end of its bracket; a negated verb holds for the list of subjects
 * before it ("WiFi and parking are not available").
 */
final class Clauses {
    private static final Pattern WORD = Pattern.compile("[\\p{L}'/]+|[,;:()—]");

    private static final Set<String> BREAKS =
            Set.of(";", "—", "but", "however", "although", "though", "while", "whereas", "yet", "despite");
    private static final Set<String> NEGATORS = Set.of(
            "no",
            "not",
            "without",
            "lacks",
            "lack",
            "lacking",
            "neither",
            "nor",
            "never",
            "cannot",
            "unavailable",
            "rather",
            "instead",
            "absence",
            "avoiding");
    private static final Set<String> FINITE = Set.of(
            "is",
            "are",
            "was",
            "were",
            "has",
            "does",
            "offers",
            "provides",
            "accepts",
            "takes",
            "features",
            "includes",
            "serves",
            "caters",
            "accommodates",
            "allows",
            "boasts",
            "maintains",
            "holds",
            "welcomes",
            "supports",
            "operates",
            "makes",
            "making",
            "offering",
            "providing",
            "featuring",
            "including",
            "can",
            "it's",
            "enjoys",
            "comes",
            "located");
    private static final Set<String> BASE = Set.of(
            "offer",
            "provide",
            "accept",
            "take",
            "feature",
            "include",
            "serve",
            "cater",
            "accommodate",
            "allow",
            "have",
            "enjoy");
    /** Words that make a verb a noun: "features like WiFi". */
    private static final Set<String> EXAMPLES = Set.of("like", "such");
    /** What may stand between a verb and its "not" or "false". */
    private static final Set<String> MARKED = Set.of("all", "both", "marked", "listed", "set", "as", "to");

    private static final Set<String> NOT_NEGATING = Set.of("only", "just", "frills", "longer", "matter", "doubt");

    private record Token(String word, int start, int end) {}

    /** A finite verb: where its subjects may begin, and whether it is negated. */
    private record Verb(int at, int subjects, boolean negated) {}

    private final String sentence;
    private final List<Token> tokens = new ArrayList<>();
    /** Where the negation that holds at each token began; -1 where none does. */
    private final int[] negatedSince;

    /** Whether a list after "no" may have ended before the token: "no WiFi, takeout and a patio". */
    private final boolean[] doubtful;

    private final List<Integer> breaks = new ArrayList<>();
    private final List<Verb> verbs = new ArrayList<>();

    private Clauses(String sentence) {
        this.sentence = sentence;
        Matcher word = WORD.matcher(sentence);
        while (word.find()) {
            tokens.add(new Token(word.group().toLowerCase(Locale.ROOT), word.start(), word.end()));
        }
        this.negatedSince = new int[tokens.size()];
        this.doubtful = new boolean[tokens.size()];
        read();
    }

    static Clauses of(String sentence) {
        return new Clauses(sentence);
    }

    private void read() {
        int since = -1;
        int outside = -1;
        int clause = 0;
        boolean verbSeen = false;
        boolean list = false;
        boolean doubt = false;
        int comma = -1;
        int and = -1;
        for (int i = 0; i < tokens.size(); i++) {
            String word = tokens.get(i).word;
            String next = i + 1 < tokens.size() ? tokens.get(i + 1).word : "";
            String before = i > 0 ? tokens.get(i - 1).word : "";
            if (word.equals("(")) {
                outside = since;
                since = onlyInside(i) ? -1 : since;
            } else if (word.equals(")")) {
                since = outside;
            } else if (BREAKS.contains(word)) {
                since = -1;
                verbSeen = false;
                clause = tokens.get(i).start;
                breaks.add(clause);
                comma = -1;
                and = -1;
            } else if (word.equals(",") || word.equals("and")) {
                comma = word.equals(",") ? tokens.get(i).end : comma;
                and = word.equals("and") ? tokens.get(i).end : and;
                doubt = since >= 0 && list && !endsInOr(i);
            } else if (word.endsWith("n't") || FINITE.contains(word) && !EXAMPLES.contains(next)) {
                boolean headless =
                        before.equals(",") || before.equals("and") || before.equals("also") || before.isEmpty();
                int subjects = headless
                        ? tokens.get(i).start
                        : !verbSeen ? clause : comma >= 0 ? comma : and >= 0 ? and : clause;
                verbs.add(new Verb(tokens.get(i).start, subjects, word.endsWith("n't") || negatedVerb(i)));
                since = before.equals("nor") || word.endsWith("n't") ? tokens.get(i).start : -1;
                list = false;
                verbSeen = true;
                comma = -1;
                and = -1;
            } else if (NEGATORS.contains(word) && !NOT_NEGATING.contains(next) && !hyphenated(i)) {
                since = tokens.get(i).start;
                list = word.equals("no") || word.equals("without");
                doubt = false;
            } else if (word.equals("beyond")
                    || word.equals("besides")
                    || word.equals("than") && before.equals("other")
                    || BASE.contains(word) && before.equals("and")) {
                since = -1;
            }
            negatedSince[i] = since;
            doubtful[i] = since >= 0 && doubt;
        }
    }

    /** Whether a bracket names the exception: "(street parking only)". */
    private boolean onlyInside(int bracket) {
        for (int i = bracket + 1; i < tokens.size() && !tokens.get(i).word.equals(")"); i++) {
            if (tokens.get(i).word.equals("only")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the list that goes on at a comma is closed by "or". */
    private boolean endsInOr(int from) {
        for (int i = from + 1; i < tokens.size(); i++) {
            String word = tokens.get(i).word;
            if (word.equals("or") || word.equals("nor")) {
                return true;
            }
            if (word.equals("and") || FINITE.contains(word) || BREAKS.contains(word)) {
                return false;
            }
        }
        return false;
    }

    private boolean hyphenated(int i) {
        int end = tokens.get(i).end;
        return end < sentence.length() && sentence.charAt(end) == '-';
    }

    /** Whether the verb's own words deny it: "are not", "is currently unavailable". */
    private boolean negatedVerb(int i) {
        for (int k = i + 1; k < Math.min(i + 5, tokens.size()); k++) {
            String word = tokens.get(k).word;
            String next = k + 1 < tokens.size() ? tokens.get(k + 1).word : "";
            if ((word.equals("not") || word.equals("unavailable") || word.equals("false"))
                    && !NOT_NEGATING.contains(next)) {
                return true;
            }
            if (!word.endsWith("ly") && !MARKED.contains(word)) {
                return false;
            }
        }
        return false;
    }

    /** What is said of the words {@code [start, end)}. */
    Polarity at(int start, int end) {
        int token = -1;
        for (int i = 0; i < tokens.size() && tokens.get(i).start <= start; i++) {
            token = i;
        }
        int since = token < 0 ? -1 : negatedSince[token];
        for (Verb verb : verbs) {
            if (verb.at >= end) {
                if (verb.subjects <= start && !broken(end, verb.at)) {
                    return verb.negated || since >= verb.subjects ? Polarity.NEGATED : Polarity.AFFIRMED;
                }
                break;
            }
        }
        return since < 0 ? Polarity.AFFIRMED : doubtful[token] ? Polarity.OPEN : Polarity.NEGATED;
    }

    private boolean broken(int from, int to) {
        return breaks.stream().anyMatch(b -> b >= from && b < to);
    }

    int clauseStart(int at) {
        int from = 0;
        for (int b : breaks) {
            from = b <= at ? b : from;
        }
        return from;
    }

    int clauseEnd(int at) {
        for (int b : breaks) {
            if (b >= at) {
                return b;
            }
        }
        return sentence.length();
    }

    /** Where the negation that reaches {@code start} begins, with its auxiliary; {@code start} when it is farther off. */
    int negationStart(int start, int most) {
        int at = start;
        for (int i = 0; i < tokens.size() && tokens.get(i).start < start; i++) {
            Token token = tokens.get(i);
            if (start - token.start <= most && (NEGATORS.contains(token.word) || token.word.endsWith("n't"))) {
                boolean auxiliary = token.word.equals("not")
                        && i > 0
                        && Set.of("does", "do", "is", "are", "has").contains(tokens.get(i - 1).word);
                at = auxiliary ? tokens.get(i - 1).start : token.start;
            }
        }
        return at;
    }
}
