package io.holdfast.core.claim;

import io.holdfast.core.lang.Phrases;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells an answer that declines from an answer that says something. An answer is a refusal when every clause of it
 * declines, apologises, or merely tells what the documents are about, and at least one declines. A negative sentence
 * about the subject ("the call cannot be made without a key") is an answer, and so is a refusal followed by one.
 */
public final class Refusals {
    /** What models are told to say when the documents do not hold the answer. */
    public static final String MARKER = "INSUFFICIENT_CONTEXT";

    private static final Pattern DECORATION = Pattern.compile("[*`\"“”„«»‘>#\\[\\](){}<~|]+");
    /** Ends of sentences, lines, dashes, and before words that may begin an answer after all. */
    private static final Pattern CLAUSES = Pattern.compile("(?<=[.!?;])\\s+|(?<=。)\\s*|\\n+|\\s[–—]\\s|"
            + Phrases.refusals("but").stream().map(Pattern::pattern).collect(Collectors.joining("|")));

    private static final List<Pattern> LEAD_INS = Phrases.refusals("lead_in");
    private static final List<Pattern> COURTESIES = Phrases.refusals("courtesy");
    private static final List<Pattern> DECLINES = Phrases.refusals("declines");
    /** Tells what the documents are about without answering: it may accompany a refusal. */
    private static final List<Pattern> ABOUT_THE_SOURCE = Phrases.refusals("about_source");

    private Refusals() {}

    /** Whether declining is all the answer does. A blank answer declines nothing. */
    public static boolean isRefusal(String answer) {
        boolean declined = false;
        for (String clause : clauses(answer)) {
            String bare = withoutLeadIns(clause);
            if (bare.isEmpty() || any(COURTESIES, bare)) {
                continue;
            }
            if (any(DECLINES, bare)) {
                declined = true;
            } else if (!any(ABOUT_THE_SOURCE, bare)) {
                return false;
            }
        }
        return declined;
    }

    private static List<String> clauses(String answer) {
        String plain = Normalizer.normalize(answer, Normalizer.Form.NFKC)
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT);
        plain = DECORATION.matcher(plain).replaceAll("").strip();
        plain = plain.replaceAll("^(insufficient[_\\s-]*context)\\s*[:,.–—-]+\\s*", "$1.\n");
        List<String> clauses = new ArrayList<>();
        for (String clause : CLAUSES.split(plain)) {
            String stripped = clause.strip().replaceAll("^(?:[-•–—:]|\\d+\\.)\\s*|[\\s;]+$", "");
            if (!stripped.isEmpty()) {
                clauses.add(stripped);
            }
        }
        return clauses;
    }

    private static String withoutLeadIns(String clause) {
        String rest = clause;
        for (String before = ""; !before.equals(rest); ) {
            before = rest;
            for (Pattern leadIn : LEAD_INS) {
                Matcher matcher = leadIn.matcher(rest);
                rest = matcher.lookingAt() ? rest.substring(matcher.end()).strip() : rest;
            }
        }
        return rest;
    }

    private static boolean any(List<Pattern> patterns, String clause) {
        return patterns.stream().anyMatch(p -> p.matcher(clause).matches());
    }
}
