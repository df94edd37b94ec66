package io.holdfast.core.explain;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;

/** What a developer can do about a claim that does not hold, or an answer that could not be measured. */
final class Advice {
    private static final String DECLINED = "FALSE_INSUFFICIENT_CONTEXT";

    private Advice() {}

    static String of(TracedClaim traced) {
        String diagnosis = traced.diagnosis();
        if (diagnosis != null && diagnosis.startsWith(DECLINED)) {
            return "the span above answers the question: make sure it reaches the prompt, or loosen the wording that"
                    + " makes the model decline";
        }
        return switch (traced.rule()) {
            case NO_CONTEXT -> "no document was given: look at what retrieval returned for this question";
            case NO_EVIDENCE, WEAK_EVIDENCE ->
                "if one of your documents states it, retrieval did not bring that document; if none does, the model made"
                        + " it up: tell it to answer from the documents only";
            case SHORT_MISMATCH -> "the answer is not the reference: correct the answer, or the reference if it is old";
            case SHORT_EXACT, SHORT_CONTAINED, SHORT_SIMILAR ->
                "right, but not from these documents: look at what retrieval returned for this question";
            default ->
                traced.verdict() == Verdict.CONTRADICTED
                        ? "let the answer say what the document says, or correct the document if it is the one that is"
                                + " wrong"
                        : "compare with the nearest span and drop what it does not say, or give the document that says"
                                + " it";
        };
    }

    static String of(ErrorCode code) {
        return switch (code) {
            case EMPTY_ANSWER -> "the system returned no text: look at the call that produced the answer";
            case LANGUAGE ->
                "add the language to languages.supported if you have measured it, set languages.unmeasured: words, or ask a"
                        + " judge";
            case NO_CLAIMS -> "an answer that states nothing has nothing to check: expect an abstention, or ask again";
            case TOO_COMPLEX -> "split the answer, or look at what produced so many statements";
            default -> code.retriable() ? "try again" : "see the message; the code is in the guide";
        };
    }
}
