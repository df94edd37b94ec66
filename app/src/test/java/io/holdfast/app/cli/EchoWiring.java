package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.selftest.SelfTest;
import io.holdfast.models.ModelFactory;
import java.util.List;

/** A wiring whose evaluator is quick and plain, for tests of everything around it; the answer "boom" breaks it. */
class EchoWiring implements Wiring {
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
            return new Finding.Scored<>(config.grounding().supportThreshold(), false, grounding);
        };
    }

    @Override
    public ChatModel chat(Config config, String name) {
        ModelFactory models = ModelFactory.of(config);
        return name.equals(AUTO) ? models.local() : models.chat(name);
    }

    @Override
    public AnswerSystem extractive(Config config) {
        return new AnswerSystem() {
            @Override
            public String id() {
                return "echo";
            }

            @Override
            public Answer answer(Case testCase) {
                return Answer.of(testCase.documents().get(0).text());
            }
        };
    }

    @Override
    public List<SelfTest> selfTests(Config config) {
        return List.of(
                new FixedSelfTest(
                        "faithfulness", true, List.of(new SelfTest.Row("plain", "x", "supported", "supported"))),
                new FixedSelfTest(
                        "consistency",
                        false,
                        List.of(
                                new SelfTest.Row("numbers", "a", "supported", "not_found"),
                                new SelfTest.Row("numbers", "b", "supported", "supported"),
                                new SelfTest.Row("numbers", "c", "contradicted", "supported"))));
    }

    record FixedSelfTest(String name, boolean mustHold, List<Row> rows) implements SelfTest {
        @Override
        public String harmless() {
            return "supported";
        }
    }
}
