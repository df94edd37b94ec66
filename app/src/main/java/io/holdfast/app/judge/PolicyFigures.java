package io.holdfast.app.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * What the two policies cost and how far they agree.
 *
 * @param claims claims both policies have a verdict on
 * @param sameVerdicts of those, how many have the same
 * @param sameGates answers that pass or fail the gate under both
 * @param right by policy (judge-free, always, gray_zone), how many of those claims have the verdict of their label
 */
public record PolicyFigures(
        String judge,
        int answers,
        int claims,
        Cost always,
        Cost gray,
        int sameVerdicts,
        int sameGates,
        List<Integer> right) {

    /** Calls and statements put to the judge. */
    public record Cost(int calls, int statements) {}

    public static PolicyFigures of(String judge, List<PolicyBench.Compared> compared) {
        int claims = 0;
        int same = 0;
        int gates = 0;
        int[] right = new int[3];
        for (PolicyBench.Compared answer : compared) {
            gates += answer.always().finding().failure()
                            == answer.gray().finding().failure()
                    ? 1
                    : 0;
            List<TracedClaim> free = PolicyBench.claims(answer.free());
            List<TracedClaim> always = PolicyBench.claims(answer.always().finding());
            List<TracedClaim> gray = PolicyBench.claims(answer.gray().finding());
            if (free.size() != always.size() || gray.size() != always.size()) {
                continue;
            }
            LabelJudge labels = new LabelJudge(answer.known());
            for (int i = 0; i < always.size(); i++) {
                boolean label = labels.supported(always.get(i).claim().statement());
                claims++;
                same += always.get(i).supported() == gray.get(i).supported() ? 1 : 0;
                right[0] += free.get(i).supported() == label ? 1 : 0;
                right[1] += always.get(i).supported() == label ? 1 : 0;
                right[2] += gray.get(i).supported() == label ? 1 : 0;
            }
        }
        return new PolicyFigures(
                judge,
                compared.size(),
                claims,
                cost(compared, PolicyBench.Compared::always),
                cost(compared, PolicyBench.Compared::gray),
                same,
                gates,
                List.of(right[0], right[1], right[2]));
    }

    private static Cost cost(
            List<PolicyBench.Compared> compared, Function<PolicyBench.Compared, RecordScorer.Outcome> policy) {
        return new Cost(
                compared.stream()
                        .mapToInt(c -> PolicyBench.Compared.calls(policy.apply(c)))
                        .sum(),
                compared.stream()
                        .mapToInt(c -> PolicyBench.Compared.judged(policy.apply(c)))
                        .sum());
    }

    /** Answers of which no claim could be compared, e.g. because the judge could not be read. */
    public static long unmeasured(List<PolicyBench.Compared> compared) {
        return compared.stream()
                .filter(c -> c.always().finding() instanceof Finding.Unmeasured<Grounding>)
                .count();
    }

    public double fewerCalls() {
        return always.calls() == 0 ? 0 : 1 - (double) gray.calls() / always.calls();
    }

    private double share(int part, int of) {
        return of == 0 ? 0 : (double) part / of;
    }

    public ObjectNode json() {
        ObjectNode node = Json.object()
                .put("judge", judge)
                .put("answers", answers)
                .put("claims_compared", claims)
                .put("calls_per_answer_always", Json.round(share(always.calls(), answers)))
                .put("calls_per_answer_gray_zone", Json.round(share(gray.calls(), answers)))
                .put("fewer_calls", Json.round(fewerCalls()))
                .put("statements_judged_always", always.statements())
                .put("statements_judged_gray_zone", gray.statements())
                .put("verdict_agreement", Json.round(share(sameVerdicts, claims)))
                .put("gate_agreement", Json.round(share(sameGates, answers)));
        node.putObject("right_by_label")
                .put("judge_free", Json.round(share(right.get(0), claims)))
                .put("always", Json.round(share(right.get(1), claims)))
                .put("gray_zone", Json.round(share(right.get(2), claims)));
        return node;
    }

    public String table() {
        return String.format(
                Locale.ROOT,
                "judge: %s%n%d answers, %d claims%n%n%-24s %10s %10s %10s%n%-24s %10s %10.2f %10.2f%n%-24s %10d %10d %10d%n"
                        + "%-24s %9.1f%% %9.1f%% %9.1f%%%n%n%.1f %% fewer judge calls with gray_zone%n"
                        + "agreement with judging every claim: %.1f %% of verdicts (%d of %d), %.1f %% of gates (%d of %d)%n",
                judge,
                answers,
                claims,
                "",
                "judge-free",
                "always",
                "gray_zone",
                "calls per answer",
                "0.00",
                share(always.calls(), answers),
                share(gray.calls(), answers),
                "statements judged",
                0,
                always.statements(),
                gray.statements(),
                "verdicts as labelled",
                100 * share(right.get(0), claims),
                100 * share(right.get(1), claims),
                100 * share(right.get(2), claims),
                100 * fewerCalls(),
                100 * share(sameVerdicts, claims),
                sameVerdicts,
                claims,
                100 * share(sameGates, answers),
                sameGates,
                answers);
    }
}
