package io.holdfast.lab.history;

import io.holdfast.core.stats.Wilson;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.report.chart.Sheet;
import io.holdfast.lab.report.chart.TrendChart;
import io.holdfast.lab.report.html.ExtraSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The trend as a section of the report: a small chart of the last builds, and a row for each. */
public final class TrendSection {
    private static final int DRAWN = 50;
    private static final int LISTED = 20;

    private static final List<String> HEADS = List.of(
            "Build",
            "Answers of",
            "#Grounded",
            "#Contradicted",
            "#Not found",
            "#Unsure",
            "#All",
            "Changed beside the answers");
    /** The column that is left out where every cell of it would be empty. */
    private static final int CHANGED = HEADS.size() - 1;

    private TrendSection() {}

    public static ExtraSection of(Trend trend) {
        List<Build> builds = trend.builds();
        List<Build> drawn = builds.subList(Math.max(0, builds.size() - DRAWN), builds.size());
        List<TrendChart.Value> values = new ArrayList<>();
        for (Build build : drawn) {
            Wilson interval = Wilson.of(build.passed(), build.total());
            values.add(new TrendChart.Value(
                    build.name(),
                    build.share(),
                    interval.low(),
                    interval.high(),
                    build.passed() + " of " + build.total() + " grounded"));
        }
        String title = "Grounded answers by build";
        List<List<String>> rows = new ArrayList<>();
        for (int i = builds.size() - 1; i >= Math.max(0, builds.size() - LISTED); i--) {
            rows.add(row(
                    builds.get(i),
                    i == 0 || builds.get(i).setup().equals(builds.get(i - 1).setup())));
        }
        boolean steady = rows.stream().allMatch(row -> row.get(CHANGED).isEmpty());
        List<String> heads = HEADS.subList(0, steady ? CHANGED : HEADS.size());
        String sentence = trend.sentence();
        return new ExtraSection(
                "trend",
                "Trend",
                Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + ".",
                heads,
                rows.stream().map(row -> row.subList(0, heads.size())).toList(),
                builds.size() > LISTED
                        ? List.of("The last " + LISTED + " of " + builds.size() + " builds.")
                        : List.of(),
                new ExtraSection.Figure(
                        TrendChart.of(title, values, Sheet.WIDE), TrendChart.of(title, values, Sheet.NARROW)));
    }

    private static List<String> row(Build build, boolean same) {
        return List.of(
                build.name(),
                build.answers(),
                String.format(Locale.ROOT, "%d (%.1f\u00a0%%)", build.passed(), 100 * build.share()),
                String.valueOf(build.count(Standing.CONTRADICTED) + build.count(Standing.WRONGLY_DECLINED)),
                String.valueOf(build.count(Standing.NOT_FOUND)),
                String.valueOf(build.count(Standing.UNSURE)),
                String.valueOf(build.total()),
                same ? "" : "version, configuration or models");
    }
}
