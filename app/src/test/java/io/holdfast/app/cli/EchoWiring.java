package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;

/** A wiring whose evaluator is quick and plain, for tests of everything around it; the answer "boom" breaks it. */
final class EchoWiring implements Wiring {
    @Override
    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
        return (testCase, answer) -> {
            if (answer.text().equals("boom")) {
                throw new IllegalStateException("broken evaluator");
            }
            if (answer.text().isEmpty()) {
                return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty");
            }
            Grounding grounding = new Grounding(Grounding.Path.CLAIM_TRACING, Trace.EMPTY, 0.25, null);
            return new Finding.Scored<>(config.thresholds().faithfulnessEvidence(), false, grounding);
        };
    }
}
