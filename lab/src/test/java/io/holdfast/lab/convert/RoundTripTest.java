package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.lab.format.InputRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoundTripTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Ids, titles, quotes, line breaks, emoji, a wrong half of one, no documents, one, several; an empty answer. */
    private static final String CASES = """
            {"id":"kelp 7","question":"How deep does \\"bull kelp\\" grow?","contexts":["It grows at 30 m,\\nthey say; 'deep'."],"answer":"At 30 m 🌊 | or so.","reference":"30 m","answerable":true,"model":"tide-3"}
            {"id":"b","question":"q — ü","contexts":[{"id":"d1","title":"Tides","url":"https://example.org/t","text":"High, \\"low\\"."},"plain 日本語",{"id":"x/y","text":"third"}],"answer":"a","answerable":false}
            {"id":"3","question":"nothing found?","contexts":[],"answer":""}
            {"id":"half","question":"\\ud83d","contexts":["one","two"],"answer":"{\\"json\\": [1]}","model":"tide-3"}
            """;

    @ParameterizedTest
    @EnumSource(names = {"NATIVE", "RAGAS", "DEEPEVAL", "PROMPTFOO", "TREC_RAG", "OPENINFERENCE"})
    void casesComeBackFromEveryFormatAsTheyWent(Format format) throws Exception {
        Trips.Trip out = Trips.convert(Format.NATIVE, CASES, format);
        Trips.Trip back = Trips.convert(format, out.text(), out.corpus(), Format.NATIVE);

        List<InputRecord> before = Trips.read(Format.NATIVE, CASES);
        List<InputRecord> after = Trips.read(Format.NATIVE, back.text());
        assertThat(after).hasSize(4).hasSameSizeAs(before);
        for (int i = 0; i < 4; i++) {
            InputRecord.Good was = (InputRecord.Good) before.get(i);
            InputRecord.Good is = (InputRecord.Good) after.get(i);
            assertThat(is.testCase()).isEqualTo(was.testCase());
            assertThat(is.answer().text()).isEqualTo(was.answer().text());
            assertThat(model(is.answer())).isEqualTo(model(was.answer()));
        }
        assertThat(out.losses()).isEmpty();
    }

    /** A run must have a name, so an answer without a model gets one. */
    private static String model(Answer answer) {
        return answer.model() == null
                        || answer.model().equals("holdfast")
                        || answer.model().equals("recorded")
                ? "-"
                : answer.model();
    }

    @Test
    void questionsComeBackFromAPromptfooConfiguration() throws Exception {
        Trips.Trip out = Trips.convert(Format.NATIVE, CASES, Format.PROMPTFOO_CONFIG);

        List<InputRecord> back = Trips.read(Format.PROMPTFOO_CONFIG, out.text());

        assertThat(back)
                .extracting(r -> ((InputRecord.Unanswered) r).testCase())
                .isEqualTo(Trips.read(Format.NATIVE, CASES).stream()
                        .map(r -> ((InputRecord.Good) r).testCase())
                        .toList());
        assertThat(out.losses()).containsExactly("field \"answer\" (4 records)");
    }

    @Test
    void unknownFieldsOfEveryFormatSurviveTheTripThroughOurs() throws Exception {
        roundTrip(Format.RAGAS, """
                {"user_input":"q","retrieved_contexts":["c"],"response":"r","reference_contexts":["rc"],"rubrics":{"score1_description":"poor"},"faithfulness":0.25}""", "reference_contexts", "rubrics", "faithfulness");
        roundTrip(Format.DEEPEVAL, """
                {"name":"n","input":"q","actual_output":"a","retrieval_context":["r"],"context":["ideal"],"comments":"odd","tools_called":[{"name":"t"}]}""", "context", "comments", "tools_called");
        roundTrip(Format.PROMPTFOO, """
                {"vars":{"query":"q","context":"c","tone":"dry"},"response":{"output":"o","cached":true},"provider":{"id":"echo","label":"e"},"gradingResult":{"pass":false,"score":0.5,"reason":"meh"},"success":false,"score":0.5,"latencyMs":14,"testCase":{"description":"one"}}""", "gradingResult", "success", "score", "latencyMs", "testCase", "provider");
        roundTrip(Format.TREC_RAG, """
                {"topic_id":"t1","topic":"q","references":[{"docid":"d","text":"x"}],"answer":[{"text":"One.","citations":[0]},{"text":"Two.","citations":[]}],"run_id":"r","narrative_type":"long"}""", "answer", "narrative_type", "run_id");
    }

    private static void roundTrip(Format format, String record, String... kept) throws Exception {
        Trips.Trip there = Trips.convert(format, record, Format.NATIVE);
        Trips.Trip back = Trips.convert(Format.NATIVE, there.text(), format);
        JsonNode before = JSON.readTree(record);
        JsonNode after = first(format, JSON.readTree(back.text()));
        for (String field : kept) {
            assertThat(after.path(field)).as(format + " " + field).isEqualTo(before.path(field));
        }
        assertThat(there.losses()).isEmpty();
        assertThat(back.losses()).isEmpty();
        if (format == Format.PROMPTFOO) {
            assertThat(after.at("/vars/tone").asText()).isEqualTo("dry");
            assertThat(after.at("/response/cached").asBoolean()).isTrue();
        }
    }

    private static JsonNode first(Format format, JsonNode written) {
        return switch (format) {
            case DEEPEVAL -> written.get(0);
            case PROMPTFOO -> written.at("/results/results/0");
            default -> written;
        };
    }

    @Test
    void whatHasNoPlaceIsNamedOnceWithHowOften() throws Exception {
        String clash = "{\"input\":\"q\",\"actual_output\":\"a\",\"retrieval_context\":[\"r\"],\"answer\":\"old\"}\n";

        assertThat(Trips.convert(Format.DEEPEVAL, clash + clash, Format.NATIVE).losses())
                .containsExactly("field \"answer\" (2 records)");
        assertThat(Trips.convert(
                                Format.NATIVE,
                                "{\"question\":\"q\",\"contexts\":[{\"text\":\"t\",\"score\":0.5}],\"answer\":\"a\"}",
                                Format.RAGAS)
                        .losses())
                .containsExactly("field \"contexts[].score\" (1 record)");
    }

    @Test
    void referenceContextIsNeverWhatAnAnswerIsCheckedAgainst() throws Exception {
        String golden = "{\"input\":\"q\",\"actual_output\":\"a\",\"context\":[\"ideal\"]}";

        assertThat(((InputRecord.Bad) Trips.read(Format.DEEPEVAL, golden).get(0)).problem())
                .isEqualTo("field \"retrieval_context\" is missing: that is what the answer is checked against;"
                        + " \"context\" is what should have been retrieved");
        String both =
                "{\"input\":\"q\",\"actual_output\":\"a\",\"context\":[\"ideal\"],\"retrieval_context\":[\"found\"]}";
        ObjectNode ragas = (ObjectNode)
                JSON.readTree(Trips.convert(Format.DEEPEVAL, both, Format.RAGAS).text());
        assertThat(ragas.path("retrieved_contexts").toString()).isEqualTo("[\"found\"]");
        assertThat(ragas.path("reference_contexts").toString()).isEqualTo("[\"ideal\"]");
    }
}
