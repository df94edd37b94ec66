package io.holdfast.adapters.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingCheck.Measure;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.core.stream.StreamPolicy;
import io.holdfast.models.Scorers;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;

class MicrometerEvaluationsTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final List<Document> DOCUMENTS = List.of(Document.of("tower", TRUE));

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final MicrometerEvaluations meters = new MicrometerEvaluations(registry);
    private final GroundingCheck check = GroundingCheck.of(
                    Scorers.withoutModels(ConfigLoader.defaults()).faithfulness())
            .observedBy(meters, Measure.CONTEXT);

    private double count(String name, String... tags) {
        return registry.get(name).tags(tags).counter().count();
    }

    @Test
    void answersAreCountedByLabelScoredAndTimed() {
        check.check("0", "When?", DOCUMENTS, TRUE, null);
        check.check("0", "When?", DOCUMENTS, TRUE.replace("Mondays", "Fridays"), null);
        check.check("0", "When?", DOCUMENTS, "", null);
        assertThat(count("holdfast.evaluations", "evaluation", "faithfulness", "label", "pass"))
                .isEqualTo(1);
        assertThat(count("holdfast.evaluations", "evaluation", "faithfulness", "label", "fail"))
                .isEqualTo(1);
        assertThat(count("holdfast.evaluations", "evaluation", "faithfulness", "label", "unmeasured"))
                .isEqualTo(1);
        assertThat(count("holdfast.evaluations", "evaluation", "context_noise", "label", "none"))
                .isEqualTo(2);
        assertThat(count("holdfast.verdicts", "verdict", "contradicted")).isEqualTo(1);
        assertThat(registry.get("holdfast.evaluation.score")
                        .tags("evaluation", "faithfulness")
                        .summary()
                        .mean())
                .isEqualTo(0.5);
        assertThat(registry.get("holdfast.evaluation.time")
                        .tags("evaluation", "faithfulness")
                        .timer()
                        .count())
                .isEqualTo(3);
    }

    @Test
    void sentencesAreCountedByWhatBecameOfThem() {
        CheckedSentence good = new CheckedSentence(new Span(0, 2), "A.", List.of(), true);
        CheckedSentence bad = new CheckedSentence(new Span(3, 5), "B.", List.of(), false);
        meters.sentence(good, StreamPolicy.Action.HOLD_BACK);
        meters.sentence(bad, StreamPolicy.Action.HOLD_BACK);
        assertThat(count("holdfast.stream.sentences", "action", "passed")).isEqualTo(1);
        assertThat(count("holdfast.stream.sentences", "action", "hold_back")).isEqualTo(1);
    }
}
