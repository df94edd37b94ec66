package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.ScoreJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code POST /v1/score}: one native case in, the line of {@code holdfast score} out. */
public final class ScoreEndpoint implements Area {
    private final NativeCaseReader reader;
    private final ScoringDesk scoring;

    public ScoreEndpoint(Config config, ScoringDesk scoring) {
        this.reader = new NativeCaseReader(config.input());
        this.scoring = scoring;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/v1/score", this::score);
    }

    private void score(Context context) {
        InputRecord read = reader.parse(1, context.body());
        if (read instanceof InputRecord.Good good) {
            String line = ScoreJson.line(good.testCase().id(), scoring.score(good.testCase(), good.answer()));
            context.contentType("application/json").result(line + "\n");
        } else if (read instanceof InputRecord.Bad bad) {
            throw new ProblemException(Problem.Kind.INVALID_FIELD, bad.problem());
        }
    }
}
