package io.holdfast.engine.telemetry;

import io.holdfast.engine.gate.GateDecision.Reason;
import java.util.stream.Stream;

/** Why a question was answered or declined, in a sentence for people; files have the reason's id. */
public final class ReasonText {
    private ReasonText() {}

    /** @param id the reason of a {@link QuestionOutcome} */
    public static String of(String id) {
        return Stream.of(Reason.values())
                .filter(r -> r.id().equals(id))
                .findFirst()
                .map(ReasonText::of)
                .orElseGet(() -> other(id));
    }

    private static String of(Reason reason) {
        return switch (reason) {
            case STOP_OVERLAP_OK -> "The documents support this answer.";
            case STOP_NO_NEW_HITS ->
                "The documents support this answer, but it may not be whole; searching further found nothing new.";
            case STOP_LOW_BUDGET ->
                "The documents support this answer, but it may not be whole; there was no budget to search further.";
            case ABSTAIN_MISSING_ANCHOR -> "What was asked about is not in the passages that were read.";
            case ABSTAIN_CONFLICT -> "The documents disagree.";
            case ABSTAIN_LOW_SUPPORT -> "No passage supports an answer well enough.";
            case ABSTAIN_WRONG_KIND -> "What was found is not the kind of answer asked for.";
            case RETRIEVE_MORE, REFLECT -> "The search was not finished.";
        };
    }

    private static String other(String id) {
        return switch (id) {
            case "gate_off" -> "This answer was not checked: the configuration checks none.";
            case "answerer_abstained" -> "The passages that were read gave no answer.";
            case "abstain_language" -> "The question is in a language the engine does not read.";
            default -> id;
        };
    }
}
