package io.holdfast.app.web.page;

import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.report.markup.Html;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** {@code /} and {@code /score}: a case is pasted or uploaded, and its claims are shown with their evidence. */
final class CasePages {
    private final FormReader forms;
    private final CaseInput input;
    private final InputSettings settings;
    private final ScoringDesk scoring;

    CasePages(Config config, FormReader forms, ScoringDesk scoring) {
        this.forms = forms;
        this.input = new CaseInput(config);
        this.settings = config.input();
        this.scoring = scoring;
    }

    void register(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.get("/score", context -> context.redirect("/"));
        routes.post("/score", context -> forms.read(context, form -> score(context, form)));
    }

    private void home(Context context) {
        CaseForm form = FormFrame.chosen(context, "example", CaseForm.EMPTY, Examples::find);
        Layout.send(context, home(form, Html.NOTHING));
    }

    private static Layout.Page home(CaseForm form, Html complaint) {
        return Layout.Page.of(
                Layout.Place.SCORE,
                "Does this answer really come from its documents?",
                "Every claim of the answer is traced to a passage of the documents, or shown to have none.",
                complaint,
                form.sections("Score a case"));
    }

    private boolean score(Context context, Form form) {
        CaseForm filled = CaseForm.of(form);
        TableForm table = TableForm.of(form).orElse(null);
        FormFrame.answer(
                context,
                () -> {
                    TableForm.Read read = table == null ? null : table.read(settings);
                    List<InputRecord.Good> cases = read == null
                            ? input.read(filled, form.upload("upload").orElse(null))
                            : read.cases();
                    Html columns = table == null
                            ? Html.NOTHING
                            : Html.all(
                                    TableForm.told(read),
                                    Details.of(
                                            "again",
                                            false,
                                            Html.text("Choose other columns"),
                                            table.section(settings)));
                    Layout.send(context, result(filled, cases, findings(Client.of(context), cases), columns));
                },
                complaint -> table == null
                        ? home(filled, complaint)
                        : Layout.Page.of(
                                Layout.Place.SCORE,
                                "Which column holds what?",
                                "The file was read; its columns have to be told apart.",
                                complaint,
                                table.section(settings)));
        return true;
    }

    private List<Finding<Grounding>> findings(String client, List<InputRecord.Good> cases) {
        if (cases.size() == 1) {
            return List.of(
                    scoring.score(client, cases.get(0).testCase(), cases.get(0).answer()));
        }
        List<Future<Finding<Grounding>>> waiting = cases.stream()
                .map(c -> scoring.queue(client, c.testCase(), c.answer()))
                .toList();
        List<Finding<Grounding>> findings = new ArrayList<>();
        for (Future<Finding<Grounding>> future : waiting) {
            findings.add(finished(future));
        }
        return findings;
    }

    private static Finding<Grounding> finished(Future<Finding<Grounding>> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a worker", e);
        } catch (CancellationException e) {
            throw new ProblemException(Problem.Kind.SHUTTING_DOWN, "the service stopped before this was done");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static Layout.Page result(
            CaseForm form, List<InputRecord.Good> cases, List<Finding<Grounding>> findings, Html columns) {
        List<CaseResult> results = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            results.add(new CaseResult(cases.size() == 1 ? "" : "c" + (i + 1) + "-", cases.get(i), findings.get(i)));
        }
        long holding = results.stream().filter(CaseResult::holds).count();
        return Layout.Page.of(
                Layout.Place.SCORE,
                cases.size() == 1 ? results.get(0).title() : holding + " of " + cases.size() + " answers hold",
                cases.size() == 1 ? "One case, scored." : cases.size() + " cases, scored.",
                columns,
                cases.size() == 1 ? results.get(0).sections() : CaseResult.list(results),
                Permalink.of(cases),
                Raw.section(
                        "The result as JSON",
                        "One line a case, as holdfast score and POST /v1/score write it.",
                        results.stream().map(CaseResult::line).toList()),
                Details.of(
                        "again",
                        false,
                        Html.text("Change the case and score it again"),
                        form.sections("Score a case")));
    }
}
