package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.page.part.Details;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.page.part.FormFrame;
import io.holdfast.app.web.page.part.FormReader;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.Raw;
import io.holdfast.app.web.page.run.RunDownloads;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.check.CheckedRun;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.report.html.HtmlReport;
import io.holdfast.lab.report.html.SummarySection;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.result.ModelStats;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** {@code /} and {@code /score}: a case is pasted or uploaded, and its claims are shown with their evidence. */
final class CasePages {
    private final Config config;
    private final String version;
    private final FormReader forms;
    private final PastedCases input;
    private final InputSettings settings;
    private final ScoringDesk scoring;

    CasePages(Config config, FormReader forms, ScoringDesk scoring, String version) {
        this.config = config;
        this.version = version;
        this.forms = forms;
        this.input = new PastedCases(config);
        this.settings = config.input();
        this.scoring = scoring;
    }

    void register(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.get("/score", context -> context.redirect("/"));
        routes.post("/score", context -> forms.read(context, form -> score(context, form)));
        routes.post("/score/report", context -> forms.read(context, form -> report(context, form)));
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
                    Html columns = table == null || read == null
                            ? Html.NOTHING
                            : Html.all(
                                    TableForm.told(read),
                                    unread(read.unread()),
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
                                "The file was read; say which column holds what.",
                                complaint,
                                table.section(settings)));
        return true;
    }

    /** Rows of a table that could not be read: each costs itself. */
    private static Html unread(List<String> unread) {
        return unread.isEmpty()
                ? Html.NOTHING
                : el(
                        "div",
                        at("class", "note warn"),
                        el(
                                "p",
                                unread.size() == 1
                                        ? "One row could not be read:"
                                        : unread.size() + " rows could not be read:"),
                        el("ul", unread.stream().map(why -> el("li", why)).toList()));
    }

    /** The cases of a page as the report that check writes: a list to search and filter beside the case. */
    private boolean report(Context context, Form form) {
        FormFrame.answer(
                context,
                () -> {
                    List<InputRecord.Good> cases = input.cases(form.text("json"), "json", PastedCases.MOST_CASES);
                    List<CaseResult> results = results(cases, findings(Client.of(context), cases));
                    RunDownloads.sandboxed(context, HtmlReport.of(models(results), null));
                },
                complaint -> home(CaseForm.EMPTY, complaint));
        return true;
    }

    private List<ModelStats> models(List<CaseResult> results) {
        return ModelStats.of(List.of(CheckedRun.of(
                "pasted answers", results.stream().map(CaseResult::checked).toList(), config, version)));
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

    /** Several results as the report begins: what they came to, the worst, then each. */
    private Html many(List<CaseResult> results) {
        return Html.all(
                SummarySection.of(models(results), id -> "#" + CaseResult.anchor(id)),
                el(
                        "form",
                        at("method", "post"),
                        at("action", "/score/report"),
                        at("enctype", "multipart/form-data"),
                        Permalink.field(results.stream().map(CaseResult::given).toList()),
                        el(
                                "p",
                                el("button", at("type", "submit"), "Open as a report"),
                                el("span", at("class", "small"), " with search and filters, to save or print"))),
                CaseResult.list(results));
    }

    private static List<CaseResult> results(List<InputRecord.Good> cases, List<Finding<Grounding>> findings) {
        List<CaseResult> results = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            results.add(new CaseResult(cases.size() == 1 ? "" : "c" + (i + 1) + "-", cases.get(i), findings.get(i)));
        }
        return results;
    }

    private Layout.Page result(
            CaseForm form, List<InputRecord.Good> cases, List<Finding<Grounding>> findings, Html columns) {
        List<CaseResult> results = results(cases, findings);
        long holding = results.stream().filter(CaseResult::holds).count();
        return Layout.Page.of(
                Layout.Place.SCORE,
                cases.size() == 1 ? results.get(0).title() : holding + " of " + cases.size() + " answers hold",
                cases.size() == 1 ? "One case, scored." : cases.size() + " cases, scored.",
                columns,
                cases.size() == 1 ? results.get(0).sections() : many(results),
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
