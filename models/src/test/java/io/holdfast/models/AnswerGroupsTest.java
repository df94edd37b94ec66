package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.config.Config;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.dimension.Consistency;
import io.holdfast.core.dimension.Consistency.Labelled;
import io.holdfast.core.model.Answer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the calibrated thresholds do on {@code answer-groups.jsonl}: 36 questions, each with answers that say the same in
 * other words and answers that say something else. Part of the thresholds was fitted on them (decision 134), so this
 * holds the fit, not its generality.
 */
class AnswerGroupsTest {
    @ParameterizedTest
    @CsvSource({"all-minilm-l6-v2, 0.72, 0.88", "bge-small-en-v1.5, 0.80, 0.88"})
    void mostAnswersThatSayTheSameAgreeAndMostOthersDoNot(String model, double same, double other) {
        Config config = TestConfig.with("models.embedding", model);
        Consistency consistency = new Consistency(
                AnswerComparison.of(config, ModelFactory.of(config).embedder()), config);
        int agreed = 0;
        int sameAll = 0;
        int told = 0;
        int otherAll = 0;
        for (JsonNode group : groups()) {
            List<String> alike = texts(group.path("same"));
            for (int i = 0; i < alike.size(); i++) {
                for (String second : alike.subList(i + 1, alike.size())) {
                    sameAll++;
                    agreed += inconsistent(consistency, alike.get(i), second) ? 0 : 1;
                }
                for (String second : texts(group.path("other"))) {
                    otherAll++;
                    told += inconsistent(consistency, alike.get(i), second) ? 1 : 0;
                }
            }
        }

        assertThat(sameAll).isGreaterThan(100);
        assertThat(otherAll).isGreaterThan(300);
        assertThat((double) agreed / sameAll).as("same answers that agree").isGreaterThan(same);
        assertThat((double) told / otherAll).as("other answers told apart").isGreaterThan(other);
    }

    private static boolean inconsistent(Consistency consistency, String first, String second) {
        return consistency
                .evaluate(List.of(new Labelled("a", Answer.of(first)), new Labelled("b", Answer.of(second))))
                .failure();
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(t -> texts.add(t.asText()));
        return texts;
    }

    private static List<JsonNode> groups() {
        ObjectMapper json = new ObjectMapper();
        try (InputStream in =
                Objects.requireNonNull(AnswerGroupsTest.class.getResourceAsStream("answer-groups.jsonl"))) {
            List<JsonNode> groups = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                groups.add(json.readTree(line));
            }
            return groups;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
