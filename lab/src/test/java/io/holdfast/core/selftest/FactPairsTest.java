package io.holdfast.core.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Case;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactPairsTest {
    /** The first seed was looked at while the rules were written, the second was not. */
    private static final long LOOKED_AT = 11;

    private static final long UNSEEN = 7331;

    @Test
    void everyKindHasSixtyPairsOrMoreHalfOfThemSupported() {
        Map<FactKind, List<FactPair>> kinds =
                FactPairs.generate(LOOKED_AT).stream().collect(Collectors.groupingBy(FactPair::kind));

        assertThat(kinds).containsOnlyKeys(FactKind.values());
        assertThat(kinds.values()).allSatisfy(pairs -> {
            assertThat(pairs).hasSizeGreaterThanOrEqualTo(60);
            assertThat(pairs.stream().filter(FactPair::supported)).hasSize(pairs.size() / 2);
        });
    }

    @Test
    void framesAreManyAndAnswersAreSentences() {
        for (FactKind kind : FactKind.values()) {
            assertThat(FrameFile.of(kind)).hasSizeGreaterThanOrEqualTo(12);
        }
        assertThat(FactPairs.generate(UNSEEN)).allSatisfy(pair -> {
            assertThat(pair.answer().split("\\s+")).hasSizeGreaterThanOrEqualTo(5);
            assertThat(pair.answer() + pair.context()).doesNotContain("{", "}", " ~ ");
        });
    }

    @Test
    void sameSeedGivesTheSamePairsAndAnotherSeedOthers() {
        assertThat(FactPairs.generate(UNSEEN)).isEqualTo(FactPairs.generate(UNSEEN));
        assertThat(FactPairs.generate(UNSEEN)).isNotEqualTo(FactPairs.generate(LOOKED_AT));
    }

    @ParameterizedTest
    @ValueSource(longs = {LOOKED_AT, UNSEEN})
    void withoutAModelHardlyAnythingWrongIsSupported(long seed) {
        Faithfulness evaluator = new Faithfulness(ConfigLoader.defaults(), null, null);

        List<FactSelfTest.Rate> rates = FactSelfTest.run(evaluator, FactPairs.generate(seed));
        assertThat(rates)
                .allSatisfy(rate -> assertThat(rate.falseSupport())
                        .as("false support, %s", rate.kind())
                        .isLessThan(0.25));
        assertThat(rates.stream()
                        .mapToDouble(FactSelfTest.Rate::falseSupport)
                        .average()
                        .orElseThrow())
                .isLessThan(0.08);
    }

    @Test
    void evaluatorThatBelievesEverythingIsCaught() {
        Faithfulness real = new Faithfulness(ConfigLoader.defaults(), null, null);
        List<FactSelfTest.Rate> rates = FactSelfTest.run(
                (testCase, answer) -> real.evaluate(Case.of("echo", "", answer.text()), answer),
                FactPairs.generate(UNSEEN));

        assertThat(rates).allMatch(rate -> rate.falseSupport() > 0.9);
    }
}
