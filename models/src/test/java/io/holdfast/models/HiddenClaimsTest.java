package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Answers that hide a false statement or say nothing, written before the rules that catch them: none may pass as wholly
 * supported.
 */
class HiddenClaimsTest {
    private static final String MENDED = "hidden-claims.jsonl";
    /** By another author, for whom nothing was changed: what to expect of an attack nobody has seen. */
    private static final String FRESH = "hidden-claims-fresh.jsonl";

    private static final Config CONFIG = new ConfigLoader().load().config();

    private static List<JsonNode> answers(String file) {
        ObjectMapper json = new ObjectMapper();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(HiddenClaimsTest.class.getResourceAsStream(file)), StandardCharsets.UTF_8))) {
            List<JsonNode> all = new ArrayList<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                all.add(json.readTree(line));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean passes(Faithfulness faithfulness, JsonNode row, String answer) {
        Case testCase = new Case(
                row.path("id").asText(),
                row.path("question").asText(),
                List.of(Document.of("0", row.path("contexts").path(0).asText())),
                null,
                null);
        Finding<Grounding> finding = faithfulness.evaluate(testCase, Answer.of(answer));
        return finding instanceof Finding.Abstained
                || finding instanceof Finding.Scored<Grounding> scored && scored.score() == 1;
    }

    private static List<String> passing(Faithfulness faithfulness, String file) {
        return answers(file).stream()
                .filter(row -> passes(faithfulness, row, row.path("answer").asText()))
                .map(row -> row.path("id").asText())
                .toList();
    }

    @Test
    void noneIsWhollySupported() {
        Faithfulness faithfulness = Scorers.of(CONFIG).faithfulness();

        assertThat(answers(MENDED)).hasSize(369);
        assertThat(passing(faithfulness, MENDED)).isEmpty();
    }

    @Test
    void ofFreshOnesFewPass() {
        assertThat(answers(FRESH)).hasSize(120);
        assertThat(passing(Scorers.of(CONFIG).faithfulness(), FRESH)).hasSizeLessThanOrEqualTo(20);
    }

    @Test
    void noneIsWhollySupportedByWordsAlone() {
        assertThat(passing(Scorers.withoutModels(CONFIG).faithfulness(), MENDED))
                .isEmpty();
    }

    @Test
    void aMegabyteWithoutASpaceIsNoAnswer() {
        Faithfulness faithfulness = Scorers.of(CONFIG).faithfulness();

        assertThat(passes(faithfulness, answers(MENDED).get(0), "x".repeat(1 << 20)))
                .isFalse();
    }
}
