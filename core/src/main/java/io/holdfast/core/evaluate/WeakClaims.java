package io.holdfast.core.evaluate;

import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.NewWords;
import io.holdfast.core.claim.Passed;
import io.holdfast.core.fact.TextFacts;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.text.Token;
import io.holdfast.core.text.Tokenizer;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Claims about which a model's agreement says nothing, because it is used to sentences: what a question, a courtesy or a
 * heading says in passing, words of a script it does not know, and a bare value with a label ("Price: 40 euros", "Pier 12") whose number no document holds.
 * They are unsure unless a document says the same in so many words. In whole sentences an unheld number means little:
 * sums, roundings and conversions are right as often as not.
 */
final class WeakClaims {
    private static final Pattern LABEL = Pattern.compile("(?s)^[^.!?:=]{1,60}[:=].*|^[{\\[|].*");
    private static final int FRAGMENT_WORDS = 5;
    private static final int LABELLED_WORDS = 12;
    /** A model that is this sure of a bare value has seen it, perhaps written another way. */
    private static final double CLEAR = 0.75;

    private final Set<Claim> passing;
    private final NewWords newWords;
    private final @Nullable GroundingModel grounding;

    WeakClaims(ClaimExtractor.Read read, NewWords newWords, @Nullable GroundingModel grounding) {
        this.grounding = grounding;
        this.passing = read.saying().stream()
                .filter(part -> part.form() != Passed.Form.INTRODUCTION)
                .map(Passed::claim)
                .collect(Collectors.toCollection(HashSet::new));
        this.newWords = newWords;
    }

    TracedClaim checked(TracedClaim traced) {
        if (traced.verdict() != Verdict.SUPPORTED || traced.rule() != Rule.GROUNDING_MODEL) {
            return traced;
        }
        if (grounding != null && !grounding.reads(traced.claim().text())) {
            return unsure(traced, "the model does not know these words, and no document says the same: have a look");
        }
        if (passing.contains(traced.claim())) {
            return unsure(traced, "said in passing, and in no document in these words: have a look");
        }
        String text = traced.claim().text();
        return traced.score() < CLEAR && bare(text) && unheldNumber(text)
                ? unsure(traced, "a value without a sentence, and no document holds the number: have a look")
                : traced;
    }

    private static TracedClaim unsure(TracedClaim traced, String why) {
        return new TracedClaim(
                traced.claim(), Verdict.UNSURE, traced.score(), Rule.CLOSE_EVIDENCE, traced.evidence(), why);
    }

    private static boolean bare(String text) {
        int words = text.strip().split("\\s+").length;
        return words <= FRAGMENT_WORDS
                || words <= LABELLED_WORDS && LABEL.matcher(text).matches();
    }

    /** Of digits the numbers alone count: units are written in many ways. */
    private boolean unheldNumber(String text) {
        boolean digits = Tokenizer.tokenize(text).stream()
                .filter(token -> token.kind() == Token.Kind.NUMBER)
                .anyMatch(token -> newWords.any(token.text()));
        return digits
                || TextFacts.read(text).quantities().stream()
                        .map(quantity -> quantity.of(text))
                        .filter(value -> value.chars().noneMatch(Character::isDigit))
                        .anyMatch(newWords::any);
    }
}
