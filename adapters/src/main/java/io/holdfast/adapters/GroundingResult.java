package io.holdfast.adapters;

import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.format.ScoreJson;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What was found of an answer, in the shapes that frameworks ask for.
 *
 * @param passed scored at or above the threshold, or rightly declining
 */
public record GroundingResult(String id, Finding<Grounding> finding, boolean passed) {
    /** Key of the metadata that holds the line {@code holdfast score} writes for the same case. */
    public static final String TRACE = "holdfast.trace";

    /** Key of the metadata that says {@code scored}, {@code abstained} or {@code unmeasured}. */
    public static final String OUTCOME = "holdfast.outcome";

    /** Key of the metadata that holds the risk, where there is one. */
    public static final String RISK = "holdfast.risk";

    /** Key of the metadata that says why less decided than was configured, e.g. because a model could not be loaded. */
    public static final String LIMITATION = "holdfast.limitation";

    public GroundingResult {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(finding, "finding");
    }

    /**
     * A number for frameworks that insist on one: the faithfulness; 1 for an answer that rightly declines; 0 for one
     * that could not be measured. {@link #OUTCOME} tells them apart.
     */
    public double score() {
        return finding.fold(Finding.Scored::score, abstained -> 1d, unmeasured -> 0d);
    }

    /** The finding in words: every claim that does not hold, with its reason and the nearest span. */
    public String text() {
        return FindingText.of(finding);
    }

    /** The line that {@code holdfast score} writes. */
    public String trace() {
        return ScoreJson.line(id, finding);
    }

    public Map<String, Object> metadata() {
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put(OUTCOME, finding.fold(scored -> "scored", abstained -> "abstained", unmeasured -> "unmeasured"));
        if (finding instanceof Finding.Scored<Grounding> scored) {
            metadata.put(RISK, scored.detail().risk());
        }
        FindingText.limitation(finding).ifPresent(why -> metadata.put(LIMITATION, why));
        metadata.put(TRACE, trace());
        return metadata;
    }
}
