package io.holdfast.lab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RecordScorerTest {
    @Test
    void evaluatorThatBreaksCostsItsCase() {
        Evaluator<Grounding> broken = (testCase, answer) -> {
            throw new IllegalStateException("tape jammed");
        };
        assertThat(line(broken)).contains("\"outcome\":\"unmeasured\"", "tape jammed", "\"id\":\"reel 4\"");
    }

    @Test
    void endlessRecursionCostsItsCase() {
        assertThat(line((testCase, answer) -> deeper(0))).contains("\"outcome\":\"unmeasured\"");
    }

    @Test
    void missingModelCostsTheRun() {
        Evaluator<Grounding> missing = (testCase, answer) -> {
            throw new HoldfastException(ErrorCode.MODEL_MISSING, "no such folder");
        };
        assertThatThrownBy(() -> line(missing)).hasMessage("no such folder");
    }

    private static Finding<Grounding> deeper(int n) {
        return n < 0 ? deeper(n) : deeper(n + 1);
    }

    private static String line(Evaluator<Grounding> evaluator) {
        String json = "{\"id\":\"reel 4\",\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"a\"}";
        InputRecord record = new NativeCaseReader(ConfigLoader.defaults().input())
                .read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)))
                .next();
        return new RecordScorer(evaluator).line((InputRecord.Good) record);
    }
}
