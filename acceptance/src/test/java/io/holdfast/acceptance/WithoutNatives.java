package io.holdfast.acceptance;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.junit.AnswerScorer;
import io.holdfast.models.Scorers;
import java.util.List;

/** Scores an answer with the JUnit module's scorer and one with the adapters' check, on a class path without ONNX Runtime. */
final class WithoutNatives {
    private WithoutNatives() {}

    public static void main(String[] arguments) {
        AnswerScorer scorer = AnswerScorer.of(ConfigLoader.defaults());
        Scorers.available(ConfigLoader.defaults()); // a second set is no second warning
        System.out.println(scorer.limitation().orElse("no limitation"));
        GroundingResult adapted = GroundingCheck.standard()
                .check("c", "", GroundingCheck.documents(List.of("The crane lifts 40 tonnes.")), "It lifts 40.", null);
        System.out.println(adapted.metadata());
        scorer.score(Case.of("c", "", "The crane lifts 40 tonnes."), "The crane lifts 60 tonnes.")
                .assertThat()
                .isFaithful();
    }
}
