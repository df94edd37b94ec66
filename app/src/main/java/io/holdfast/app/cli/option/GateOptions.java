package io.holdfast.app.cli.option;

import io.holdfast.lab.check.PassCriteria;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The criteria of an absolute gate; {@link GateVerdict} makes an exit code of them. */
public final class GateOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--fail-under",
            paramLabel = "SHARE",
            description =
                    "Exit code 1 when less than this share of all answers is grounded, or declines without a passage"
                            + " that answers, e.g. 0.9. An unsure answer is not shown to be grounded.")
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
            names = "--max-declined",
            paramLabel = "N",
            description = "Exit code 1 when more answers decline. One for which no passage was found that answers the"
                    + " question passes --fail-under.")
    private @Nullable Integer maxDeclined;

    @Option(
            names = "--max-unmeasured",
            paramLabel = "N",
            description = "Exit code 1 when more answers could not be measured (default with any limit: 0).")
    private @Nullable Integer maxUnmeasured;

    /** The criteria, checked. */
    public PassCriteria criteria() {
        if (failUnder != null && !(failUnder > 0 && failUnder <= 1)) {
            throw bad("--fail-under", failUnder, "a share above 0 and up to 1, e.g. 0.9");
        }
        count("--max-contradicted", maxContradicted);
        count("--max-unsupported", maxUnsupported);
        count("--max-unsure", maxUnsure);
        count("--max-declined", maxDeclined);
        count("--max-unmeasured", maxUnmeasured);
        return new PassCriteria(failUnder, maxContradicted, maxUnsupported, maxUnsure, maxDeclined, maxUnmeasured);
    }

    private void count(String option, @Nullable Integer value) {
        if (value != null && value < 0) {
            throw bad(option, value, "0 or more");
        }
    }

    private ParameterException bad(String option, Object value, String allowed) {
        return new ParameterException(spec.commandLine(), option + " is " + value + "; allowed: " + allowed);
    }
}
