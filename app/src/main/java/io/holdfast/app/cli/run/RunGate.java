package io.holdfast.app.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.cli.option.GateVerdict;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.report.html.GateStatus;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;

/** The gate of a run: its criteria are about answers, and so about faithfulness. */
final class RunGate {
    private static final String FAITHFULNESS = "faithfulness";

    private RunGate() {}

    /** What a report says of the gate; with several runs each is checked against the criteria. */
    static GateStatus status(PassCriteria criteria, List<ModelStats> models) {
        List<String> missed = new ArrayList<>();
        for (ModelStats model : models) {
            criteria.missedBy(Tally.of(model.run().findings(FAITHFULNESS)))
                    .forEach(m -> missed.add(models.size() == 1 ? m : model.label() + ": " + m));
        }
        return new GateStatus(criteria.any(), missed);
    }

    /** Says what is missed and returns the exit code; a run in which nothing was measured never passes. */
    static int verdict(
            Console console, PassCriteria criteria, List<String> dimensions, List<? extends JsonNode> findings) {
        Tally all = Tally.of(findings);
        if (all.measured() == 0) {
            return GateVerdict.exitCode(console, criteria, all);
        }
        if (!criteria.any()) {
            return Exit.OK;
        }
        if (!dimensions.contains(FAITHFULNESS)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the gate is about faithfulness, which was not measured; add it to --dimensions, or leave the gate out");
        }
        List<? extends JsonNode> answers = findings.stream()
                .filter(finding -> finding.path("dimension").asText().equals(FAITHFULNESS))
                .toList();
        return GateVerdict.exitCode(console, criteria, Tally.of(answers));
    }
}
