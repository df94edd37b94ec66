package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.page.part.FormFrame;
import io.holdfast.app.web.page.part.FormReader;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.explain.VerdictSteps;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;

/** {@code /explain}: how the verdicts of an answer were made, step by step. */
final class ExplainPages {
    private final FormReader forms;
    private final PastedCases input;
    private final ScoringDesk scoring;
    private final Config config;

    ExplainPages(Config config, FormReader forms, ScoringDesk scoring) {
        this.forms = forms;
        this.input = new PastedCases(config);
        this.scoring = scoring;
        this.config = config;
    }

    void register(RoutesConfig routes) {
        routes.get("/explain", context -> Layout.send(context, page(CaseForm.EMPTY, Html.NOTHING)));
        routes.post("/explain", context -> forms.read(context, form -> explain(context, form)));
    }

    private static Layout.Page page(CaseForm form, Html complaint) {
        return Layout.Page.of(
                Layout.Place.EXPLAIN,
                "How is a verdict made?",
                "Paste a case: every claim is shown with the units considered, the values compared, what was weighed and the"
                        + " probability.",
                complaint,
                Parts.section("paste", "Explain a case", "", form.fields("/explain", "Explain the verdicts")));
    }

    private boolean explain(Context context, Form form) {
        CaseForm filled = CaseForm.of(form);
        FormFrame.answer(
                context,
                () -> {
                    InputRecord.Good given = input.read(filled, null).get(0);
                    Finding<Grounding> finding = scoring.score(Client.of(context), given.testCase(), given.answer());
                    Layout.send(context, result(given, finding));
                },
                complaint -> page(filled, complaint));
        return true;
    }

    private Layout.Page result(InputRecord.Good given, Finding<Grounding> finding) {
        List<Html> sections = new ArrayList<>();
        VerdictSteps steps = new VerdictSteps(config, scoring.grounding());
        for (VerdictSteps.Way way : steps.of(finding, given.testCase().documents())) {
            sections.add(section(sections.size() + 1, way));
        }
        if (sections.isEmpty()) {
            sections.add(Parts.section("none", "No claim", "", Parts.note(VerdictSteps.whyNone(finding))));
        }
        return new Layout.Page(
                Layout.Place.EXPLAIN,
                "How these verdicts were made",
                given.testCase().question().isBlank()
                        ? "Each claim of the answer, step by step."
                        : given.testCase().question(),
                false,
                sections);
    }

    private static Html section(int number, VerdictSteps.Way way) {
        List<Html> steps = new ArrayList<>();
        for (VerdictSteps.Step step : way.steps()) {
            steps.add(el("h3", step.title()));
            step.sentences().forEach(s -> steps.add(el("p", at("class", "step"), at("dir", "auto"), s)));
            if (!step.rows().isEmpty()) {
                steps.add(Parts.table(
                        "Claim " + number + ", " + step.title(),
                        step.heads(),
                        step.rows().stream()
                                .map(row -> List.<Object>copyOf(row))
                                .toList()));
            }
        }
        return Parts.section(
                "claim-" + number,
                "Claim " + number + ": " + Words.spoken(way.claim().verdict().id()),
                "",
                steps);
    }
}
