package io.holdfast.lab.compare;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.check.DifferingWords;
import org.jspecify.annotations.Nullable;

/**
 * What became of one claim between two runs.
 *
 * @param before the claim of the base, as in findings.jsonl; null for a new one
 * @param after the claim of the candidate; null for one that is gone
 */
public record ClaimChange(
        String caseId,
        Kind kind,
        @Nullable JsonNode before,
        @Nullable JsonNode after) {

    /** In order of interest. */
    public enum Kind {
        BECAME_UNSUPPORTED("became unsupported"),
        NEW_UNSUPPORTED("new and unsupported"),
        BECAME_SUPPORTED("became supported"),
        UNSUPPORTED_GONE("unsupported claim gone"),
        EVIDENCE_MOVED("evidence moved");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** The claim's text, of the candidate where it has it. */
    public String text() {
        JsonNode claim = after == null ? before : after;
        return claim == null ? "" : claim.path("text").asText();
    }

    /** Why, in words: the diagnosis of the unsupported side, or where the evidence was and is. */
    public String why() {
        return switch (kind) {
            case BECAME_UNSUPPORTED, NEW_UNSUPPORTED -> reason(after);
            case BECAME_SUPPORTED, UNSUPPORTED_GONE -> "was " + reason(before);
            case EVIDENCE_MOVED -> "from " + place(before) + " to " + place(after);
        };
    }

    private static String reason(@Nullable JsonNode claim) {
        if (claim == null) {
            return "";
        }
        String verdict = claim.path("verdict").asText().replace('_', ' ');
        String diagnosis = DifferingWords.told(claim);
        String rule = claim.path("rule").asText();
        return verdict + ": " + (diagnosis.isEmpty() ? rule.replace('_', ' ') : diagnosis);
    }

    private static String place(@Nullable JsonNode claim) {
        JsonNode evidence = claim == null ? null : claim.path("evidence").path(0);
        return evidence == null || evidence.isMissingNode()
                ? "nowhere"
                : evidence.path("document").asText() + " ["
                        + evidence.path("start").asInt() + ", "
                        + evidence.path("end").asInt() + ")";
    }
}
