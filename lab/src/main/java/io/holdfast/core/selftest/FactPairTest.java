package io.holdfast.core.selftest;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Generated pairs of every fact kind through a faithfulness evaluator; passes while the wrong outcomes stay few. */
public final class FactPairTest implements SelfTest {
    /** The seed of the pairs that users see: everybody sees the same. */
    private static final long SEED = 2024;

    /** Of all pairs of a kind, the share that may come out wrong. */
    private static final double LIMIT = 0.20;

    private final Evaluator<Grounding> evaluator;

    public FactPairTest(Evaluator<Grounding> evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public String name() {
        return "faithfulness";
    }

    @Override
    public String harmless() {
        return Verdict.SUPPORTED.id();
    }

    @Override
    public boolean mustHold() {
        return false;
    }

    @Override
    public List<Row> rows() {
        return FactSelfTest.run(evaluator, FactPairs.generate(SEED)).stream()
                .flatMap(rate -> rate.judged().stream())
                .map(j -> new Row(
                        j.pair().kind().id(),
                        j.pair().answer(),
                        outcome(j.pair().supported()),
                        outcome(j.found())))
                .toList();
    }

    @Override
    public boolean passes(List<Row> rows) {
        Map<String, List<Row>> kinds = rows.stream().collect(Collectors.groupingBy(Row::kind));
        return kinds.values().stream()
                .allMatch(of -> of.stream().filter(row -> !row.right()).count() <= LIMIT * of.size());
    }

    private String outcome(boolean supported) {
        return supported ? harmless() : "unsupported";
    }
}
