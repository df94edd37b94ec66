package io.holdfast.lab.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.lab.prompt.Prompts;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AnswerersTest {
    private static final Case PIER = Case.of(
            "pier",
            "How many lamps light the pier?",
            "Crabs are sold at noon. Nine lamps light the pier. The kiosk is shut.");

    @Test
    void theExtractiveAnswererSaysTheSentenceWordForWord() {
        Answer answer = new SentenceAnswerer(new Letters(), 0.35).answer(PIER);
        assertThat(answer.text()).isEqualTo("Nine lamps light the pier.");
        assertThat(answer.citations()).containsExactly("0");
    }

    @Test
    void theExtractiveAnswererDeclinesWhenNothingFitsOrNothingIsThere() {
        SentenceAnswerer extractive = new SentenceAnswerer(new Letters(), 0.9);
        assertThat(extractive.answer(PIER).text()).isEqualTo("INSUFFICIENT_CONTEXT");
        assertThat(new SentenceAnswerer(new Letters(), 0.01)
                        .answer(PIER.withDocuments(java.util.List.of()))
                        .text())
                .isEqualTo("INSUFFICIENT_CONTEXT");
    }

    @Test
    void recordedAnswersAreFoundByCaseAndCondition() {
        ScriptedAnswerer scripted = ScriptedAnswerer.of("scripted:x", """
                {"case":"a","answer":"any"}
                {"case":"a","condition":"no_context","answer":"none"}
                {"case":"b","condition":"full","answer":"full b","usage":{"input_tokens":3,"output_tokens":4}}
                {"case":"c","condition":"full","status":"failed"}
                """);
        assertThat(scripted.answer(Case.of("a", "q")).text()).isEqualTo("any");
        assertThat(scripted.answer(Case.of("a@no_context", "q")).text()).isEqualTo("none");
        assertThat(scripted.answer(Case.of("a@repeat", "q")).text()).isEqualTo("any");
        assertThat(scripted.answer(Case.of("b", "q")).usage()).isEqualTo(new Answer.Usage(3, 4));
        for (String missing : new String[] {"b@repeat", "c", "z"}) {
            assertThatThrownBy(() -> scripted.answer(Case.of(missing, "q")))
                    .isInstanceOf(HoldfastException.class)
                    .hasMessageContaining(missing);
        }
    }

    @Test
    void aChangedRecordingIsAnotherSystem() {
        assertThat(ScriptedAnswerer.of("s", "{\"case\":\"a\",\"answer\":\"1\"}").fingerprint())
                .isNotEqualTo(ScriptedAnswerer.of("s", "{\"case\":\"a\",\"answer\":\"2\"}")
                        .fingerprint());
    }

    @Test
    void aChatModelIsAskedWithThePromptAndItsSettingsAreInTheFingerprint() {
        Echo model = new Echo();
        PromptAnswerer answerer = new PromptAnswerer(model, Prompts.SOFT, 64, 7);
        assertThat(answerer.answer(PIER).text()).contains("How many lamps light the pier?");
        assertThat(answerer.fingerprint())
                .isNotEqualTo(new PromptAnswerer(model, Prompts.STRICT, 64, 7).fingerprint())
                .isNotEqualTo(new PromptAnswerer(model, Prompts.SOFT, 65, 7).fingerprint())
                .isNotEqualTo(new PromptAnswerer(model, Prompts.SOFT, 64, 8).fingerprint());
    }

    private static final class Echo implements ChatModel {
        @Override
        public String id() {
            return "echo";
        }

        @Override
        public Reply chat(Request request) {
            return new Reply(request.messages().get(1).content(), new Answer.Usage(1, 1), Duration.ofMillis(5), false);
        }
    }

    private static final class Letters implements Embedder {
        @Override
        public String id() {
            return "letters@1";
        }

        @Override
        public float[] embed(String text) {
            float[] vector = new float[128];
            text.chars().filter(c -> c < 128).forEach(c -> vector[c]++);
            double norm = 0;
            for (float x : vector) {
                norm += x * x;
            }
            for (int i = 0; i < vector.length; i++) {
                vector[i] = (float) (vector[i] / Math.sqrt(norm));
            }
            return vector;
        }
    }

    @Test
    void anyIdFindsItsRecordedAnswer() {
        java.util.Random random = new java.util.Random(7);
        for (int i = 0; i < 300; i++) {
            StringBuilder name = new StringBuilder("x");
            random.ints(1 + random.nextInt(6))
                    .forEach(n -> name.append(n % 3 == 0 ? "@" : Character.toString(32 + Math.floorMod(n, 0xD000))));
            String id = name.toString();
            String line = io.holdfast.lab.json.Json.line(
                    io.holdfast.lab.json.Json.object().put("case", id).put("answer", "answer " + i));

            ScriptedAnswerer scripted = ScriptedAnswerer.of("s", line);

            assertThat(scripted.answer(io.holdfast.core.model.Case.of(id, "q", "c"))
                            .text())
                    .isEqualTo("answer " + i);
            assertThat(scripted.answer(io.holdfast.core.model.Case.of(id + "@repeat", "q", "c"))
                            .text())
                    .isEqualTo("answer " + i);
        }
    }
}
