package io.holdfast.experiment;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.result.RunResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The threshold of one measure of an experiment.
 *
 * @param share least share of the cases that must pass; one that could not be measured does not
 */
record Requirement(String measure, double share) {
    Requirement {
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("a share that must pass is in (0, 1], not " + share);
        }
    }

    /** What is missed, in a sentence; empty where the threshold is reached. */
    Optional<String> missedBy(RunResult run) {
        List<ObjectNode> findings = run.findings(measure);
        long passed = findings.stream()
                .filter(finding -> !finding.path("failure").asBoolean())
                .count();
        double reached = findings.isEmpty() ? 0 : (double) passed / findings.size();
        return reached >= share
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%s: %.1f %% of the answers pass (%d of %d), at least %.1f %% are asked for",
                        measure,
                        100 * reached,
                        passed,
                        findings.size(),
                        100 * share));
    }
}
