package io.holdfast.core.evaluate;

import io.holdfast.core.claim.AnswerParts;
import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.Passed;
import io.holdfast.core.claim.PlainText;
import io.holdfast.core.claim.Refusals;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.lang.WordPatterns;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Claims about which a model's agreement says nothing, because it is used to sentences: what a question, a courtesy or a
 * heading says in passing, words of a script it does not know or of two that look alike, words none of which a document holds ("It depends."), and
 * a bare value with a label ("Price: 40 euros", "Pier 12") that no document holds.
 * They are unsure unless a document says the same in so many words. In whole sentences an unheld number means little:
 * sums, roundings and conversions are right as often as not.
 */
final class WeakClaims {
    private static final Pattern LABEL = Pattern.compile("(?s)^[^.!?:=]{1,60}(?<!\\d(?=:\\d))[:=].*|^[{\\[|].*");
    private static final Pattern VALUE =
            Pattern.compile("(?s)(?:[^.!?:=|{\\[`]{1,60}(?<!\\d(?=:\\d))[:=]|\\s*\\|[^|]*\\|)(.*)");
    /** A figure and its unit: they are looked up as a value. */
    private static final Pattern FIGURE = Pattern.compile("\\S*\\d\\S*(?:\\s\\p{L}{1,2}\\b)?");
    /** The number in "Pier 40". */
    private static final Pattern NUMBERED = Pattern.compile("(?<=\\p{L}\\s)\\d{1,9}(?=\\W*$)");

    private static final Pattern YES_NO = WordPatterns.ALL.compile("(?iu)\\b(?:%{yes_no}|%{negation})\\b");
    /** A word of Latin and Cyrillic letters: they look alike, and no reader of either script writes one. */
    private static final Pattern MIXED =
            Pattern.compile("\\p{IsLatin}(?=\\p{IsCyrillic})|\\p{IsCyrillic}(?=\\p{IsLatin})");
    /** A line in bold: a heading, or what was asked for. */
    private static final Pattern BOLD = Pattern.compile("\\s*(\\*\\*|__)[^*_\\n]{1,200}\\1\\s*");

    /** The name of somebody, or of something: two words with capitals behind one without. */
    private static final Pattern FULL_NAME =
            Pattern.compile("(?<=\\p{Ll}\\s)(?:\\p{Lu}\\p{Ll}{0,3}\\.\\s)?\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+");

    private static final int FRAGMENT_WORDS = 5;
    private static final int LABELLED_WORDS = 12;
    /** A model that is this sure of a bare value that the documents state has seen it, perhaps in other words. */
    private static final double CLEAR = 0.75;

    private final Map<Span, Passed.Form> saying;
    private final Known known;
    private final @Nullable GroundingModel grounding;

    WeakClaims(ClaimExtractor.Read read, Known known, @Nullable GroundingModel grounding) {
        this.grounding = grounding;
        this.known = known;
        this.saying = read.saying().stream()
                .collect(Collectors.toMap(part -> part.claim().span(), Passed::form, (first, second) -> first));
    }

    TracedClaim checked(TracedClaim traced) {
        TracedClaim related = checkedShort(traced);
        String text = PlainText.of(related.claim().text());
        return byModel(related)
                        && bare(text)
                        && (known.lacksValue(text) || related.score() < CLEAR && known.any(value(text)))
                ? unsure(related, "few words, and a value or a word that is in no document in this form: have a look")
                : related;
    }

    /** Whether the answer takes a statement back that the documents do not make. */
    boolean takenBack(TracedClaim traced) {
        return saying.get(traced.claim().span()) == Passed.Form.DENIED && traced.marked();
    }

    private static boolean byModel(TracedClaim traced) {
        return traced.verdict() == Verdict.SUPPORTED && traced.rule() == Rule.GROUNDING_MODEL;
    }

    /** For answers of a few words, which may count what the documents list: a number says nothing against them. */
    TracedClaim checkedShort(TracedClaim traced) {
        Passed.Form form = saying.get(traced.claim().span());
        if (form == Passed.Form.DENIED) {
            boolean stated = traced.supported();
            String why = stated ? "the answer denies what is stated" : "the answer itself denies it: have a look";
            Rule rule = stated ? Rule.NEGATION_MISMATCH : Rule.CLOSE_EVIDENCE;
            return judged(traced, stated ? Verdict.CONTRADICTED : Verdict.UNSURE, 1 - traced.score(), rule, why);
        }
        if (!byModel(traced)) {
            return traced;
        }
        String text = traced.claim().text();
        if (grounding != null && !grounding.reads(text)) {
            return unsure(traced, "the model does not know these words, and no document says the same: have a look");
        }
        if (MIXED.matcher(text).find()) {
            return unsure(traced, "a word of it is written in letters of two scripts: have a look");
        }
        boolean introduces = form == Passed.Form.INTRODUCTION
                && FULL_NAME.matcher(text).results().noneMatch(name -> known.any(name.group()));
        boolean passing = !introduces && form != null;
        if (passing || BOLD.matcher(text).matches() && known.any(text)) {
            return unsure(traced, "said in passing, and in no document in these words: have a look");
        }
        return !introduces && unrelated(text)
                ? unsure(traced, "no word of it occurs in the documents or the question: have a look")
                : traced;
    }

    /**
     * Words, and none of them a document's or the question's: nothing binds them to what the model read beside them. A yes
     * or no stands for the question, what is said to be missing is in no document, and a date is looked up as a value.
     */
    private boolean unrelated(String text) {
        String said = YES_NO.matcher(text).replaceAll(" ");
        int words = Terms.words(said).size();
        TextFacts facts = TextFacts.read(text);
        return words > 0
                && known.count(said) == words
                && facts.quantities().isEmpty()
                && (facts.dates().isEmpty() || known.lacksValue(text))
                && !Refusals.isRefusal(text);
    }

    private static TracedClaim unsure(TracedClaim traced, String why) {
        return judged(traced, Verdict.UNSURE, traced.score(), Rule.CLOSE_EVIDENCE, why);
    }

    private static TracedClaim judged(TracedClaim traced, Verdict verdict, double score, Rule rule, String why) {
        return new TracedClaim(traced.claim(), verdict, score, rule, traced.evidence(), why);
    }

    private static boolean bare(String text) {
        int words = text.strip().split("\\s+").length;
        return words <= FRAGMENT_WORDS && !AnswerParts.finite(text)
                || words <= LABELLED_WORDS && LABEL.matcher(text).matches();
    }

    /** What a label ("Dogs: not allowed") or the first cell of a row is given as; names of fields are anyone's choice. */
    private static String value(String text) {
        Matcher value = VALUE.matcher(text);
        return value.matches()
                ? FIGURE.matcher(value.group(1)).replaceAll("")
                : NUMBERED.matcher(text).results().map(MatchResult::group).collect(Collectors.joining());
    }
}
