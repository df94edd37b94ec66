package io.holdfast.app.web.page;

import io.holdfast.app.web.api.AskEndpoint;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.SecurityHeaders;
import io.holdfast.app.web.page.part.Assets;
import io.holdfast.app.web.page.part.FormReader;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.Problems;
import io.holdfast.app.web.page.run.ComparePages;
import io.holdfast.app.web.page.run.FailurePages;
import io.holdfast.app.web.page.run.Shelf;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Locale;

/** The pages for people. They are made on the server and read without scripts; scripts only make them handier. */
public final class Pages implements Area {
    private final CasePages cases;
    private final ConversationPages conversations;
    private final RunPages runs;
    private final ComparePages comparisons;
    private final FailurePages failures;
    private final AskPages asking;
    private final ExplainPages explanations;

    /** @param version of Holdfast, for files that name it */
    public Pages(Config config, Bodies bodies, ScoringDesk scoring, RunDesk runs, AskEndpoint engine, String version) {
        FormReader forms = new FormReader(bodies);
        Shelf shelf = new Shelf(config, runs);
        this.cases = new CasePages(config, forms, scoring, version);
        this.conversations = new ConversationPages(config, forms, scoring);
        this.runs = new RunPages(config, forms, scoring, runs, shelf, version);
        this.comparisons = new ComparePages(config, shelf);
        this.failures = new FailurePages(shelf);
        this.asking = new AskPages(engine, forms, scoring);
        this.explanations = new ExplainPages(config, forms, scoring);
    }

    @Override
    public void register(RoutesConfig routes) {
        Assets.register(routes);
        cases.register(routes);
        conversations.register(routes);
        runs.register(routes);
        comparisons.register(routes);
        failures.register(routes);
        asking.register(routes);
        explanations.register(routes);
    }

    /** Shows a problem as a page; false when the problem document of the API should be sent instead. */
    public boolean show(Context context, Problem problem) {
        String accept = context.header("Accept");
        if (accept == null
                || !accept.toLowerCase(Locale.ROOT).contains("text/html")
                || SecurityHeaders.forPrograms(context.path())) {
            return false;
        }
        Layout.send(context, Problems.page(problem));
        return true;
    }
}
