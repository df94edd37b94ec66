package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.html.data.CaseData;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The report of one or more runs as one HTML file. It asks nothing of the network: its content security policy allows
 * only the one script whose hash it names, so that nothing an answer holds could ever run.
 */
public final class HtmlReport {
    private static final String SCRIPT = Stream.of("dom.js", "cite.js", "case.js", "labels.js", "list.js", "report.js")
            .map(Theme::resource)
            .collect(Collectors.joining("\n", "'use strict';\n(function () {\n", "})();\n"));
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
        return of(models, comparison, extras, Heading.NONE);
    }

    /**
     * What is written above a report.
     *
     * @param title of the user's choice; null for the names of the runs
     */
    public record Heading(@Nullable String title, GateStatus gate) {
        public static final Heading NONE = new Heading(null, GateStatus.NONE);
    }

    public static String of(
            List<ModelStats> models, @Nullable Comparison comparison, List<ExtraSection> extras, Heading heading) {
        CaseData data = new CaseData(models);
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("summary", "Overview", SummarySection.of(models, heading.gate())));
        if (comparison != null) {
            entries.add(new Entry("comparison", "Comparison", ComparisonSection.linked(comparison)));
        }
        entries.add(new Entry("cases", "Cases", CaseSection.of(models, data)));
        extras.forEach(extra -> entries.add(new Entry(extra.id(), extra.title(), extra.html())));
        entries.add(new Entry("details", "Details", details(models)));
        String title = heading.title() == null || heading.title().isBlank() ? title(models) : heading.title();
        Html head = el(
                "head",
                el("meta", at("charset", "utf-8")),
                el("meta", at("http-equiv", "Content-Security-Policy"), at("content", policy())),
                el("meta", at("name", "viewport"), at("content", "width=device-width, initial-scale=1")),
                el("meta", at("name", "color-scheme"), at("content", "light dark")),
                el("title", title + " – Holdfast report"),
                el("link", at("rel", "icon"), at("href", "data:,")),
                el("style", Html.trusted(STYLE)));
        Html body = el(
                "body",
                el("a", at("class", "skip"), at("href", "#summary"), "Skip to the overview"),
                header(title, models, entries),
                el("main", at("id", "main"), entries.stream().map(Entry::html).toList()),
                el(
                        "footer",
                        el("p", "Written by Holdfast. This file asks nothing of the network and works from disk.")),
                data(data),
                el("script", Html.trusted(SCRIPT)));
        return "<!doctype html>\n" + el("html", at("lang", "en"), head, body) + "\n";
    }

    /** A section with its place in the menu. */
    private record Entry(String id, String title, Html html) {
        Html link() {
            return el("li", el("a", at("href", "#" + id), title));
        }
    }

    /** Statistics, thresholds, provenance: all that the first screen rests on. What was not measured does not appear. */
    private static Html details(List<ModelStats> models) {
        List<Entry> all = List.of(
                        new Entry("models", "Models", ModelSection.of(models)),
                        new Entry("coverage", "Failures and coverage", CoverageSection.of(models)),
                        new Entry("kinds", "Distractors", KindSection.of(models)),
                        new Entry("consistency", "Consistency", ConsistencySection.of(models)),
                        new Entry("dependency", "Dependency", ConditionSection.dependency(models)),
                        new Entry("sensitivity", "Sensitivity", ConditionSection.sensitivity(models)),
                        new Entry("retrieval", "Retrieval", RetrievalSection.of(models)),
                        new Entry("abstention", "Abstention", AbstentionSection.of(models)),
                        new Entry("cost", "Latency and cost", CostSection.of(models)),
                        new Entry("thresholds", "Thresholds", ProvenanceSection.thresholds(models)),
                        new Entry("limitations", "Limitations", ProvenanceSection.limitations(models)),
                        new Entry("provenance", "Provenance", ProvenanceSection.provenance(models)))
                .stream()
                .filter(entry -> entry.html() != Html.NOTHING)
                .toList();
        return el(
                "details",
                at("id", "details"),
                el("summary", el("h2", "Details"), " statistics, thresholds, provenance"),
                el("ul", at("class", "contents"), all.stream().map(Entry::link).toList()),
                all.stream().map(Entry::html).toList());
    }

    private static Html header(String title, List<ModelStats> models, List<Entry> entries) {
        return Html.all(
                el(
                        "header",
                        el(
                                "div",
                                at("class", "bar"),
                                el(
                                        "div",
                                        el("p", at("class", "brand"), "Holdfast"),
                                        el("h1", title),
                                        el("p", at("class", "small"), subtitle(models))),
                                el("button", at("type", "button"), at("id", "theme"), at("hidden", ""), "Dark theme"))),
                el(
                        "nav",
                        at("aria-label", "Sections"),
                        el("ul", entries.stream().map(Entry::link).toList())));
    }

    private static String title(List<ModelStats> models) {
        return models.size() == 1 ? models.get(0).label() : models.size() + " runs side by side";
    }

    private static String subtitle(List<ModelStats> models) {
        var dataset = models.get(0).run().summary().path("dataset");
        String finished = models.get(0).run().sidecar().path("finished").asText();
        String names = String.join(", ", models.stream().map(ModelStats::label).toList());
        return (models.size() == 1 ? "" : names + ". ")
                + Words.count(dataset.path("cases").asLong()) + " cases of “"
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
