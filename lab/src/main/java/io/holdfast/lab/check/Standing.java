package io.holdfast.lab.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;

/** What an answer came to: its worst claim decides. Read off a line of {@code score}, {@code check} or a run's findings. */
public enum Standing {
    /** Every claim is supported, or what is not was weighed and let pass by a calibrated threshold or a judge. */
    GROUNDED,
    /** It declined, and the documents do not hold the answer: right. */
    DECLINED,
    /** Nothing speaks against it, but at least one claim is neither shown nor refuted. */
    UNSURE,
    /** At least one claim is not in the documents; none is contradicted. */
    NOT_FOUND,
    /** At least one claim contradicts the documents. */
    CONTRADICTED,
    /** It declined although the documents hold the answer. */
    WRONGLY_DECLINED,
    /** There is no answer. */
    EMPTY,
    /** It could not be measured, for a reason that is not the answer's. */
    UNMEASURED;

    /** The name in files, e.g. {@code not_found}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the answer is shown to be right by its documents. */
    public boolean passes() {
        return this == GROUNDED || this == DECLINED;
    }

    /** Whether the documents speak against the answer, or it says nothing. */
    public boolean wrong() {
        return this == NOT_FOUND || this == CONTRADICTED || this == WRONGLY_DECLINED || this == EMPTY;
    }

    /** Whether anything was measured. */
    public boolean measured() {
        return this != EMPTY && this != UNMEASURED;
    }

    public static Standing of(JsonNode line) {
        String outcome = line.path("outcome").asText();
        if (outcome.equals("abstained")) {
            return DECLINED;
        } else if (!outcome.equals("scored")) {
            return line.path("reason").asText().equals("empty_answer") ? EMPTY : UNMEASURED;
        } else if (line.path("path").asText().equals("false_insufficient_context")) {
            return WRONGLY_DECLINED;
        } else if (has(line, "contradicted")) {
            return CONTRADICTED;
        } else if (!line.path("failure").asBoolean()) {
            return GROUNDED;
        }
        return has(line, "not_found") ? NOT_FOUND : UNSURE;
    }

    private static boolean has(JsonNode line, String verdict) {
        for (JsonNode claim : line.path("claims")) {
            if (claim.path("verdict").asText().equals(verdict)) {
                return true;
            }
        }
        return false;
    }
}
