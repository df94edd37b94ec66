package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.lab.format.Losses;
import java.io.StringWriter;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ExportsTest {
    private static final String CASE =
            "{\"id\":\"c\",\"question\":\"q\",\"contexts\":[\"Seals 🦭 rest.\"],\"answer\":\"🦭 rest. They sing.\",\"model\":\"m\"}\n";
    private static final String SCORE = """
            {"id":"c","outcome":"scored","failure":true,"faithfulness":0.5,"risk":0.9,"claims":[
             {"text":"🦭 rest.","start":0,"end":8,"verdict":"supported","score":0.9,"evidence":[{"document":"0","start":6,"end":14,"text":"🦭 rest."}]},
             {"text":"They sing.","start":9,"end":19,"verdict":"not_found","score":0.2,"evidence":[{"document":"0","text":"x"}],"diagnosis":"nothing says that they sing"}]}""".replace("\n", "");
    private static final String UNMEASURED =
            "{\"id\":\"c\",\"outcome\":\"unmeasured\",\"failure\":true,\"reason\":\"empty_answer\",\"message\":\"it is empty\"}";

    @Test
    void lettuceDetectSpansCountCodePoints() throws Exception {
        JsonNode line = export(Format.LETTUCEDETECT, SCORE);

        assertThat(line.path("predictions")).hasSize(1);
        JsonNode span = line.at("/predictions/0");
        assertThat(span.path("start").asInt()).isEqualTo(8);
        assertThat(span.path("end").asInt()).isEqualTo(18);
        assertThat(span.path("text").asText()).isEqualTo("They sing.");
        assertThat(span.path("confidence").asDouble()).isEqualTo(0.8);
    }

    @Test
    void vertexClaimsCountBytesAndCiteWhatSupportsThem() throws Exception {
        JsonNode line = export(Format.VERTEX, SCORE);

        assertThat(line.path("supportScore").asDouble()).isEqualTo(0.5);
        assertThat(line.path("citedChunks")).hasSize(1);
        assertThat(line.at("/claims/0/citationIndices").toString()).isEqualTo("[0]");
        assertThat(line.at("/claims/1/citationIndices")).isEmpty();
        assertThat(line.at("/claims/1/startPos").asInt()).isEqualTo(11);
        assertThat(line.at("/claims/1/endPos").asInt()).isEqualTo(21);
    }

    @Test
    void promptfooResultsTellWhyAndCountUnmeasuredAsErrors() throws Exception {
        JsonNode results = export(Format.PROMPTFOO, SCORE);
        JsonNode result = results.at("/results/results/0");
        assertThat(result.path("success").asBoolean()).isFalse();
        assertThat(result.path("score").asDouble()).isEqualTo(0.5);
        assertThat(result.at("/gradingResult/componentResults")).hasSize(2);
        assertThat(result.at("/gradingResult/reason").asText()).contains("nothing says that they sing");
        assertThat(results.at("/results/stats/failures").asInt()).isEqualTo(1);

        JsonNode broken = export(Format.PROMPTFOO, UNMEASURED);
        assertThat(broken.at("/results/stats/errors").asInt()).isEqualTo(1);
        assertThat(broken.at("/results/results/0/failureReason").asInt()).isEqualTo(2);
    }

    @Test
    void tracesGetEvaluationEvents() throws Exception {
        JsonNode event = export(Format.OPENINFERENCE, SCORE).at("/resourceLogs/0/scopeLogs/0/logRecords/0");

        assertThat(event.path("eventName").asText()).isEqualTo("gen_ai.evaluation.result");
    }

    @Test
    void scoresOfAnotherFileAreRefused() {
        assertThatThrownBy(() -> export(Format.VERTEX, SCORE.replace("\"id\":\"c\"", "\"id\":\"z\"")))
                .hasMessageContaining("line 1 is about case z, the input goes on with case c");
        assertThatThrownBy(() -> export(Format.VERTEX, SCORE + "\n" + SCORE)).hasMessageContaining("more lines");
        assertThatThrownBy(() -> export(Format.VERTEX, "")).hasMessageContaining("ends before case c");
    }

    private static JsonNode export(Format format, String scores) throws Exception {
        StringWriter out = new StringWriter();
        new Conversion(
                        new ScoreLines(Trips.in(scores), "scores", Trips.SETTINGS),
                        new Writers(true, Instant.ofEpochSecond(1_700_000_000), "1", new Losses())
                                .of(format, out, null),
                        bad -> {
                            throw new AssertionError(bad);
                        })
                .run(Trips.read(Format.NATIVE, CASE).iterator());
        return new ObjectMapper().readTree(out.toString());
    }
}
