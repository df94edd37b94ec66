package io.holdfast.app.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.json.Json;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What each policy costs and what it brings.
 *
 * @param claims claims that every policy has a verdict on
 * @param free of those, how many have the verdict of their label without a judge; unsure counts as not supported
 * @param unsure of those, how many are unsure without a judge
 */
public record PolicyFigures(
        String judge, int answers, int claims, int free, int unsure, Map<JudgePolicy, Policy> policies) {
    private static final List<JudgePolicy> CHEAPEST_FIRST =
            List.of(JudgePolicy.UNSURE, JudgePolicy.GRAY_ZONE, JudgePolicy.ALWAYS);

    /**
     * One policy.
     *
     * @param statements put to the judge
     * @param right claims with the verdict of their label
     * @param unsure claims that are still unsure
     * @param sameVerdicts claims with the verdict that judging all of them gives
     * @param sameGates answers that pass or fail as if every claim had been judged
     */
    public record Policy(int calls, int statements, int right, int unsure, int sameVerdicts, int sameGates) {}

    public static PolicyFigures of(String judge, List<PolicyBench.Compared> compared) {
        List<PolicyBench.Compared> whole =
                compared.stream().filter(PolicyFigures::comparable).toList();
        Map<JudgePolicy, Policy> policies = new EnumMap<>(JudgePolicy.class);
        for (JudgePolicy policy : JudgePolicy.values()) {
            policies.put(policy, policy(policy, compared, whole));
        }
        return new PolicyFigures(
                judge,
                compared.size(),
                whole.stream()
                        .mapToInt(c -> PolicyBench.claims(c.free()).size())
                        .sum(),
                whole.stream()
                        .mapToInt(c -> right(c, PolicyBench.claims(c.free())))
                        .sum(),
                whole.stream()
                        .mapToInt(c -> unsure(PolicyBench.claims(c.free())))
                        .sum(),
                policies);
    }

    /** Whether every policy speaks about the same claims. */
    private static boolean comparable(PolicyBench.Compared answer) {
        int size = PolicyBench.claims(answer.free()).size();
        return answer.outcomes().keySet().stream()
                .allMatch(policy -> PolicyBench.claims(answer.finding(policy)).size() == size);
    }

    private static Policy policy(
            JudgePolicy policy, List<PolicyBench.Compared> compared, List<PolicyBench.Compared> whole) {
        int same = 0;
        for (PolicyBench.Compared answer : whole) {
            List<TracedClaim> always = PolicyBench.claims(answer.finding(JudgePolicy.ALWAYS));
            List<TracedClaim> mine = PolicyBench.claims(answer.finding(policy));
            for (int i = 0; i < always.size(); i++) {
                same += always.get(i).supported() == mine.get(i).supported() ? 1 : 0;
            }
        }
        return new Policy(
                compared.stream().mapToInt(c -> c.calls(policy)).sum(),
                compared.stream().mapToInt(c -> c.judged(policy)).sum(),
                whole.stream()
                        .mapToInt(c -> right(c, PolicyBench.claims(c.finding(policy))))
                        .sum(),
                whole.stream()
                        .mapToInt(c -> unsure(PolicyBench.claims(c.finding(policy))))
                        .sum(),
                same,
                (int) compared.stream()
                        .filter(c -> c.finding(policy).failure()
                                == c.finding(JudgePolicy.ALWAYS).failure())
                        .count());
    }

    private static int right(PolicyBench.Compared answer, List<TracedClaim> claims) {
        LabelJudge labels = new LabelJudge(answer.known());
        return (int) claims.stream()
                .filter(c -> c.supported() == labels.supported(c.claim().statement()))
                .count();
    }

    private static int unsure(List<TracedClaim> claims) {
        return (int) claims.stream().filter(TracedClaim::review).count();
    }

    /** Answers of which no claim could be compared, e.g. because the judge could not be read. */
    public static long unmeasured(List<PolicyBench.Compared> compared) {
        return compared.stream()
                .filter(c -> c.finding(JudgePolicy.ALWAYS) instanceof Finding.Unmeasured<Grounding>)
                .count();
    }

    public Policy policy(JudgePolicy policy) {
        return Objects.requireNonNull(policies.get(policy));
    }

    public double fewerCalls(JudgePolicy policy) {
        int always = policy(JudgePolicy.ALWAYS).calls();
        return always == 0 ? 0 : 1 - (double) policy(policy).calls() / always;
    }

    private static double share(int part, int of) {
        return of == 0 ? 0 : (double) part / of;
    }

    public ObjectNode json() {
        Policy always = policy(JudgePolicy.ALWAYS);
        Policy gray = policy(JudgePolicy.GRAY_ZONE);
        ObjectNode node = Json.object()
                .put("judge", judge)
                .put("answers", answers)
                .put("claims_compared", claims)
                .put("calls_per_answer_always", Json.round(share(always.calls(), answers)))
                .put("calls_per_answer_gray_zone", Json.round(share(gray.calls(), answers)))
                .put("fewer_calls", Json.round(fewerCalls(JudgePolicy.GRAY_ZONE)))
                .put("statements_judged_always", always.statements())
                .put("statements_judged_gray_zone", gray.statements())
                .put("verdict_agreement", Json.round(share(gray.sameVerdicts(), claims)))
                .put("gate_agreement", Json.round(share(gray.sameGates(), answers)));
        node.putObject("right_by_label")
                .put("judge_free", Json.round(share(free, claims)))
                .put("always", Json.round(share(always.right(), claims)))
                .put("gray_zone", Json.round(share(gray.right(), claims)))
                .put("unsure", Json.round(share(policy(JudgePolicy.UNSURE).right(), claims)));
        node.put("unsure_judge_free", unsure);
        ObjectNode each = node.putObject("policies");
        for (JudgePolicy name : CHEAPEST_FIRST) {
            Policy policy = policy(name);
            each.putObject(name.toString())
                    .put("calls", policy.calls())
                    .put("statements", policy.statements())
                    .put("calls_saved", always.calls() - policy.calls())
                    .put("fewer_calls", Json.round(fewerCalls(name)))
                    .put("right", Json.round(share(policy.right(), claims)))
                    .put("right_gained", policy.right() - free)
                    .put("unsure_left", policy.unsure())
                    .put("verdict_agreement", Json.round(share(policy.sameVerdicts(), claims)))
                    .put("gate_agreement", Json.round(share(policy.sameGates(), answers)));
        }
        return node;
    }

    public String table() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "judge: %s%n%d answers, %d claims%n%n%-12s %8s %14s %12s %12s %12s %20s %10s %8s%n"
                        + "%-12s %8d %14s %11.1f%% %12d %12d %19.1f%%%n",
                judge,
                answers,
                claims,
                "policy",
                "calls",
                "calls/answer",
                "calls saved",
                "statements",
                "unsure left",
                "verdicts as labelled",
                "gained",
                "gates",
                "judge-free",
                0,
                "0.00",
                100.0,
                0,
                unsure,
                100 * share(free, claims)));
        for (JudgePolicy name : CHEAPEST_FIRST) {
            Policy policy = policy(name);
            text.append(String.format(
                    Locale.ROOT,
                    "%-12s %8d %14.2f %11.1f%% %12d %12d %19.1f%% %+10d %7.1f%%%n",
                    name,
                    policy.calls(),
                    share(policy.calls(), answers),
                    100 * fewerCalls(name),
                    policy.statements(),
                    policy.unsure(),
                    100 * share(policy.right(), claims),
                    policy.right() - free,
                    100 * share(policy.sameGates(), answers)));
        }
        return text.append(String.format(
                        Locale.ROOT,
                        "%ngained: claims more than judge-free with the verdict of their label, unsure counting as not supported; gates: answers that pass or"
                                + " fail as under always%n"))
                .toString();
    }
}
