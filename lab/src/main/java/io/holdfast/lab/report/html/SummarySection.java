package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The first screen: a sentence, the gate, what the answers came to, the worst failures, a card for each dimension. */
public final class SummarySection {
    private static final String FAITHFULNESS = "faithfulness";

    private SummarySection() {}

    /**
     * For a page that is no report.
     *
     * @param link the address of a case; null where there is none to lead to
     */
    public static Html of(List<ModelStats> models, @Nullable UnaryOperator<String> link) {
        return of(models, null, link);
    }

    /** In a report: failures lead to the list of cases. */
    static Html of(List<ModelStats> models, GateStatus gate) {
        return of(models, gate, Fragment::of);
    }

    private static Html of(List<ModelStats> models, @Nullable GateStatus gate, @Nullable UnaryOperator<String> link) {
        List<Judged> judged = models.stream()
                .filter(m -> !m.run().findings(FAITHFULNESS).isEmpty())
                .map(m -> new Judged(m, Tally.of(m.run().findings(FAITHFULNESS)), unread(m)))
                .toList();
        List<Html> parts = new ArrayList<>();
        parts.add(el("p", at("class", "verdict"), judged.isEmpty() ? passes(models) : verdict(judged)));
        models.stream().filter(m -> m.run().summary().has("stopped")).forEach(m -> parts.add(stopped(m)));
        if (gate != null) {
            parts.add(gate.html());
        }
        judged.forEach(j -> parts.add(el(
                "div",
                at("class", "standings"),
                judged.size() > 1 ? el("h3", j.model.label()) : Html.NOTHING,
                StandingBar.of(j.tally, j.unread))));
        judged.stream()
                .min(Comparator.comparingDouble(Judged::share))
                .ifPresent(worst -> parts.add(WorstFailures.of(worst.model, models.size() > 1, link)));
        parts.add(cards(models));
        return Parts.section("summary", "Overview", "", parts);
    }

    private record Judged(ModelStats model, Tally tally, int unread) {
        int total() {
            return tally.total() + unread;
        }

        double share() {
            return total() == 0 ? 0 : (double) tally.passed() / total();
        }
    }

    private static int unread(ModelStats model) {
        return model.run().summary().path("unread").asInt();
    }

    private static Html verdict(List<Judged> judged) {
        Judged worst =
                judged.stream().min(Comparator.comparingDouble(Judged::share)).orElseThrow();
        String sentence = worst.tally.sentence()
                + (worst.unread > 0
                        ? "; " + Words.count(worst.unread) + (worst.unread == 1 ? " row" : " rows")
                                + " could not be read"
                        : "");
        if (judged.size() == 1) {
            return el("strong", Words.capital(sentence) + ".");
        }
        Judged best =
                judged.stream().max(Comparator.comparingDouble(Judged::share)).orElseThrow();
        if (best.share() == worst.share()) {
            String all = judged.size() == 2 ? "Both do" : "All " + judged.size() + " do";
            return el("strong", all + " equally well: " + sentence + ".");
        }
        int all = worst.tally.total() + worst.unread;
        return Html.all(
                el(
                        "strong",
                        worst.model.label() + " does worst: " + Words.count(all - worst.tally.passed()) + " of "
                                + Words.count(all) + " answers (" + percent(1 - worst.share())
                                + ") are not shown to be right."),
                " " + best.model.label() + " does best: " + Words.count(best.tally.passed()) + " of "
                        + Words.count(best.tally.total() + best.unread) + " (" + percent(best.share())
                        + ") are grounded or decline with no passage found that answers."
                        + fewer(judged));
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }

    /** Systems of fewer answers are not compared on the same cases: that is said. */
    private static String fewer(List<Judged> judged) {
        int most = judged.stream().mapToInt(Judged::total).max().orElse(0);
        return judged.stream()
                .filter(j -> j.total() < most)
                .map(j -> " " + j.model.label() + " answered " + Words.count(j.total()) + " of " + Words.count(most)
                        + " cases.")
                .collect(Collectors.joining());
    }

    /** What is said where faithfulness was not asked for. */
    private static Html passes(List<ModelStats> models) {
        List<Html> sentences = new ArrayList<>();
        for (ModelStats model : models) {
            sentences.add(Html.all(
                    el(
                            "strong",
                            Words.count(model.attempted() - model.failed()) + " of " + Words.count(model.attempted())),
                    " cases" + (models.size() > 1 ? " of " + model.label() : "")
                            + " passed every dimension asked of them. "));
        }
        return Html.all(sentences);
    }

    private static Html stopped(ModelStats model) {
        return el(
                "p",
                at("class", "note warn"),
                "The run " + model.label() + " ended early: "
                        + model.run().summary().path("stopped").path("message").asText() + ".");
    }

    private static Html cards(List<ModelStats> models) {
        Set<String> dimensions = new LinkedHashSet<>();
        models.forEach(m -> dimensions.addAll(m.run().dimensions()));
        List<Html> cards = new ArrayList<>();
        List<String> without = new ArrayList<>();
        for (String dimension : dimensions) {
            if (models.stream().noneMatch(m -> concerned(m, dimension))) {
                without.add(dimension);
                continue;
            }
            List<Html> rows = new ArrayList<>();
            boolean lower = false;
            for (ModelStats model : models) {
                JsonNode metric = model.run().metric(dimension).orElse(null);
                if (metric != null) {
                    lower |= metric.path("direction").asText().equals("lower");
                    rows.add(row(model, metric, models.size() > 1));
                }
            }
            if (!rows.isEmpty()) {
                cards.add(el(
                        "div",
                        at("class", "card"),
                        el("h3", Words.capital(dimension)),
                        el("p", at("class", "small"), lower ? "lower is better" : "higher is better"),
                        rows));
            }
        }
        return Html.all(
                cards.isEmpty() ? Html.NOTHING : el("div", at("class", "cards"), cards),
                without.isEmpty()
                        ? Html.NOTHING
                        : Parts.note("Not measured: " + String.join(", ", without) + ". No case has what it needs."));
    }

    /** Whether any case of a run was asked for a dimension, measured or not. */
    private static boolean concerned(ModelStats model, String dimension) {
        return !model.run().findings(dimension).isEmpty();
    }

    private static Html row(ModelStats model, JsonNode metric, boolean named) {
        boolean scored = metric.path("value").isNumber();
        long unmeasured = metric.path("unmeasured").asLong();
        long declined = metric.path("abstained").asLong();
        String sure = scored
                ? Math.round(metric.path("interval").path("level").asDouble() * 100) + " % interval "
                        + Words.interval(metric) + ", "
                : "";
        return el(
                "div",
                at("class", "measure"),
                named ? el("p", at("class", "small"), model.label()) : Html.NOTHING,
                el("p", at("class", scored ? "big" : "big none"), scored ? Words.value(metric) : "not measured"),
                el(
                        "p",
                        at("class", "small"),
                        sure + "n = " + Words.count(metric.path("n").asLong())
                                + (declined > 0 ? ", " + Words.count(declined) + " declined" : "")
                                + (unmeasured > 0 ? ", " + Words.count(unmeasured) + " unmeasured" : "")));
    }
}
