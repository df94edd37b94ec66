package io.holdfast.app.cli.option;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.check.Tally;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The exit code that the criteria of a gate lead to. Where nothing was measured there is no verdict to gate on, and the exit
 * code says so with or without a limit: a gate never passes on nothing.
 */
public final class GateVerdict {
    private static final Set<ErrorCode> BELOW_US = EnumSet.of(
            ErrorCode.UNREACHABLE,
            ErrorCode.TIMEOUT,
            ErrorCode.SERVER_ERROR,
            ErrorCode.RATE_LIMITED,
            ErrorCode.UNAUTHORIZED,
            ErrorCode.MODEL_MISSING,
            ErrorCode.MODEL_DAMAGED,
            ErrorCode.MALFORMED_REPLY,
            ErrorCode.JUDGE_REFUSED,
            ErrorCode.NO_VERDICTS,
            ErrorCode.UNKNOWN_NONCE,
            ErrorCode.STORE_FAILED,
            ErrorCode.BUDGET_EXHAUSTED,
            ErrorCode.INTERNAL);

    private GateVerdict() {}

    /** Says what the tally comes to and returns the exit code. */
    public static int exitCode(Console console, PassCriteria criteria, Tally tally) {
        if (tally.measured() == 0) {
            console.note("nothing was measured"
                    + (tally.total() == 0
                            ? ": there are no answers"
                            : ", of " + tally.total() + (tally.total() == 1 ? " answer" : " answers")
                                    + tally.message().map(m -> ": " + m).orElse(": none could be read")));
            return tally.reason().map(GateVerdict::exit).orElse(Exit.BAD_INPUT);
        }
        List<String> missed = criteria.missedBy(tally);
        missed.forEach(sentence -> console.note("gate failed: " + sentence));
        return missed.isEmpty() ? Exit.OK : Exit.GATE_FAILED;
    }

    private static int exit(String reason) {
        for (ErrorCode code : BELOW_US) {
            if (code.id().equals(reason.toLowerCase(Locale.ROOT))) {
                return Exit.INFRASTRUCTURE;
            }
        }
        return Exit.BAD_INPUT;
    }
}
