package io.holdfast.engine.experiment;

import java.util.List;
import java.util.Locale;

/** Charts as SVG text: overlap against tokens, and the criteria as bars. Each names the configurations by their hash. */
public final class ExperimentCharts {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 400;
    private static final int MARGIN = 60;
    private static final List<String> COLOURS = List.of("#4c6a8c", "#2a9d5c", "#c9752b", "#8a4fa3", "#b03a48");

    private ExperimentCharts() {}

    /** Each configuration as a point; one that another beats on both axes is drawn hollow. */
    public static String pareto(List<ConfigurationResult> results) {
        double most =
                results.stream().mapToDouble(ConfigurationResult::tokens).max().orElse(1) * 1.1;
        StringBuilder s = open("Overlap against tokens per question");
        axis(s, "tokens per question (mean)", "overlap (mean, answered)");
        for (int i = 0; i < results.size(); i++) {
            ConfigurationResult r = results.get(i);
            double x = MARGIN + (WIDTH - 2 * MARGIN) * r.tokens() / most;
            double y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * r.overlap();
            boolean beaten = results.stream()
                    .anyMatch(o -> !o.name().equals(r.name()) && o.tokens() <= r.tokens() && o.overlap() > r.overlap());
            String colour = COLOURS.get(i % COLOURS.size());
            s.append(svg(
                    "<circle cx='%.1f' cy='%.1f' r='7' stroke='%s' stroke-width='2' fill='%s'/>",
                    x, y, colour, beaten ? "none" : colour));
            s.append(svg(
                    "<text x='%.1f' y='%.1f'>%s %s: %.3f at %.0f</text>",
                    Math.min(x + 10, WIDTH - 210.0), y + 4 + 14 * i, r.name(), r.hash(), r.overlap(), r.tokens()));
        }
        return s.append("</svg>\n").toString();
    }

    /** Shares between 0 and 1 as bars, grouped by criterion. */
    public static String bars(List<ConfigurationResult> results, List<List<Criterion>> tables) {
        List<String> names = List.of(
                "overlap mean (answered)",
                "F1(short), all questions",
                "EM(short), all questions",
                "wrong on answerable",
                "abstained, answerable",
                "abstained, unanswerable",
                "retrieval hit@8 of the gold passage");
        StringBuilder s = open("Criteria by configuration");
        axis(s, "", "share");
        double group = (WIDTH - 2.0 * MARGIN) / names.size();
        double bar = group * 0.8 / results.size();
        for (int g = 0; g < names.size(); g++) {
            String name = names.get(g);
            for (int i = 0; i < results.size(); i++) {
                double value = tables.get(i).stream()
                        .filter(c -> c.name().equals(name))
                        .mapToDouble(Criterion::value)
                        .findFirst()
                        .orElse(0);
                double h = (HEIGHT - 2 * MARGIN) * Math.min(1, value);
                s.append(svg(
                        "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'><title>%s %s %s: %.3f</title></rect>",
                        MARGIN + g * group + i * bar,
                        HEIGHT - MARGIN - h,
                        bar - 1,
                        h,
                        COLOURS.get(i % COLOURS.size()),
                        results.get(i).name(),
                        results.get(i).hash(),
                        name,
                        value));
            }
            s.append(svg(
                    "<text x='%.1f' y='%d' font-size='8' transform='rotate(20 %.1f %d)'>%s</text>",
                    MARGIN + g * group, HEIGHT - MARGIN + 12, MARGIN + g * group, HEIGHT - MARGIN + 12, name));
        }
        for (int i = 0; i < results.size(); i++) {
            s.append(svg(
                    "<text x='%d' y='%d' fill='%s'>%s %s</text>",
                    WIDTH - 190,
                    40 + 14 * i,
                    COLOURS.get(i % COLOURS.size()),
                    results.get(i).name(),
                    results.get(i).hash()));
        }
        return s.append("</svg>\n").toString();
    }

    private static StringBuilder open(String title) {
        return new StringBuilder(svg(
                        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif' font-size='11' role='img' aria-label='%s'>",
                        WIDTH, HEIGHT, title))
                .append(svg("<text x='%d' y='20' font-size='14'>%s</text>", MARGIN, title));
    }

    private static void axis(StringBuilder s, String x, String y) {
        s.append(svg(
                "<path d='M%d %dV%dH%d' fill='none' stroke='#888'/>", MARGIN, MARGIN, HEIGHT - MARGIN, WIDTH - MARGIN));
        for (int i = 0; i <= 4; i++) {
            double at = HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * i / 4;
            s.append(svg("<text x='%d' y='%.1f' text-anchor='end'>%.2f</text>", MARGIN - 6, at + 4, i / 4.0));
        }
        s.append(svg("<text x='%d' y='%d' text-anchor='middle'>%s</text>", WIDTH / 2, HEIGHT - 12, x));
        s.append(svg(
                "<text x='14' y='%d' transform='rotate(-90 14 %d)' text-anchor='middle'>%s</text>",
                HEIGHT / 2, HEIGHT / 2, y));
    }

    private static String svg(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments) + "\n";
    }
}
