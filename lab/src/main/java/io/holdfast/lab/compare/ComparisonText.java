package io.holdfast.lab.compare;

import io.holdfast.lab.compare.ClaimChange.Kind;
import io.holdfast.lab.compare.DimensionComparison.Passes;
import io.holdfast.lab.compare.DimensionComparison.Scores;
import java.util.List;
import java.util.Locale;

/** A comparison as people read it in a terminal. */
public final class ComparisonText {
    private static final int SHOWN = 8;

    private ComparisonText() {}

    public static String of(Comparison comparison) {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "base       %s  (%s)",
                comparison.base().model(),
                comparison.base().name());
        line(
                text,
                "candidate  %s  (%s)",
                comparison.candidate().model(),
                comparison.candidate().name());
        for (Difference difference : comparison.differences()) {
            line(text, "%s %s", difference.fatal() ? "WARNING:" : "note:", difference.sentence());
        }
        for (DimensionComparison dimension : comparison.dimensions()) {
            dimension(text, dimension);
        }
        if (comparison.dimensions().isEmpty()) {
            line(text, "%nNo case is in both runs: nothing to compare.");
        }
        worse(text, comparison.worse());
        for (Kind kind : Kind.values()) {
            claims(text, kind, comparison.claims());
        }
        line(
                text,
                "%n%s",
                comparison.regression()
                        ? "REGRESSION: worse by more than chance explains."
                        : comparison.worse().isEmpty()
                                ? "No case got worse."
                                : "No regression that chance does not explain, but cases got worse.");
        return text.toString();
    }

    private static void dimension(StringBuilder text, DimensionComparison dimension) {
        line(text, "%n%s", dimension.dimension());
        Scores s = dimension.scores();
        if (s == null) {
            line(text, "  score   no case is scored in both runs");
        } else {
            line(
                    text,
                    "  score   %.3f → %.3f  (%+.3f, interval %+.3f to %+.3f, n = %d, p %s)  %s",
                    s.base(),
                    s.candidate(),
                    s.difference(),
                    s.interval().low(),
                    s.interval().high(),
                    s.n(),
                    p(s.adjusted()),
                    s.change().words());
            if (s.detectable().isPresent()) {
                line(
                        text,
                        "          smallest difference this comparison would find: %.3f",
                        s.detectable().getAsDouble());
            }
        }
        Passes p = dimension.passes();
        line(
                text,
                "  passed  %d → %d of %d  (%d broken, %d fixed, p %s)  %s",
                p.basePassed(),
                p.candidatePassed(),
                p.n(),
                p.broken(),
                p.fixed(),
                p(p.adjusted()),
                p.change().words());
        if (dimension.lost() + dimension.gained() > 0) {
            line(
                    text,
                    "          measured in the base only: %d, in the candidate only: %d",
                    dimension.lost(),
                    dimension.gained());
        }
    }

    private static void worse(StringBuilder text, List<Worsening> worse) {
        if (worse.isEmpty()) {
            return;
        }
        line(text, "%nCases that got worse (%d)", worse.size());
        worse.stream().limit(SHOWN).forEach(w -> line(text, "  %s %s", oneLine(w.caseId()), w.how()));
        if (worse.size() > SHOWN) {
            line(text, "  … and %d more (--json has all)", worse.size() - SHOWN);
        }
    }

    private static void claims(StringBuilder text, Kind kind, List<ClaimChange> all) {
        List<ClaimChange> changes = all.stream().filter(c -> c.kind() == kind).toList();
        if (changes.isEmpty()) {
            return;
        }
        line(text, "%nClaims: %s (%d)", kind.words(), changes.size());
        changes.stream()
                .limit(SHOWN)
                .forEach(c -> line(text, "  %s: %s%n      %s", c.caseId(), oneLine(c.text()), oneLine(c.why())));
        if (changes.size() > SHOWN) {
            line(text, "  … and %d more (--json has all)", changes.size() - SHOWN);
        }
    }

    /** Answers may hold line breaks and escape codes; a terminal must not obey them. */
    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").replaceAll("\\p{Cntrl}", "�").strip();
    }

    private static String p(double p) {
        return p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "= %.4f", p);
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
