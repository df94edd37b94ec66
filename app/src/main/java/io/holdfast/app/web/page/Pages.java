package io.holdfast.app.web.page;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The pages for people. */
public final class Pages implements Area {
    private final Config config;
    private final ScoringDesk scoring;
    private final RunDesk runs;

    public Pages(Config config, ScoringDesk scoring, RunDesk runs) {
        this.config = config;
        this.scoring = scoring;
        this.runs = runs;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get(
                "/",
                ctx -> ctx.result("holdfast " + (scoring.ready() ? "ready" : "starting") + ", "
                        + runs.list().size() + " runs in " + config.pipeline().runsDir()));
    }

    /** Shows a problem as a page; false when the problem document of the API should be sent instead. */
    public boolean show(Context context, Problem problem) {
        return false;
    }
}
