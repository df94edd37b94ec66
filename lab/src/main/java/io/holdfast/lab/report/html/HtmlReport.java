package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report of one or more runs as one HTML file. It asks nothing of the network: its content security policy allows
 * only the one script whose hash it names, so that nothing an answer holds could ever run.
 */
public final class HtmlReport {
    private static final List<List<String>> CONTENTS = List.of(
            List.of("summary", "Summary"),
            List.of("models", "Models"),
            List.of("comparison", "Comparison"),
            List.of("coverage", "Failures"),
            List.of("cases", "Cases"),
            List.of("kinds", "Distractors"),
            List.of("consistency", "Consistency"),
            List.of("dependency", "Dependency"),
            List.of("sensitivity", "Sensitivity"),
            List.of("abstention", "Abstention"),
            List.of("cost", "Cost"),
            List.of("thresholds", "Thresholds"),
            List.of("limitations", "Limitations"),
            List.of("provenance", "Provenance"));

    private static final String SCRIPT = Theme.resource("report.js");
    private static final String STYLE = Theme.css();

    private HtmlReport() {}

    /** The content security policy of a report; a server that hands one out must send no stricter one. */
    public static String policy() {
        return "default-src 'none'; style-src 'sha256-" + sha256(STYLE) + "'; img-src data:; script-src 'sha256-"
                + sha256(SCRIPT) + "'; base-uri 'none'; form-action 'none'";
    }

    /** @param comparison of the second run with the first, where there are two */
    public static String of(List<ModelStats> models, @Nullable Comparison comparison) {
        return of(models, comparison, List.of());
    }

    /** @param extras tables of other parts of the product, shown after what the lab itself measured */
    public static String of(List<ModelStats> models, @Nullable Comparison comparison, List<ExtraSection> extras) {
        CaseData data = new CaseData(models);
        List<Html> sections = new ArrayList<>();
        sections.add(SummarySection.of(models));
        sections.add(ModelSection.of(models));
        if (comparison != null) {
            sections.add(ComparisonSection.of(comparison));
        }
        sections.add(CoverageSection.of(models));
        sections.add(CaseSection.of(models, data));
        sections.add(KindSection.of(models));
        sections.add(ConsistencySection.of(models));
        sections.add(ConditionSection.dependency(models));
        sections.add(ConditionSection.sensitivity(models));
        sections.add(AbstentionSection.of(models));
        sections.add(CostSection.of(models));
        extras.forEach(extra -> sections.add(extra.html()));
        sections.add(ProvenanceSection.thresholds(models));
        sections.add(ProvenanceSection.limitations(models));
        sections.add(ProvenanceSection.provenance(models));
        Html head = el(
                "head",
                el("meta", at("charset", "utf-8")),
                el("meta", at("http-equiv", "Content-Security-Policy"), at("content", policy())),
                el("meta", at("name", "viewport"), at("content", "width=device-width, initial-scale=1")),
                el("meta", at("name", "color-scheme"), at("content", "light dark")),
                el("title", "Holdfast report: " + title(models)),
                el("link", at("rel", "icon"), at("href", "data:,")),
                el("style", Html.trusted(STYLE)));
        Html body = el(
                "body",
                el("a", at("class", "skip"), at("href", "#summary"), "Skip to the summary"),
                header(models, comparison != null, extras),
                el("main", at("id", "main"), sections),
                el(
                        "footer",
                        el("p", "Written by Holdfast. This file asks nothing of the network and works from disk.")),
                data(data),
                el("script", Html.trusted(SCRIPT)));
        return "<!doctype html>\n" + el("html", at("lang", "en"), head, body) + "\n";
    }

    private static Html header(List<ModelStats> models, boolean compared, List<ExtraSection> extras) {
        List<Html> links = new ArrayList<>();
        for (List<String> c : CONTENTS) {
            if (c.get(0).equals("thresholds")) {
                extras.forEach(extra -> links.add(link(extra.id(), extra.title())));
            }
            if (compared || !c.get(0).equals("comparison")) {
                links.add(link(c.get(0), c.get(1)));
            }
        }
        return Html.all(
                el(
                        "header",
                        el(
                                "div",
                                at("class", "bar"),
                                el(
                                        "div",
                                        el("p", at("class", "brand"), "Holdfast"),
                                        el("h1", title(models)),
                                        el("p", at("class", "small"), subtitle(models))),
                                el("button", at("type", "button"), at("id", "theme"), at("hidden", ""), "Dark theme"))),
                el("nav", at("aria-label", "Sections"), at("tabindex", "0"), el("ul", links)));
    }

    private static Html link(String id, String title) {
        return el("li", el("a", at("href", "#" + id), title));
    }

    private static String title(List<ModelStats> models) {
        return models.size() == 1
                ? models.get(0).label()
                : models.size() + " runs: "
                        + String.join(
                                ", ", models.stream().map(ModelStats::label).toList());
    }

    private static String subtitle(List<ModelStats> models) {
        var dataset = models.get(0).run().summary().path("dataset");
        String finished = models.get(0).run().sidecar().path("finished").asText();
        return Words.count(dataset.path("cases").asLong()) + " cases of “"
                + dataset.path("name").asText("unnamed") + "”"
                + (finished.isEmpty() ? "" : ", finished " + finished.replaceAll("T(\\d\\d:\\d\\d).*", " $1 UTC"));
    }

    /** Data blocks are no scripts: browsers do not run them. */
    private static List<Html> data(CaseData data) {
        List<Html> blocks = new ArrayList<>();
        blocks.add(el("script", at("type", "application/gzip"), at("id", "index"), Html.trusted(data.index())));
        int i = 0;
        for (String block : data.blocks()) {
            blocks.add(el("script", at("type", "application/gzip"), at("id", "block-" + i++), Html.trusted(block)));
        }
        return blocks;
    }

    private static String sha256(String text) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
