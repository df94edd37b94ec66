package io.holdfast.lab.grounding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.decide.Tracer;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Labels of what the model is trained on. */
class ModelInputsTest {
    private static List<ObjectNode> inputs(String claim) throws IOException {
        String row = """
                {"id": "d1", "lang": "en", "context": "The mill closed in 1990. Ada Brook ran it with her son.",
                 "claims": [%s]}""".formatted(claim);
        return new ModelInputs(new Tracer(ConfigLoader.defaults(), null), false, 500).of("set", Json.read(row));
    }

    @Test
    void aStatementIsOneClaim() throws IOException {
        List<ObjectNode> read = inputs("""
                {"t": "The mill closed in 1980.", "y": 0, "k": "date", "w": "1980"}""");
        assertThat(read).hasSize(1);
        assertThat(read.get(0).path("y").asInt()).isZero();
        assertThat(read.get(0).path("id").asText()).isEqualTo("d1#0");
        assertThat(read.get(0).path("marks")).hasSize(1);
    }

    @Test
    void ofAnAnswerOfSeveralSentencesOnlyTheOneWithTheWrongWordsIsWrong() throws IOException {
        List<ObjectNode> read = inputs("""
                {"t": "The mill closed in 1990. Ada Brook ran it with her brother.", "y": 0, "k": "coref", "w": "brother",
                 "q": "What became of the mill?"}""");
        assertThat(read).extracting(r -> r.path("id").asText()).containsExactly("d1#0.0", "d1#0.1");
        assertThat(read).extracting(r -> r.path("y").asInt()).containsExactly(1, 0);
        assertThat(read).extracting(r -> r.path("con").asInt()).containsExactly(0, 1);
        assertThat(read.get(0).path("claim").asText()).isEqualTo("What became of the mill? The mill closed in 1990.");
        assertThat(read.get(0).path("marks")).isEmpty();
    }

    @Test
    void wrongWordsInSeveralSentencesMakeEachOfThemWrongAndAnAdditionContradictsNothing() throws IOException {
        List<ObjectNode> read = inputs("""
                {"t": "The old mill closed in 1990. Ada Brook ran it. Her son was a gifted miller.", "y": 0, "k": "baseless",
                 "w": ["old", "gifted"], "q": "What became of the mill?"}""");
        assertThat(read).extracting(r -> r.path("y").asInt()).containsExactly(0, 1, 0);
        assertThat(read).extracting(r -> r.path("con").asInt()).containsOnly(0);
        assertThat(read).extracting(r -> r.path("marks").size()).containsExactly(1, 0, 1);
    }

    @Test
    void whatIsEmbeddedMayBeAnAdditionOrContradict() throws IOException {
        List<ObjectNode> read = inputs("""
                {"t": "Ada Brook, who built it, ran the mill.", "y": 0, "k": "embedded", "w": "who built it",
                 "q": "Who ran the mill?"}""");
        assertThat(read).extracting(r -> r.path("con").asInt()).containsOnly(-1);
    }
}
