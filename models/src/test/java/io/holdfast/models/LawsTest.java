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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What must hold of verdicts over any documents, on the bundled texts with the shipped models. */
class LawsTest {
    private static Laws laws() {
        Faithfulness faithfulness = Scorers.of(ConfigLoader.defaults()).faithfulness();
        return new Laws(
                (question, documents, answer) ->
                        faithfulness.evaluate(new Case("law", question, documents, null, null), Answer.of(answer))
                                        instanceof Finding.Scored<Grounding> scored
                                && scored.detail().trace().claims().stream().allMatch(TracedClaim::supported),
                3,
                3);
    }

    @Test
    void lawsHoldInTheOtherSupportedLanguagesTogether() {
        Laws laws = laws();
        Map<Law, List<Laws.Outcome>> outcomes = new TreeSet<>(Laws.languages())
                .stream()
                        .flatMap(language -> laws.check(Laws.bundledTexts(language)).stream())
                        .collect(Collectors.groupingBy(Laws.Outcome::law));

        assertThat(outcomes).containsOnlyKeys(Law.values());
        outcomes.forEach((law, of) -> {
            double checks = of.stream().mapToInt(Laws.Outcome::checks).sum();
            double held = of.stream().mapToInt(Laws.Outcome::held).sum();
            assertThat(held / checks).as("%s of %.0f: %s", law, checks, of).isGreaterThanOrEqualTo(law.floor());
        });
    }

    @Test
    void lawsHoldOnTheBundledTexts() {
        var outcomes = laws().check(Laws.bundledTexts());

        assertThat(outcomes).extracting(Laws.Outcome::law).containsAll(Set.of(Law.values()));
        assertThat(outcomes)
                .allSatisfy(outcome -> assertThat(outcome.share())
                        .as("%s of %d: %s", outcome.law(), outcome.checks(), outcome.broken())
                        .isGreaterThanOrEqualTo(outcome.law().floor()));
    }
}
