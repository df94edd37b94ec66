package io.holdfast.acceptance;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.junit.AnswerScorer;
import io.holdfast.models.Scorers;

/** Scores one answer with the JUnit module's scorer, on a class path without ONNX Runtime. */
final class WithoutNatives {
    private WithoutNatives() {}

    public static void main(String[] arguments) {
        AnswerScorer scorer = AnswerScorer.of(ConfigLoader.defaults());
        Scorers.available(ConfigLoader.defaults()); // a second set is no second warning
        System.out.println(scorer.limitation().orElse("no limitation"));
        scorer.score(Case.of("c", "", "The crane lifts 40 tonnes."), "The crane lifts 60 tonnes.")
                .assertThat()
                .isFaithful();
    }
}
