package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.Bars;
import io.holdfast.lab.check.Tally;
import java.util.List;

/** Holds the findings of a run against bars. The bars are about answers, and so about faithfulness. */
final class RunGate {
    private static final String FAITHFULNESS = "faithfulness";

    private RunGate() {}

    /** Says what is missed and returns the exit code; a run in which nothing was measured never passes. */
    static int verdict(Console console, Bars bars, List<String> dimensions, List<? extends JsonNode> findings) {
        Tally all = Tally.of(findings);
        if (all.measured() == 0) {
            return GateOptions.verdict(console, bars, all);
        }
        if (!bars.any()) {
            return Exit.OK;
        }
        if (!dimensions.contains(FAITHFULNESS)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the bars are about faithfulness, which was not measured; add it to --dimensions, or leave them out");
        }
        List<? extends JsonNode> answers = findings.stream()
                .filter(finding -> finding.path("dimension").asText().equals(FAITHFULNESS))
                .toList();
        return GateOptions.verdict(console, bars, Tally.of(answers));
    }
}
