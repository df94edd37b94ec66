package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Outcome;
import io.holdfast.core.conversation.Reason;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The exit code of judged conversations. A gate fails for a part of quality that could not be measured as it does for one
 * that is bad: nothing measured is never a pass.
 */
final class ConversationVerdict {
    private ConversationVerdict() {}

    /** Says on stderr what keeps the gate from passing. */
    static int exitCode(Console console, boolean gate, List<ConversationReport> reports) {
        if (gate && reports.stream().anyMatch(r -> r.outcome() == Outcome.FAIL)) {
            return Exit.GATE_FAILED;
        }
        if (reports.stream().noneMatch(ConversationReport::measuredAny)) {
            console.note("nothing was measured"
                    + reports.stream()
                            .flatMap(r -> r.reasons().stream().filter(reason -> !r.measured(reason)))
                            .findFirst()
                            .map(reason -> ": " + reason.text())
                            .orElse(": there is no response to judge"));
            return Exit.BAD_INPUT;
        }
        if (!gate) {
            return Exit.OK;
        }
        Set<String> missing = new TreeSet<>();
        for (ConversationReport report : reports) {
            for (Reason reason : report.unmeasured()) {
                missing.add(reason.part() + " was " + reason.text());
            }
        }
        missing.forEach(what -> console.note("gate failed: " + what));
        return missing.isEmpty() ? Exit.OK : Exit.GATE_FAILED;
    }
}
