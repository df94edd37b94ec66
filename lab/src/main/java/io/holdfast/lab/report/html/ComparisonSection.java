package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.compare.ClaimChange;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.compare.Difference;
import io.holdfast.lab.compare.DimensionComparison;
import io.holdfast.lab.compare.DimensionComparison.Change;
import io.holdfast.lab.compare.DimensionComparison.Passes;
import io.holdfast.lab.compare.DimensionComparison.Scores;
import io.holdfast.lab.compare.Worsening;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Two runs paired case by case: is the difference real, and which claims made it. */
public final class ComparisonSection {
    private static final int MOST_CLAIMS = 100;
    private static final int MOST_CASES = 20;

    private ComparisonSection() {}

    /** For a page that has no list of cases. */
    public static Html of(Comparison comparison) {
        return of(comparison, false);
    }

    /** In a report: the changed claims lead to their cases. */
    static Html linked(Comparison comparison) {
        return of(comparison, true);
    }

    private static Html of(Comparison comparison, boolean linked) {
        List<Html> warnings = comparison.differences().stream()
                .filter(Difference::fatal)
                .map(d -> el(
                        "p",
                        at("class", "note warn"),
                        "The numbers of the two runs do not mean the same: the " + d.what() + " differs."))
                .toList();
        List<List<Object>> rows = new ArrayList<>();
        for (DimensionComparison dimension : comparison.dimensions()) {
            row(rows, dimension);
        }
        Html table = rows.isEmpty()
                ? Parts.note("No case is in both runs.")
                : Parts.table(
                        "Paired comparison",
                        List.of(
                                "Measure",
                                "#Base",
                                "#Candidate",
                                "#Difference",
                                "#Interval",
                                "#n",
                                "#p",
                                "#Detectable",
                                "Result"),
                        rows);
        return Parts.section(
                "comparison",
                "Second run against the first",
                "Paired by case. Scores: permutation test over documents; pass or fail: McNemar's exact test; p-values"
                        + " corrected for the number of tests. Detectable: the smallest difference this comparison would"
                        + " find four times in five.",
                el(
                        "ul",
                        at("class", "prose"),
                        RunsInWords.of(comparison).stream()
                                .map(w -> el("li", w))
                                .toList()),
                warnings,
                worse(comparison.worse(), linked),
                table,
                claims(comparison.claims(), linked));
    }

    /** Which cases got worse: the first thing to look at, whatever a test says of the mean. */
    private static Html worse(List<Worsening> worse, boolean linked) {
        if (worse.isEmpty()) {
            return el("p", at("class", "verdict"), Parts.chip("good", "✓ no case got worse"));
        }
        List<Html> items = new ArrayList<>();
        for (Worsening one : worse.subList(0, Math.min(MOST_CASES, worse.size()))) {
            items.add(el("li", name(one.caseId(), linked), " " + one.how() + " (" + one.dimension() + ")"));
        }
        int rest = worse.size() - items.size();
        if (rest > 0) {
            items.add(el("li", "and " + Words.count(rest) + " more"));
        }
        return Html.all(
                el(
                        "p",
                        at("class", "verdict"),
                        Parts.chip(
                                "bad",
                                "✗ " + Words.count(worse.size()) + (worse.size() == 1 ? " case" : " cases")
                                        + " got worse")),
                el("ul", at("class", "prose"), items));
    }

    private static Html name(String caseId, boolean linked) {
        return linked ? el("a", at("href", Fragment.of(caseId)), caseId) : Html.text(caseId);
    }

    private static void row(List<List<Object>> rows, DimensionComparison dimension) {
        Scores s = dimension.scores();
        if (s != null) {
            rows.add(List.of(
                    Words.capital(dimension.dimension()) + ", score",
                    Words.score(s.base()),
                    Words.score(s.candidate()),
                    signed(s.difference()),
                    signed(s.interval().low()) + " to " + signed(s.interval().high()),
                    Words.count(s.n()),
                    p(s.adjusted()),
                    s.detectable().isPresent() ? Words.score(s.detectable().getAsDouble()) : Words.NONE,
                    change(s.change())));
        }
        Passes p = dimension.passes();
        rows.add(List.of(
                Words.capital(dimension.dimension()) + ", passed",
                p.basePassed() + "/" + p.n(),
                p.candidatePassed() + "/" + p.n(),
                String.format(Locale.ROOT, "%+d", p.candidatePassed() - p.basePassed()),
                p.broken() + " broken, " + p.fixed() + " fixed",
                Words.count(p.n()),
                p(p.adjusted()),
                Words.NONE,
                change(p.change())));
    }

    private static Html change(Change change) {
        return Parts.chip(
                change == Change.REGRESSION ? "bad" : change == Change.IMPROVEMENT ? "good" : "none", change.words());
    }

    private static Html claims(List<ClaimChange> changes, boolean linked) {
        if (changes.isEmpty()) {
            return Parts.note("No claim changed its standing.");
        }
        List<List<Object>> rows = new ArrayList<>();
        for (ClaimChange change : changes.subList(0, Math.min(MOST_CLAIMS, changes.size()))) {
            boolean worse = change.kind() == ClaimChange.Kind.BECAME_UNSUPPORTED
                    || change.kind() == ClaimChange.Kind.NEW_UNSUPPORTED;
            boolean moved = change.kind() == ClaimChange.Kind.EVIDENCE_MOVED;
            rows.add(List.of(
                    name(change.caseId(), linked),
                    Parts.chip(
                            worse ? "bad" : moved ? "none" : "good",
                            change.kind().words()),
                    change.text(),
                    change.why()));
        }
        String more = changes.size() > MOST_CLAIMS ? " (the first " + MOST_CLAIMS + ")" : "";
        return Html.all(
                el("h3", "Claims that changed"),
                Parts.table(
                        changes.size() + " claims changed" + more, List.of("Case", "Change", "Claim", "Why"), rows));
    }

    private static String signed(double value) {
        return String.format(Locale.ROOT, "%+.3f", value);
    }

    private static String p(double p) {
        return p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }
}
