package io.holdfast.app.web.page.run;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Address;
import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.Times;
import io.holdfast.app.web.run.RunView;
import io.holdfast.core.config.Config;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.compare.GateMode;
import io.holdfast.lab.compare.Worsening;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.html.ComparisonSection;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.result.ModelStats;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code /compare?base=…&candidate=…}: two runs side by side, paired by case. */
public final class ComparePages {
    private static final int MOST_RUNS = 50;

    private final Config config;
    private final Shelf shelf;

    public ComparePages(Config config, Shelf shelf) {
        this.config = config;
        this.shelf = shelf;
    }

    public void register(RoutesConfig routes) {
        routes.get("/compare", context -> Layout.send(context, page(context)));
    }

    private Layout.Page page(Context context) {
        String base = given(context, "base");
        String candidate = given(context, "candidate");
        Html result = base == null || candidate == null
                ? Html.NOTHING
                : base.equals(candidate)
                        ? Parts.section("result", "Result", "", Parts.note("Choose two different runs."))
                        : shelf.inTurn(() -> compared(base, candidate));
        return Layout.Page.of(
                Layout.Place.COMPARE,
                "Compare two runs",
                "Is the difference real, or chance? Which claims made it?",
                choice(base, candidate),
                result);
    }

    private static @Nullable String given(Context context, String name) {
        String value = context.queryParam(name);
        return value == null || value.isBlank() ? null : value;
    }

    private Html choice(@Nullable String base, @Nullable String candidate) {
        List<RunView> runs = shelf.finished(MOST_RUNS);
        if (runs.isEmpty()) {
            return Parts.section(
                    "choice",
                    "Runs",
                    "",
                    Parts.note("There is no finished run yet."),
                    el("p", el("a", at("href", "/runs#start"), "Start one")));
        }
        Map<String, String> options = new LinkedHashMap<>();
        options.put("", "choose a run");
        runs.forEach(r -> options.put(r.id(), RunPage.title(r) + ", " + Times.spoken(r.started())));
        return Parts.section(
                "choice",
                "Runs",
                "The base is what you have, the candidate what you might change to.",
                el(
                        "form",
                        at("method", "get"),
                        at("action", "/compare"),
                        at("class", "row pair"),
                        Controls.choice("base", "base", "Base", options, base == null ? "" : base),
                        Controls.choice(
                                "candidate", "candidate", "Candidate", options, candidate == null ? "" : candidate),
                        el("p", Controls.submit("Compare"))));
    }

    private static Html verdict(Comparison comparison) {
        if (comparison.dimensions().isEmpty()) {
            return Html.all(Parts.chip("warn", "! nothing to compare"), " No case was measured in both runs.");
        }
        List<Worsening> worse = comparison.worse().stream()
                .filter(w -> w.lost() || GateMode.of(comparison.base(), comparison.candidate()) == GateMode.ANY)
                .toList();
        if (!worse.isEmpty()) {
            return Html.all(
                    Parts.chip("bad", "✗ worse"),
                    " " + worse.size() + (worse.size() == 1 ? " case" : " cases")
                            + " got worse or cannot be compared; holdfast compare --gate would fail.");
        }
        return comparison.regression()
                ? Html.all(Parts.chip("bad", "✗ regression"), " The candidate is worse by more than chance explains.")
                : Html.all(
                        Parts.chip("good", "✓ no regression"), " Nothing became worse by more than chance explains.");
    }

    private Html compared(String base, String candidate) {
        Comparison comparison = Comparison.of(shelf.load(base), shelf.load(candidate), config);
        List<ModelStats> models = ModelStats.of(List.of(comparison.base(), comparison.candidate()));
        return Html.all(
                Parts.section(
                        "result",
                        "Result",
                        "",
                        el("p", at("class", "verdict"), verdict(comparison)),
                        el(
                                "p",
                                "Base: ",
                                el(
                                        "a",
                                        at("href", Address.run(base)),
                                        models.get(0).label()),
                                ". Candidate: ",
                                el(
                                        "a",
                                        at("href", Address.run(candidate)),
                                        models.get(1).label()),
                                "."),
                        Parts.chart(
                                List.of(
                                        models.get(0).named("Base"),
                                        models.get(1).named("Candidate")),
                                Charts::modelComparison,
                                "c-compare")),
                ComparisonSection.of(comparison));
    }
}
