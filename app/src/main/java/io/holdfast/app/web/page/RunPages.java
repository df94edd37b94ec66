package io.holdfast.app.web.page;

import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.page.part.Address;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.page.part.FormFrame;
import io.holdfast.app.web.page.part.FormReader;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.PageNumber;
import io.holdfast.app.web.page.run.RunDownloads;
import io.holdfast.app.web.page.run.RunList;
import io.holdfast.app.web.page.run.RunPage;
import io.holdfast.app.web.page.run.Shelf;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.run.RunRequest;
import io.holdfast.app.web.run.RunView;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.app.web.work.WorkLimit;
import io.holdfast.core.config.Config;
import io.holdfast.lab.report.markup.Html;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;

/** {@code /runs}: the runs there are, a form to start one, and each run as it goes and as it ended. */
final class RunPages {
    private final FormReader forms;
    private final RunDesk runs;
    private final WorkLimit limit;
    private final Shelf shelf;
    private final ChosenRun input;
    private final RunList list;
    private final RunDownloads downloads;

    RunPages(Config config, FormReader forms, ScoringDesk scoring, RunDesk runs, Shelf shelf, String version) {
        this.limit = scoring.limit();
        this.forms = forms;
        this.runs = runs;
        this.shelf = shelf;
        this.input = new ChosenRun(config);
        this.list = new RunList(runs);
        this.downloads = new RunDownloads(shelf, version);
    }

    void register(RoutesConfig routes) {
        routes.get(
                "/runs", context -> Layout.send(context, page(context, RunForm.empty(input.models()), Html.NOTHING)));
        routes.post("/runs", context -> forms.read(context, form -> start(context, form)));
        routes.get("/runs/{id}", this::run);
        routes.post("/runs/{id}/cancel", context -> see(context, runs.cancel(context.pathParam("id"))));
        routes.post(
                "/runs/{id}/resume", context -> see(context, runs.resume(Client.of(context), context.pathParam("id"))));
        downloads.register(routes);
    }

    private Layout.Page page(Context context, RunForm form, Html complaint) {
        return Layout.Page.of(
                Layout.Place.RUNS,
                "Runs",
                "A run asks a system a whole data set and measures its answers.",
                complaint,
                list.section(PageNumber.of(context)),
                form.section());
    }

    private boolean start(Context context, Form form) {
        RunForm filled = RunForm.of(form, input.models());
        FormFrame.answer(
                context,
                () -> {
                    RunRequest request =
                            input.request(filled, form.upload("cases").orElse(null));
                    if (request.cases() != null) {
                        request.cases().forEach(c -> limit.check(c.testCase(), c.answer()));
                    }
                    see(context, runs.submit(Client.of(context), request));
                },
                complaint -> page(context, filled, complaint));
        return true;
    }

    private static void see(Context context, RunView view) {
        context.redirect(Address.run(view.id()), HttpStatus.SEE_OTHER);
    }

    private void run(Context context) {
        RunView view = shelf.view(context.pathParam("id"));
        if (Shelf.readable(view)) {
            Layout.send(context, shelf.inTurn(() -> RunPage.ended(view, shelf.load(view.id()))));
        } else {
            Layout.send(context, RunPage.underWay(view, List.of()));
        }
    }
}
