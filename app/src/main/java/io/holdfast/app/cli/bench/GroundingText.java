package io.holdfast.app.cli.bench;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.lab.grounding.GroundingFigures;
import io.holdfast.lab.grounding.GroundingFigures.Baseline;
import io.holdfast.lab.grounding.GroupFigures;
import io.holdfast.lab.grounding.Rate;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The figures of {@code bench grounding} for people: within 100 columns, each with its n. */
final class GroundingText {
    private static final int WIDTH = 100;
    private static final int LABEL = 18;

    /** Of a list with more groups than this … */
    private static final int LONG_LIST = 20;

    /** … those with fewer answers than this are only counted, and the largest come first. */
    private static final int FEW = 8;

    private static final int GROUP = 28;

    private final PrintStream out;

    GroundingText(PrintStream out) {
        this.out = out;
    }

    void print(GroundingFigures f) {
        out.printf(Locale.ROOT, "%s: n %d, unsupported %d, pairs %d%n", f.name(), f.n(), f.positives(), f.pairs());
        line(
                "AUROC",
                "pooled " + number(f.auroc()) + range(f.interval()),
                "macro " + number(f.macro()) + range(f.macroInterval()),
                "stratified " + number(f.stratified()));
        line("  word novelty", baseline(f.wordNovelty()));
        line("  bigram novelty", baseline(f.bigramNovelty()));
        if (f.pairs() > 0) {
            line(
                    "right in pair",
                    number(f.rightInPair()) + range(f.rightInPairInterval()) + " of " + f.pairs() + " pairs");
        }
        line(
                String.format(Locale.ROOT, "at risk %.2f", f.threshold()),
                "right answers flagged " + share(f.rightFlagged()),
                "wrong ones passed " + share(f.wrongPassed()));
        line(
                "",
                String.format(
                        Locale.ROOT,
                        "precision %.1f, recall %.1f, F1 %.1f",
                        100 * f.precision(),
                        100 * f.recall(),
                        100 * f.f1()),
                String.format(Locale.ROOT, "balanced accuracy %.1f", 100 * f.balancedAccuracy()),
                String.format(Locale.ROOT, "span F1 %.1f", 100 * f.spanF1()));
        line("surest half", "right on " + share(f.surestHalf()));
        line("calibration", String.format(Locale.ROOT, "error %.3f over all %d", f.calibrationError(), f.n()));
        line("CPU a case", String.format(Locale.ROOT, "p50 %.0f ms, p95 %.0f ms", f.millisP50(), f.millisP95()));
        wrapped(
                "decided by",
                f.decidedBy().entrySet().stream()
                        .map(e -> String.format(Locale.ROOT, "%s %.1f %%", e.getKey(), 100 * e.getValue()))
                        .toList());
        f.groups().forEach((by, groups) -> {
            if (groups.size() > 1 || by.equals("document_kind") && !groups.isEmpty()) {
                groups("by " + by.replace('_', ' '), groups, f.pairs() > 0);
            }
        });
        out.println();
        out.flush();
    }

    /** A table of groups: small ones of a long list are only counted. */
    private void groups(String by, Map<String, GroupFigures> groups, boolean pairs) {
        out.printf(
                "  %-" + GROUP + "s %6s %12s %8s%s%n",
                by,
                "n",
                "unsupported",
                "AUROC",
                pairs ? "   right in pair" : "");
        int least = groups.size() > LONG_LIST ? FEW : 0;
        List<Map.Entry<String, GroupFigures>> shown = groups.entrySet().stream()
                .filter(e -> e.getValue().n() >= least)
                .sorted(Comparator.comparingInt(e -> least > 0 ? -e.getValue().n() : 0))
                .toList();
        for (Map.Entry<String, GroupFigures> e : shown) {
            GroupFigures g = e.getValue();
            out.printf(
                    "    %-" + (GROUP - 2) + "s %6d %12d %8s%s%n",
                    e.getKey(),
                    g.n(),
                    g.positives(),
                    number(g.auroc()),
                    g.pairs() == 0 ? "" : "   " + number(g.rightInPair()) + " of " + g.pairs());
        }
        int left = groups.size() - shown.size();
        if (left > 0) {
            out.printf("    and %d with fewer than %d answers (--json shows them)%n", left, least);
        }
    }

    private void line(String label, String... figures) {
        out.printf("  %-" + LABEL + "s %s%n", label, String.join("   ", figures));
    }

    private void wrapped(String label, List<String> items) {
        StringBuilder line = new StringBuilder();
        String head = label;
        for (String item : items) {
            if (line.length() > 0 && LABEL + 3 + line.length() + 2 + item.length() >= WIDTH) {
                line(head, line.append(',').toString());
                head = "";
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : ", ").append(item);
        }
        line(head, line.toString());
    }

    private static String baseline(Baseline b) {
        return "pooled " + number(b.auroc()) + "   macro " + number(b.macro()) + "   stratified "
                + number(b.stratified());
    }

    private static String share(Rate rate) {
        return String.format(Locale.ROOT, "%.1f %% of %d", 100 * rate.share(), rate.n());
    }

    private static String number(@Nullable Double value) {
        return value == null ? "–" : String.format(Locale.ROOT, "%.3f", value);
    }

    private static String range(@Nullable Interval interval) {
        return interval == null ? "" : String.format(Locale.ROOT, " [%.3f, %.3f]", interval.low(), interval.high());
    }
}
