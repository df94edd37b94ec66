package io.holdfast.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What answers must meet to pass a gate; null where nothing is asked. As soon as anything is, no answer may be unmeasured
 * unless a number is given: what was not measured cannot have passed.
 *
 * @param failUnder least share of answers that are grounded, of all there are; an unsure one is not shown to be grounded
 * @param maxContradicted most answers that contradict their documents
 * @param maxUnsupported most answers with a claim that is not in the documents
 * @param maxUnsure most answers that are unsure
 * @param maxDeclined most answers that decline where no passage was found that answers: judged by words, so not shown to be
 *     right; they pass all else
 * @param maxUnmeasured most answers that could not be measured
 */
public record PassCriteria(
        @Nullable Double failUnder,
        @Nullable Integer maxContradicted,
        @Nullable Integer maxUnsupported,
        @Nullable Integer maxUnsure,
        @Nullable Integer maxDeclined,
        @Nullable Integer maxUnmeasured) {
    public static final PassCriteria NONE = new PassCriteria(null, null, null, null, null, null);

    /** Whether there is a gate at all. */
    public boolean any() {
        return Stream.of(failUnder, maxContradicted, maxUnsupported, maxUnsure, maxDeclined, maxUnmeasured)
                .anyMatch(Objects::nonNull);
    }

    /** The criteria that are missed, a sentence each; empty when the gate lets the answers pass. */
    public List<String> missedBy(Tally tally) {
        List<String> missed = new ArrayList<>();
        if (failUnder != null && tally.share() < failUnder) {
            missed.add(String.format(
                    Locale.ROOT,
                    "%.1f %% of the answers are grounded%s (%d of %d), at least %s %% are asked for (--fail-under %s)",
                    100 * tally.share(),
                    tally.count(Standing.DECLINED) == 0 ? "" : " or decline",
                    tally.passed(),
                    tally.total(),
                    plain(100 * failUnder),
                    plain(failUnder)));
        }
        most(missed, tally.contradicted(), maxContradicted, "contradict their documents", "--max-contradicted");
        most(
                missed,
                tally.count(Standing.NOT_FOUND),
                maxUnsupported,
                "say what is not in their documents",
                "--max-unsupported");
        most(missed, tally.count(Standing.UNSURE), maxUnsure, "are unsure", "--max-unsure");
        most(missed, tally.count(Standing.DECLINED), maxDeclined, "decline", "--max-declined");
        if (any()) {
            most(
                    missed,
                    tally.unmeasured(),
                    maxUnmeasured == null ? Integer.valueOf(0) : maxUnmeasured,
                    "could not be measured",
                    "--max-unmeasured");
        }
        return missed;
    }

    private static void most(List<String> missed, int n, @Nullable Integer most, String what, String option) {
        if (most != null && n > most) {
            missed.add("answers that " + what + ": " + n + ", allowed: " + most + " (" + option + ")");
        }
    }

    private static String plain(double number) {
        String text = String.format(Locale.ROOT, "%.4f", number);
        return text.replaceFirst("\\.?0+$", "");
    }
}
