package io.holdfast.adapters.langchain4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.guardrail.OutputGuardrailException;
import dev.langchain4j.guardrail.config.OutputGuardrailsConfig;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.service.AiServices;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The guardrail inside real AI services; only the model is scripted. */
class GroundingGuardrailTest {
    private static final ContentRetriever TIMETABLE = query -> List.of(Content.from(TextSegment.from(
            "The night train to Narvik leaves Stockholm at 18:08.", Metadata.from("file_name", "timetable.txt"))));
    private static final String RIGHT = "The night train to Narvik leaves Stockholm at 18:08.";
    private static final String WRONG = "The night train to Narvik leaves Stockholm at 21:30.";

    private final List<GroundingResult> seen = new ArrayList<>();

    interface Assistant {
        String answer(String question);
    }

    @Test
    void groundedAnswerIsLetThrough() {
        ScriptedLangChainModel model = new ScriptedLangChainModel(RIGHT);
        assertThat(assistant(model, GroundingGuardrail.OnFailure.REPROMPT).answer("When does the night train leave?"))
                .isEqualTo(RIGHT);
        assertThat(model.requests()).hasSize(1);
    }

    @Test
    void modelIsAskedAgainAndToldWhatDoesNotHold() {
        ScriptedLangChainModel model = new ScriptedLangChainModel(WRONG, RIGHT);
        assertThat(assistant(model, GroundingGuardrail.OnFailure.REPROMPT).answer("When does the night train leave?"))
                .isEqualTo(RIGHT);
        assertThat(model.requests()).hasSize(2);
        assertThat(model.requests().get(1).messages().toString())
                .contains("not supported by the documents", "21:30", "18:08", "say only what the documents say")
                .contains("When does the night train leave?", "The night train to Narvik leaves Stockholm at 18:08.");
        assertThat(seen).extracting(GroundingResult::passed).containsExactly(false, true);
    }

    @Test
    void callFailsWithTheReasonsWhenTheRetriesAreUsedUp() {
        ScriptedLangChainModel model = new ScriptedLangChainModel(WRONG, WRONG, WRONG, WRONG, WRONG);
        assertThatThrownBy(() ->
                        assistant(model, GroundingGuardrail.OnFailure.RETRY).answer("When?"))
                .isInstanceOf(OutputGuardrailException.class);
        assertThat(model.requests()).hasSizeGreaterThan(1);
        assertThat(model.requests().get(1).messages().toString())
                .isEqualTo(model.requests().get(0).messages().toString());
    }

    @Test
    void rejectedAnswerIsNotAskedForAgain() {
        ScriptedLangChainModel model = new ScriptedLangChainModel(WRONG);
        assertThatThrownBy(() ->
                        assistant(model, GroundingGuardrail.OnFailure.REJECT).answer("When?"))
                .isInstanceOf(OutputGuardrailException.class)
                .hasMessageContaining("not grounded in what was retrieved")
                .hasMessageContaining("document \"timetable.txt\"")
                .hasMessageContaining("18:08");
        assertThat(model.requests()).hasSize(1);
    }

    @Test
    void questionReachesTheCheckWithoutTheRetrievedTexts() {
        String refusal = "I cannot answer this from the given documents.";
        ScriptedLangChainModel model = new ScriptedLangChainModel(refusal);
        assertThat(assistant(model, GroundingGuardrail.OnFailure.REJECT)
                        .answer("Who painted the ceiling of the opera?"))
                .isEqualTo(refusal);
        assertThat(seen)
                .singleElement()
                .satisfies(result -> assertThat(result.metadata()).containsEntry(GroundingResult.OUTCOME, "abstained"));
    }

    @Test
    void serviceWithoutRetrievalIsToldSo() {
        Assistant assistant = AiServices.builder(Assistant.class)
                .chatModel(new ScriptedLangChainModel(RIGHT))
                .outputGuardrails(new GroundingGuardrail())
                .build();
        assertThatThrownBy(() -> assistant.answer("When?")).hasMessageContaining("contentRetriever");
    }

    @Test
    void greetingPassesUnlessItIsRejected() {
        String greeting = "Hi there! What would you like to know?";
        assertThat(assistant(new ScriptedLangChainModel(greeting), GroundingGuardrail.OnFailure.REJECT)
                        .answer("Hi"))
                .isEqualTo(greeting);

        Assistant strict = AiServices.builder(Assistant.class)
                .chatModel(new ScriptedLangChainModel(greeting))
                .contentRetriever(TIMETABLE)
                .outputGuardrails(new GroundingGuardrail(GroundingCheck.standard(), GroundingGuardrail.OnFailure.REJECT)
                        .rejectingSmallTalk())
                .build();
        assertThatThrownBy(() -> strict.answer("Hi")).isInstanceOf(OutputGuardrailException.class);
    }

    /** A timetable that the model asks, instead of a retriever that is always asked. */
    static final class Timetable {
        @Tool
        String departures() {
            return RIGHT;
        }
    }

    @Test
    void whatAToolReturnedIsEvidence() {
        ToolExecutionRequest call = ToolExecutionRequest.builder()
                .id("call-1")
                .name("departures")
                .arguments("{}")
                .build();
        for (String answer : List.of(RIGHT, WRONG)) {
            Assistant assistant = AiServices.builder(Assistant.class)
                    .chatModel(new ScriptedLangChainModel(AiMessage.from(call), AiMessage.from(answer)))
                    .chatMemory(MessageWindowChatMemory.withMaxMessages(10))
                    .tools(new Timetable())
                    .outputGuardrails(
                            new GroundingGuardrail(GroundingCheck.standard(), GroundingGuardrail.OnFailure.REJECT)
                                    .listening(seen::add))
                    .build();
            if (answer.equals(RIGHT)) {
                assertThat(assistant.answer("When does the night train leave?")).isEqualTo(RIGHT);
            } else {
                assertThatThrownBy(() -> assistant.answer("When does the night train leave?"))
                        .isInstanceOf(OutputGuardrailException.class)
                        .hasMessageContaining("document \"departures\"");
            }
        }
        assertThat(seen).extracting(GroundingResult::passed).containsExactly(true, false);
    }

    record Departure(String destination, String departsAt, boolean daily, String mood) {}

    interface TypedAssistant {
        Departure departure(String question);
    }

    @Test
    void typedAnswerIsCheckedByField() {
        String right = "{\"destination\": \"Narvik\", \"departsAt\": \"18:08\", \"daily\": true, \"mood\": \"glad\"}";
        String wrong = right.replace("18:08", "21:30");
        ScriptedLangChainModel model = new ScriptedLangChainModel(wrong, right);
        TypedAssistant assistant = AiServices.builder(TypedAssistant.class)
                .chatModel(model)
                .contentRetriever(TIMETABLE)
                .outputGuardrails(
                        new GroundingGuardrail(GroundingCheck.standard(), GroundingGuardrail.OnFailure.REPROMPT)
                                .ignoringFields("mood")
                                .listening(seen::add))
                .build();
        assertThat(assistant.departure("When does the night train leave?"))
                .isEqualTo(new Departure("Narvik", "18:08", true, "glad"));
        assertThat(seen)
                .extracting(result -> result.id() + " " + result.passed())
                .containsExactly("destination true", "departsAt false", "destination true", "departsAt true");
        assertThat(model.requests().get(1).messages().toString())
                .contains("\"departs at: 21:30\"")
                .doesNotContain("\"destination: Narvik\"");
    }

    @Test
    void whatTheUserSaidIsBelievedUnlessTheDocumentsSayOtherwise() {
        Assistant assistant = AiServices.builder(Assistant.class)
                .chatModel(new ScriptedLangChainModel(
                        "Thanks! What would you like to know?",
                        "You travel with two children and a dog.",
                        "The train leaves Stockholm at 21:30."))
                .chatMemory(MessageWindowChatMemory.withMaxMessages(10))
                .contentRetriever(TIMETABLE)
                .outputGuardrails(
                        new GroundingGuardrail(GroundingCheck.standard(), GroundingGuardrail.OnFailure.REJECT))
                .build();
        assistant.answer("I travel with two children and a dog. The train leaves Stockholm at 21:30.");
        assertThat(assistant.answer("Who travels with me?")).contains("two children");
        assertThatThrownBy(() -> assistant.answer("When does it leave?"))
                .isInstanceOf(OutputGuardrailException.class)
                .hasMessageContaining("21:30");
    }

    private Assistant assistant(ScriptedLangChainModel model, GroundingGuardrail.OnFailure onFailure) {
        return AiServices.builder(Assistant.class)
                .chatModel(model)
                .contentRetriever(TIMETABLE)
                .outputGuardrailsConfig(
                        OutputGuardrailsConfig.builder().maxRetries(2).build())
                .outputGuardrails(new GroundingGuardrail(GroundingCheck.standard(), onFailure).listening(seen::add))
                .build();
    }
}
