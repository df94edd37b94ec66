package io.holdfast.app.cli;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.lab.check.Bars;
import io.holdfast.lab.check.Tally;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The bars of an absolute gate, and what they make of the exit code. Where nothing was measured there is no verdict to
 * gate on, and the exit code says so with or without a bar: a gate never passes on nothing.
 */
final class GateOptions {
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
            ErrorCode.STORE_FAILED,
            ErrorCode.BUDGET_EXHAUSTED,
            ErrorCode.INTERNAL);

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--fail-under",
            paramLabel = "SHARE",
            description =
                    "Exit code 1 when less than this share of all answers is grounded, e.g. 0.9. An unsure answer is"
                            + " not shown to be grounded.")
    private @Nullable Double failUnder;

    @Option(
            names = "--max-contradicted",
            paramLabel = "N",
            description = "Exit code 1 when more answers contradict their documents.")
    private @Nullable Integer maxContradicted;

    @Option(
            names = "--max-unsupported",
            paramLabel = "N",
            description = "Exit code 1 when more answers say what is not in their documents.")
    private @Nullable Integer maxUnsupported;

    @Option(names = "--max-unsure", paramLabel = "N", description = "Exit code 1 when more answers are unsure.")
    private @Nullable Integer maxUnsure;

    @Option(
            names = "--max-unmeasured",
            paramLabel = "N",
            description = "Exit code 1 when more answers could not be measured (default with any bar: 0).")
    private @Nullable Integer maxUnmeasured;

    /** The bars, checked. */
    Bars bars() {
        if (failUnder != null && !(failUnder > 0 && failUnder <= 1)) {
            throw bad("--fail-under", failUnder, "a share above 0 and up to 1, e.g. 0.9");
        }
        count("--max-contradicted", maxContradicted);
        count("--max-unsupported", maxUnsupported);
        count("--max-unsure", maxUnsure);
        count("--max-unmeasured", maxUnmeasured);
        return new Bars(failUnder, maxContradicted, maxUnsupported, maxUnsure, maxUnmeasured);
    }

    private void count(String option, @Nullable Integer value) {
        if (value != null && value < 0) {
            throw bad(option, value, "0 or more");
        }
    }

    private ParameterException bad(String option, Object value, String allowed) {
        return new ParameterException(spec.commandLine(), option + " is " + value + "; allowed: " + allowed);
    }

    /** Says what the tally comes to and returns the exit code. */
    static int verdict(Console console, Bars bars, Tally tally) {
        if (tally.measured() == 0) {
            console.note("nothing was measured"
                    + (tally.total() == 0
                            ? ": there are no answers"
                            : ", of " + tally.total() + (tally.total() == 1 ? " answer" : " answers")
                                    + tally.message().map(m -> ": " + m).orElse(": none could be read")));
            return tally.reason().map(GateOptions::exit).orElse(Exit.BAD_INPUT);
        }
        List<String> missed = bars.missedBy(tally);
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
