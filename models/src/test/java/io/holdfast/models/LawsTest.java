package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.selftest.laws.Law;
import io.holdfast.core.selftest.laws.Laws;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What must hold of verdicts over any documents, on the bundled texts with the shipped models. */
class LawsTest {
    @Test
    void lawsHoldOnTheBundledTexts() {
        Faithfulness faithfulness = Scorers.of(ConfigLoader.defaults()).faithfulness();
        Laws.Judge judge = (question, documents, answer) ->
                faithfulness.evaluate(new Case("law", question, documents, null, null), Answer.of(answer))
                                instanceof Finding.Scored<Grounding> scored
                        && scored.detail().trace().claims().stream().allMatch(TracedClaim::supported);

        var outcomes = new Laws(judge, 3, 3).check(Laws.bundledTexts());

        assertThat(outcomes).extracting(Laws.Outcome::law).containsAll(Set.of(Law.values()));
        assertThat(outcomes)
                .allSatisfy(outcome -> assertThat(outcome.share())
                        .as("%s of %d: %s", outcome.law(), outcome.checks(), outcome.broken())
                        .isGreaterThanOrEqualTo(outcome.law().floor()));
    }
}
