package io.holdfast.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.SentenceSplitter;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class WorkloadTest {
    @Test
    void caseHasFiveContextsOfAboutAHundredAndFiftyWordsAndFourAnswerSentences() {
        Workload.Item item = workload(1, 1);

        assertThat(item.testCase().documents())
                .hasSize(5)
                .allSatisfy(document -> assertThat(document.text().split(" ")).hasSizeBetween(120, 200));
        assertThat(SentenceSplitter.split(item.answer().text())).hasSize(4);
    }

    @Test
    void factorsMakeItLonger() {
        assertThat(workload(4, 1).testCase().documents()).hasSize(20);
        assertThat(SentenceSplitter.split(workload(1, 2).answer().text())).hasSize(8);
    }

    @Test
    void sameSeedGivesTheSameCases() {
        assertThat(workload(1, 1)).isEqualTo(workload(1, 1));
    }

    private static Workload.Item workload(int contextFactor, int answerFactor) {
        return new Workload(RandomGeneratorFactory.of("L64X128MixRandom").create(5), contextFactor, answerFactor)
                .items(1)
                .get(0);
    }
}
