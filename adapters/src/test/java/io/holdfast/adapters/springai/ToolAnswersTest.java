package io.holdfast.adapters.springai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.stream.StreamPolicy;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.ToolCallAdvisor;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.util.ClassUtils;

/** Answers of agents: what their tools returned is what they may say. The advisor has the name that both versions of Spring AI know. */
@Timeout(60)
@SuppressWarnings({"deprecation", "removal"})
class ToolAnswersTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final String FALSE = "The view from the top costs nine hundred dollars.";

    private final List<Double> told = new ArrayList<>();
    private final GroundingCheck check = GroundingCheck.of(
                    Scorers.withoutModels(ConfigLoader.defaults()).faithfulness())
            .observedBy((evaluation, responseId) -> told.add(evaluation.score()));

    /** What the scripted model may call. */
    static final class Guide {
        @Tool(description = "What is known about a tower")
        String tower() {
            return TRUE;
        }
    }

    private ChatClient.ChatClientRequestSpec asked(ScriptedChatModel model) {
        return ChatClient.builder(model)
                .defaultAdvisors(
                        ToolCallAdvisor.builder().build(), new GroundingAdvisor(check, StreamPolicy.holdBack()))
                .build()
                .prompt()
                .user("What about the tower?")
                .tools(new Guide());
    }

    @Test
    void whatAToolReturnedIsADocument() {
        ScriptedChatModel model = new ScriptedChatModel(FALSE + " " + TRUE).callingFirst("tower");
        assertThat(asked(model).call().content().strip()).isEqualTo(TRUE);
        assertThat(model.prompts()).hasSize(2);
    }

    @Test
    void streamsOfAgentsAreGuardedToo() {
        assumeTrue(
                ClassUtils.isPresent("org.springframework.ai.chat.client.advisor.ToolCallingAdvisor", null),
                "Spring AI 1.1 does not stream while an advisor calls tools");
        ScriptedChatModel model = new ScriptedChatModel(FALSE + " " + TRUE).callingFirst("tower");
        List<String> pieces = asked(model).stream().content().collectList().block();
        assertThat(String.join("", pieces).strip()).endsWith(TRUE).doesNotContain("dollars");
        assertThat(told).as("what was said before the call is no answer").containsExactly(0.5);
    }

    @Test
    void statementWithoutACallIsHeldBackAndAGreetingPasses() {
        ScriptedChatModel model = new ScriptedChatModel("Hello! " + FALSE);
        assertThat(asked(model).call().content().strip()).isEqualTo("Hello!");
    }

    @Test
    void recordedConversationIsEvaluatedAgainstItsTools() {
        List<Message> messages = List.of(
                new UserMessage("When is the lift closed?"),
                AssistantMessage.builder()
                        .content("")
                        .toolCalls(List.of(new AssistantMessage.ToolCall("call_1", "function", "tower", "{}")))
                        .build(),
                ToolResponseMessage.builder()
                        .responses(List.of(new ToolResponse("call_1", "tower", '"' + TRUE + '"')))
                        .build());
        List<Document> documents = ToolResponses.in(messages);
        assertThat(documents).singleElement().satisfies(document -> {
            assertThat(document.getId()).isEqualTo("tower/call_1");
            assertThat(document.getText()).isEqualTo(TRUE);
        });
        EvaluationResponse response = new GroundingEvaluator(check)
                .evaluate(new EvaluationRequest("When is the lift closed?", documents, TRUE));
        assertThat(response.isPass()).as(response.getFeedback()).isTrue();
        assertThat(response.getMetadata().get("holdfast.trace").toString()).contains("tower/call_1");
    }
}
