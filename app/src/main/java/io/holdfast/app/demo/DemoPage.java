package io.holdfast.app.demo;

import io.holdfast.core.config.ExperimentSettings;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Metric;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Locale;

/** The demo as one HTML page that needs nothing but itself: every claim coloured by its verdict, with its evidence. */
public final class DemoPage {
    private static final String STYLE = """
            :root { color-scheme: light dark; --ink: #1b2430; --paper: #fff; --soft: #5c6773; --line: #d8dee6;
              --supported: #d9f2df; --contradicted: #fbd9d5; --not_found: #fdecc8; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14181d; --soft: #9aa5b1;
              --line: #313a44; --supported: #1d4429; --contradicted: #5c231d; --not_found: #54430f; } }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
              max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
            table { border-collapse: collapse; } th, td { text-align: left; padding: .3rem 1rem .3rem 0;
              border-bottom: 1px solid var(--line); } td.n { font-variant-numeric: tabular-nums; }
            article { border-top: 1px solid var(--line); padding: .8rem 0; } h3 { margin: 0; font-size: 1rem; }
            mark { color: inherit; border-radius: .2rem; padding: 0 .15rem; }
            .supported { background: var(--supported); } .contradicted { background: var(--contradicted); }
            .not_found { background: var(--not_found); } .soft { color: var(--soft); font-size: .9rem; }
            blockquote { margin: .3rem 0 .3rem 1rem; padding-left: .8rem; border-left: 3px solid var(--line); }
            """;

    private final ExperimentSettings settings;
    private final StringBuilder html = new StringBuilder();

    private DemoPage(ExperimentSettings settings) {
        this.settings = settings;
    }

    public static String render(List<DemoGroup> groups, ExperimentSettings settings) {
        DemoPage page = new DemoPage(settings);
        page.html
                .append("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .append("<title>Holdfast demo</title><style>")
                .append(STYLE)
                .append("</style></head><body>\n<h1>Does the answer come from the documents?</h1>\n");
        page.summary(groups);
        groups.forEach(page::group);
        return page.html.append("</body></html>\n").toString();
    }

    private void summary(List<DemoGroup> groups) {
        html.append("<table><tr><th>answers</th><th>faithfulness</th><th>scored</th><th>abstained</th>")
                .append("<th>unmeasured</th><th>failures</th></tr>\n");
        for (DemoGroup group : groups) {
            Metric metric = group.faithfulness(settings);
            html.append("<tr><td>").append(escape(group.title())).append("</td><td class=\"n\">");
            html.append(escape(mean(metric))).append("</td>");
            for (long count : new long[] {metric.n(), metric.abstained(), metric.unmeasured(), group.failures()}) {
                html.append("<td class=\"n\">").append(count).append("</td>");
            }
            html.append("</tr>\n");
        }
        html.append("</table>\n<p class=\"soft\">Claims are coloured: <mark class=\"supported\">supported</mark> ")
                .append(
                        "<mark class=\"contradicted\">contradicted</mark> <mark class=\"not_found\">not found</mark>.</p>\n");
    }

    /** The mean with its 95 % interval. */
    public static String mean(Metric metric) {
        Double value = metric.value();
        Metric.Interval interval = metric.interval();
        return value == null || interval == null
                ? "–"
                : String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", value, interval.low(), interval.high());
    }

    private void group(DemoGroup group) {
        html.append("<h2>").append(escape(group.title())).append("</h2>\n<p>");
        html.append(escape(group.about())).append("</p>\n");
        group.results().forEach(this::result);
    }

    private void result(DemoResult result) {
        html.append("<article><h3>")
                .append(escape(result.testCase().question()))
                .append("</h3>\n<p>");
        Grounding grounding =
                result.finding().fold(Finding.Scored::detail, Finding.Abstained::detail, unmeasured -> NOTHING);
        answer(result.answer().text(), grounding.trace().claims());
        html.append("</p>\n<p class=\"soft\">")
                .append(escape(result.testCase().id()))
                .append(" · ")
                .append(escape(result.finding()
                        .fold(DemoPage::outcome, a -> "rightly declined", u -> "unmeasured: " + u.message())))
                .append("</p>\n");
        for (TracedClaim claim : grounding.trace().claims()) {
            if (claim.verdict() != Verdict.SUPPORTED) {
                html.append("<p>")
                        .append(escape(String.valueOf(claim.diagnosis())))
                        .append("</p>\n");
            }
            claim.evidence().stream().limit(1).forEach(this::evidence);
        }
        html.append("</article>\n");
    }

    private static final Grounding NOTHING = new Grounding(Grounding.Path.EMPTY_ANSWER, Trace.EMPTY, 1, null);

    private static String outcome(Finding.Scored<Grounding> scored) {
        return String.format(
                Locale.ROOT,
                "faithfulness %.2f, risk %.2f",
                scored.score(),
                scored.detail().risk());
    }

    /** The answer with its claims marked; overlapping claims are marked once. */
    private void answer(String text, List<TracedClaim> claims) {
        int written = 0;
        for (TracedClaim claim : claims) {
            int start = claim.claim().span().start();
            int end = claim.claim().span().end();
            if (start >= written) {
                html.append(escape(text.substring(written, start)))
                        .append("<mark class=\"")
                        .append(claim.verdict().id())
                        .append("\">")
                        .append(escape(text.substring(start, end)))
                        .append("</mark>");
                written = end;
            }
        }
        html.append(escape(text.substring(written)));
    }

    private void evidence(Evidence evidence) {
        html.append("<blockquote>").append(escape(evidence.passage().text())).append("</blockquote>\n");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
