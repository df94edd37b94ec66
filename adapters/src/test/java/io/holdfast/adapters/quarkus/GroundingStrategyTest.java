package io.holdfast.adapters.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.langchain4j.rag.content.Content;
import dev.langchain4j.service.Result;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationReport;
import io.quarkiverse.langchain4j.testing.evaluation.EvaluationSample;
import io.quarkiverse.langchain4j.testing.evaluation.Parameter;
import io.quarkiverse.langchain4j.testing.evaluation.Samples;
import io.quarkiverse.langchain4j.testing.evaluation.Scorer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The strategy inside the real evaluation runner of Quarkus LangChain4j. */
class GroundingStrategyTest {
    private static final String TEXT = "The glacier lost four metres of ice in 2023.";

    @Test
    @SuppressWarnings("unchecked") // their varargs of a generic type
    void runnerScoresEachSampleByItsDocuments() {
        Samples<String> samples = new Samples<>(List.of(sample("kept"), sample("invented")));
        try (Scorer scorer = new Scorer(1)) {
            EvaluationReport<String> report = scorer.evaluate(
                    samples,
                    parameters -> parameters.<String>get(0).contains("kept")
                            ? TEXT
                            : "The glacier lost nine metres of ice in 2023.",
                    GroundingStrategy.ofSamples(GroundingCheck.standard()));
            assertThat(report.score()).isEqualTo(50.0);
            assertThat(report.evaluations()).extracting(e -> e.passed()).containsExactly(true, false);
            assertThat(report.evaluations().get(1).explanation()).contains("nine metres", "four metres");
            assertThat(report.evaluations().get(1).metadata()).containsKey(GroundingResult.TRACE);
        }
    }

    @Test
    void sourcesOfAResultAreItsDocuments() {
        Result<String> result = Result.<String>builder()
                .content(TEXT)
                .sources(List.of(Content.from(TEXT)))
                .build();
        Result<String> bare = Result.<String>builder().content(TEXT).build();
        GroundingStrategy<Result<String>> strategy = GroundingStrategy.ofResults(GroundingCheck.standard());
        EvaluationSample<Result<String>> sample = EvaluationSample.<Result<String>>builder()
                .withName("s")
                .withParameter("How much ice was lost?")
                .withExpectedOutput(result)
                .build();
        assertThat(strategy.evaluate(sample, result).passed()).isTrue();
        assertThat(strategy.evaluate(sample, bare).passed()).isFalse();
    }

    private static EvaluationSample<String> sample(String name) {
        return EvaluationSample.<String>builder()
                .withName(name)
                .withParameter("How much ice was lost? " + name)
                .withParameter(new Parameter.UnnamedParameter(List.of(TEXT)))
                .withExpectedOutput("")
                .build();
    }
}
