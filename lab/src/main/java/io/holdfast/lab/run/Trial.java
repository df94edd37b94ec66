package io.holdfast.lab.run;

import io.holdfast.core.model.Case;
import io.holdfast.lab.dataset.DatasetCase;
import org.jspecify.annotations.Nullable;

/**
 * One case under one condition, for one model: the unit of checkpoint and retry.
 *
 * @param source where a wrong context comes from
 * @param change what the condition changed, in words
 * @param asked the case as the system sees it; its id is {@link #id()}
 */
public record Trial(
        DatasetCase datasetCase,
        String condition,
        @Nullable String source,
        @Nullable String change,
        Case asked,
        TrialKey key) {
    public static final String FULL = "full";
    public static final String REPEAT = "repeat";

    /** {@code CASE} for the full condition, else {@code CASE@CONDITION}. */
    public String id() {
        return id(datasetCase.id(), condition);
    }

    static String id(String caseId, String condition) {
        return condition.equals(FULL) ? caseId : caseId + "@" + condition;
    }
}
