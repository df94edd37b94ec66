package io.holdfast.app.bench;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

/**
 * Speed as a ratio: the naive path and ours over the same cases in the same run, cold (nothing seen before) and warm
 * (other answers over the same documents), with and without the grounding model.
 */
public final class Throughput {
    /** Cases scored before the clock runs, so that no path pays for class loading and compilation. */
    private static final int WARM_UP = 6;

    /** The same for our own path, whose Java around the model is compiled only after a hundred cases or more. */
    private static final int WARM_UP_OURS = 160;

    /** The same for what is Java rather than a model's native code: until then the compiler takes more time than the work. */
    private static final int WARM_UP_WORDS = 6000;

    /** A run of few cases is no measurement and need not settle: so many are scored first for each. */
    private static final int WARM_UP_A_CASE = 60;

    private final Config config;
    private final LongSupplier cpuNanos;
    private final LongSupplier nanos;
    private final long seed;

    public Throughput(Config config, LongSupplier cpuNanos, LongSupplier nanos, long seed) {
        this.config = config;
        this.cpuNanos = cpuNanos;
        this.nanos = nanos;
        this.seed = seed;
    }

    public List<Workload.Item> workload(int cases, int contextFactor, int answerFactor) {
        return new Workload(random(), contextFactor, answerFactor).items(cases);
    }

    /** Naive, then ours without and with the grounding model, each cold and warm. */
    public List<Pass> paths(List<Workload.Item> items) {
        List<Workload.Item> first = new Workload(random(1), 1, 1).items(WARM_UP);
        NaivePath naive = new NaivePath(config.thresholds().faithfulnessEvidence());
        first.forEach(i -> naive.score(i.testCase(), i.answer()));
        List<Pass> passes = new ArrayList<>();
        passes.add(Pass.over("naive", items, i -> naive.score(i.testCase(), i.answer()), cpuNanos, nanos));
        Faithfulness words = Scorers.withoutModels(config).faithfulness();
        new Workload(random(2), 1, 1)
                .items(Math.min(WARM_UP_WORDS, WARM_UP_A_CASE * items.size()))
                .forEach(i -> words.evaluate(i.testCase(), i.answer()));
        passes.addAll(coldAndWarm("ours without the grounding model", withoutGrounding(), first, items));
        List<Workload.Item> settling = new Workload(random(3), 1, 1).items(Math.min(WARM_UP_OURS, 2 * items.size()));
        passes.addAll(coldAndWarm("ours", Scorers.of(config).faithfulness(), settling, items));
        return passes;
    }

    private Faithfulness withoutGrounding() {
        return new Faithfulness(config, ModelFactory.of(config).embedder(), null);
    }

    private List<Pass> coldAndWarm(
            String name, Faithfulness faithfulness, List<Workload.Item> first, List<Workload.Item> items) {
        first.forEach(i -> faithfulness.evaluate(i.testCase(), i.answer()));
        Pass cold = Pass.over(
                name + ", cold", items, i -> faithfulness.evaluate(i.testCase(), i.answer()), cpuNanos, nanos);
        Pass warm =
                Pass.over(name + ", warm", items, i -> faithfulness.evaluate(i.testCase(), i.later()), cpuNanos, nanos);
        return List.of(cold, warm);
    }

    /** CPU milliseconds a case when the documents, or the answer, are 1, 2, 4 and 8 times as long. */
    public Map<String, Pass> growth(int cases) {
        Map<String, Pass> growth = new LinkedHashMap<>();
        for (int factor = 1; factor <= 8; factor *= 2) {
            growth.put("documents × " + factor, cold(workload(cases, factor, 1)));
        }
        for (int factor = 1; factor <= 8; factor *= 2) {
            growth.put("answer × " + factor, cold(workload(cases, 1, factor)));
        }
        return growth;
    }

    private Pass cold(List<Workload.Item> items) {
        return coldAndWarm("ours", Scorers.of(config).faithfulness(), new Workload(random(1), 1, 1).items(2), items)
                .get(0);
    }

    /**
     * Which verdicts the shortcuts change.
     *
     * @param equal claims with the verdict of the exhaustive path
     * @param rules claims by the rule that decided
     */
    public record Agreement(int answers, int claims, int equal, Map<String, Integer> rules) {
        public double share() {
            return claims == 0 ? 1 : (double) equal / claims;
        }
    }

    /** Our verdicts beside those of a configuration that does more work, on all cores. */
    public Agreement agreement(Config exhaustive, List<Workload.Item> items) {
        Faithfulness ours = Scorers.of(config).faithfulness();
        Faithfulness whole = Scorers.of(exhaustive).faithfulness();
        List<Compared> compared = items.parallelStream()
                .flatMap(item -> compared(ours, whole, item).stream())
                .toList();
        Map<String, Integer> rules = new TreeMap<>();
        compared.forEach(claim -> rules.merge(claim.rule(), 1, Integer::sum));
        int equal = (int) compared.stream().filter(Compared::equal).count();
        return new Agreement(items.size(), compared.size(), equal, rules);
    }

    private record Compared(boolean equal, String rule) {}

    private static List<Compared> compared(Faithfulness ours, Faithfulness whole, Workload.Item item) {
        List<TracedClaim> a = claims(ours.evaluate(item.testCase(), item.answer()));
        List<TracedClaim> b = claims(whole.evaluate(item.testCase(), item.answer()));
        return IntStream.range(0, Math.min(a.size(), b.size()))
                .mapToObj(i -> new Compared(
                        a.get(i).verdict() == b.get(i).verdict(),
                        a.get(i).rule().id()))
                .toList();
    }

    private static List<TracedClaim> claims(Finding<Grounding> finding) {
        return finding.fold(
                scored -> scored.detail().trace().claims(), abstained -> List.of(), unmeasured -> List.of());
    }

    private RandomGenerator random() {
        return random(0);
    }

    private RandomGenerator random(long more) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(seed + more);
    }
}
