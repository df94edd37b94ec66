package io.holdfast.engine.experiment;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** The acceptance table of one configuration against the baseline, over the same questions. */
public final class Acceptance {
    private static final double FLOOR_GAIN = 0.15;
    /** What answerable F1 may cost: a gate that declines must give some of it away. */
    private static final double F1_LOSS = 0.01;

    private static final double GOAL_ANSWERABLE = 0.10;
    private static final double GOAL_UNANSWERABLE = 0.80;
    private static final double GOAL_OVERLAP = 0.05;

    private final ConfigurationResult baseline;
    private final EngineSettings.Experiment settings;

    public Acceptance(ConfigurationResult baseline, EngineSettings.Experiment settings) {
        this.baseline = baseline;
        this.settings = settings;
    }

    public List<Criterion> criteria(ConfigurationResult c) {
        List<Criterion> rows = new ArrayList<>();
        Predicate<QuestionTrial> answered = ConfigurationResult::answered;
        Predicate<QuestionTrial> answerable = ConfigurationResult::answerable;
        Predicate<QuestionTrial> unanswerable = ConfigurationResult::unanswerable;
        double overlap = c.overlap();
        rows.add(row(
                "overlap mean (answered)",
                overlap,
                baseline.overlap(),
                overlap >= baseline.overlap() - 1e-9,
                overlap >= Math.min(1, baseline.overlap() + GOAL_OVERLAP) - 1e-9));
        double median = c.median(answered, t -> t.outcome().overlap());
        double baseMedian = baseline.median(answered, t -> t.outcome().overlap());
        rows.add(row("overlap median (answered)", median, baseMedian, median >= baseMedian - 1e-9, null));
        // a decline counts as right where nothing answers: these two are no floors
        rows.add(paired(
                c, "F1(short), all questions", Acceptance::all, t -> t.brief().f1(), null, null));
        rows.add(paired(
                c, "EM(short), all questions", Acceptance::all, t -> t.brief().exact(), null, null));
        double f1 = c.mean(answerable, t -> t.brief().f1());
        double baseF1 = baseline.mean(answerable, t -> t.brief().f1());
        rows.add(paired(
                c, "F1(short), answerable", answerable, t -> t.brief().f1(), f1 >= baseF1 - F1_LOSS, f1 >= baseF1));
        rows.add(paired(c, "EM(short), answerable", answerable, t -> t.brief().exact(), null, null));
        rows.add(row(
                "F1(short), answered answerable",
                c.mean(answerable.and(answered), t -> t.brief().f1()),
                baseline.mean(answerable.and(answered), t -> t.brief().f1()),
                null,
                null));
        rows.add(paired(
                c, "F1(full answer), answerable", answerable, t -> t.full().f1(), null, null));
        rows.add(paired(
                c, "EM(full answer), answerable", answerable, t -> t.full().exact(), null, null));
        rows.add(paired(
                c, "share with F1 = 0, answerable", answerable, t -> t.brief().f1() == 0 ? 1 : 0, null, null));
        double tokens = c.tokens() / baseline.tokens();
        rows.add(row("tokens/question mean", c.tokens(), baseline.tokens(), null, null));
        rows.add(row("tokens/question mean, ratio", tokens, 1, tokens <= settings.tokenRatio(), null));
        double p50 = c.median(Acceptance::all, t -> t.outcome().tokens())
                / baseline.median(Acceptance::all, t -> t.outcome().tokens());
        rows.add(row("tokens/question p50, ratio", p50, 1, p50 <= settings.tokenRatio(), null));
        ToDoubleFunction<QuestionTrial> wrong =
                t -> answered.test(t) && t.brief().f1() == 0 ? 1 : 0;
        double wrongShare = c.mean(answerable, wrong);
        rows.add(paired(
                c, "wrong on answerable", answerable, wrong, wrongShare <= baseline.mean(answerable, wrong), null));
        ToDoubleFunction<QuestionTrial> declined = t -> t.outcome().abstained() ? 1 : 0;
        double onAnswerable = c.mean(answerable, declined);
        double onUnanswerable = c.mean(unanswerable, declined);
        rows.add(paired(c, "abstained, answerable", answerable, declined, null, onAnswerable <= GOAL_ANSWERABLE));
        rows.add(paired(
                c, "abstained, unanswerable", unanswerable, declined, null, onUnanswerable >= GOAL_UNANSWERABLE));
        double equal = c.curve().unanswerableAt(baseline.mean(answerable, declined));
        double base = baseline.mean(unanswerable, declined);
        rows.add(row("abstained, unanswerable, at the baseline's abstention on answerable", equal, base, null, null));
        double same = baseline.curve().unanswerableAt(onAnswerable);
        rows.add(row(
                "abstained, unanswerable, against the baseline moved to this abstention on answerable",
                onUnanswerable,
                same,
                onUnanswerable >= same + FLOOR_GAIN,
                null));
        rows.add(row(
                "area under the abstention curve",
                c.curve().area(),
                baseline.curve().area(),
                null,
                null));
        double violations =
                c.trials().stream().mapToInt(QuestionTrial::violations).sum();
        rows.add(row(
                "citation violations",
                violations,
                baseline.trials().stream().mapToInt(QuestionTrial::violations).sum(),
                violations == 0,
                null));
        rows.add(row(
                "wrong citations (sentences)",
                c.trials().stream().mapToInt(t -> t.outcome().wrongCitations()).sum(),
                baseline.trials().stream()
                        .mapToInt(t -> t.outcome().wrongCitations())
                        .sum(),
                null,
                null));
        rows.add(paired(
                c,
                "answers given to unanswerable",
                unanswerable,
                t -> t.outcome().abstained() ? 0 : 1,
                null,
                null));
        rows.add(paired(
                c,
                "retrieval hit@8 of the gold passage",
                t -> t.item().document() != null,
                t -> t.hit() ? 1 : 0,
                null,
                null));
        rows.add(row(
                "share of round 2",
                c.mean(Acceptance::all, t -> t.secondRound() ? 1 : 0),
                baseline.mean(Acceptance::all, t -> t.secondRound() ? 1 : 0),
                null,
                null));
        rows.add(row("declined by the baseline, now right", transformed(c), 0, null, null));
        return List.copyOf(rows);
    }

    private static boolean all(QuestionTrial t) {
        return t != null;
    }

    /** Answerable questions the baseline declined and this configuration answers with something right. */
    private double transformed(ConfigurationResult c) {
        int n = 0;
        for (int i = 0; i < c.trials().size(); i++) {
            QuestionTrial then = baseline.trials().get(i);
            QuestionTrial now = c.trials().get(i);
            n += then.item().answerable()
                            && then.outcome().abstained()
                            && now.brief().f1() > 0
                    ? 1
                    : 0;
        }
        return n;
    }

    private Criterion paired(
            ConfigurationResult c,
            String name,
            Predicate<QuestionTrial> which,
            ToDoubleFunction<QuestionTrial> value,
            @Nullable Boolean floor,
            @Nullable Boolean goal) {
        List<Double> differences = new ArrayList<>();
        for (int i = 0; i < c.trials().size(); i++) {
            if (which.test(c.trials().get(i))) {
                differences.add(value.applyAsDouble(c.trials().get(i))
                        - value.applyAsDouble(baseline.trials().get(i)));
            }
        }
        double[] array = differences.stream().mapToDouble(Double::doubleValue).toArray();
        Metric.Interval interval =
                array.length == 0 ? null : PairedBootstrap.interval(array, settings.resamples(), settings.seed());
        return new Criterion(name, c.mean(which, value), baseline.mean(which, value), floor, goal, interval);
    }

    private static Criterion row(
            String name, double value, double base, @Nullable Boolean floor, @Nullable Boolean goal) {
        return new Criterion(name, value, base, floor, goal, null);
    }
}
