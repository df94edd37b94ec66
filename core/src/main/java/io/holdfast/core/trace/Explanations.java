package io.holdfast.core.trace;

import io.holdfast.core.config.Diagnosis;
import io.holdfast.core.model.Rule;
import java.util.List;

/** The sentence that tells a person why a claim is not supported. */
final class Explanations {
    private static final int QUOTE = 120;

    private final Diagnosis bands;

    Explanations(Diagnosis bands) {
        this.bands = bands;
    }

    /** The answer and the source cannot both be right: both sides are named. */
    static String conflict(FactConflict conflict) {
        String sides =
                "the answer says " + quote(conflict.claimSide()) + ", the source says " + quote(conflict.sourceSide());
        return switch (conflict.rule()) {
            case NUMBER_MISMATCH -> "number mismatch: " + sides;
            case UNIT_MISMATCH -> "unit mismatch: " + sides;
            case DATE_MISMATCH -> "date mismatch: " + sides;
            case NEGATION_MISMATCH -> "negation or modality mismatch: " + sides;
            case QUANTIFIER_MISMATCH -> "quantifier mismatch: " + sides;
            case COMPARATIVE_MISMATCH -> "opposite or reversed comparison: " + sides;
            case ENTITY_MISMATCH -> "name mismatch: " + sides;
            case ROLE_MISMATCH -> "roles exchanged: " + sides;
            case CODE_MISMATCH -> "code mismatch: " + sides;
            case TECHNICAL_TERM_CONFLICT -> "technical term mismatch: " + sides;
            case ATTRIBUTE_MISMATCH -> "attribute mismatch: " + sides;
            case DERIVED_NUMBER_MISMATCH -> "arithmetic mismatch: " + sides;
            default -> sides;
        };
    }

    Rule band(double similarity) {
        return similarity >= bands.close()
                ? Rule.CLOSE_EVIDENCE
                : similarity >= bands.weak() ? Rule.WEAK_EVIDENCE : Rule.NO_EVIDENCE;
    }

    /** Nothing states the claim: how near the nearest span comes, and what it lacks. */
    String notFound(double similarity, List<String> absent) {
        String lacks = absent.isEmpty()
                ? ""
                : "; not in the documents: "
                        + String.join(
                                ", ", absent.stream().map(Explanations::quote).toList());
        return switch (band(similarity)) {
            case CLOSE_EVIDENCE -> "a close span exists but does not state this: review" + lacks;
            case WEAK_EVIDENCE -> "only weakly related text exists: perhaps from the model's training" + lacks;
            default -> "nothing in the documents is about this: likely hallucinated" + lacks;
        };
    }

    static String quote(String text) {
        String t = text.strip().replaceAll("\\s+", " ");
        return "\"" + (t.length() <= QUOTE ? t : t.substring(0, cut(t)) + "…") + "\"";
    }

    private static int cut(String t) {
        return Character.isHighSurrogate(t.charAt(QUOTE - 1)) ? QUOTE - 1 : QUOTE;
    }
}
