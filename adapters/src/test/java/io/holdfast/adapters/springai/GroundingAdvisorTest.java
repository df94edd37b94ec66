package io.holdfast.adapters.springai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.telemetry.EvaluationResult;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.stream.StreamPolicy;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.client.advisor.MessageChatMemoryAdvisor;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.MessageWindowChatMemory;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.document.Document;
import org.springframework.ai.rag.advisor.RetrievalAugmentationAdvisor;

@Timeout(60)
class GroundingAdvisorTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final String FALSE = "The view from the top costs nine hundred dollars.";
    private static final List<Document> DOCUMENTS = List.of(new Document("tower", TRUE, Map.of()));

    private final List<EvaluationResult> seen = new ArrayList<>();
    private final List<String> responses = new ArrayList<>();
    private final GroundingCheck check = GroundingCheck.of(
                    Scorers.withoutModels(ConfigLoader.defaults()).faithfulness())
            .observedBy((evaluation, responseId) -> {
                seen.add(evaluation);
                responses.add(String.valueOf(responseId));
            });
    private final RetrievalAugmentationAdvisor retrieval = RetrievalAugmentationAdvisor.builder()
            .documentRetriever(query -> DOCUMENTS)
            .build();

    private ChatClient client(ScriptedChatModel model, StreamPolicy policy) {
        return ChatClient.builder(model)
                .defaultAdvisors(retrieval, new GroundingAdvisor(check, policy))
                .build();
    }

    private static List<ChatClientResponse> stream(ChatClient client) {
        return client.prompt().user("What about the tower?").stream()
                .chatClientResponse()
                .collectList()
                .block();
    }

    private static String text(List<ChatClientResponse> pieces) {
        StringBuilder text = new StringBuilder();
        pieces.forEach(piece -> piece.chatResponse()
                .getResults()
                .forEach(result -> text.append(result.getOutput().getText())));
        return text.toString();
    }

    @Test
    void heldBackSentenceReachesTheClientInNoPiece() {
        List<ChatClientResponse> pieces =
                stream(client(new ScriptedChatModel(FALSE + " " + TRUE), StreamPolicy.holdBack()));
        assertThat(text(pieces).strip()).isEqualTo(TRUE);
        assertThat(pieces)
                .allSatisfy(piece ->
                        assertThat(piece.chatResponse().getMetadata().getId()).isEqualTo("resp-7"));
    }

    @Test
    void lastSentenceIsHeldBackToo() {
        assertThat(text(stream(client(new ScriptedChatModel(TRUE + " " + FALSE), StreamPolicy.holdBack()))))
                .isEqualTo(TRUE);
    }

    @Test
    void wholeAnswersAreGuardedAsStreamsAre() {
        String answer = client(new ScriptedChatModel(FALSE + " " + TRUE), StreamPolicy.replace("[removed]"))
                .prompt()
                .user("What about the tower?")
                .call()
                .content();
        assertThat(answer).isEqualTo("[removed] " + TRUE);
    }

    @Test
    void stopEndsTheModelToo() {
        ScriptedChatModel model = new ScriptedChatModel((FALSE + " ") + (TRUE + " ").repeat(200));
        List<ChatClientResponse> pieces = stream(client(model, StreamPolicy.stop("I cannot say more.")));
        assertThat(text(pieces)).isEqualTo("I cannot say more.");
        assertThat(model.written()).isLessThan(1000);
    }

    @Test
    void memoryOfTheChatKeepsWhatWasLetThrough() {
        ChatMemory memory = MessageWindowChatMemory.builder().build();
        ScriptedChatModel model = new ScriptedChatModel(FALSE + " " + TRUE);
        ChatClient client = ChatClient.builder(model)
                .defaultAdvisors(
                        retrieval,
                        new GroundingAdvisor(check, StreamPolicy.holdBack()),
                        MessageChatMemoryAdvisor.builder(memory).build())
                .build();
        List<ChatClientResponse> pieces =
                client
                        .prompt()
                        .user("What about the tower?")
                        .advisors(a -> a.param(ChatMemory.CONVERSATION_ID, "c"))
                        .stream()
                        .chatClientResponse()
                        .collectList()
                        .block();
        assertThat(text(pieces).strip()).isEqualTo(TRUE);
        assertThat(memory.get("c")).extracting(Message::getText).noneMatch(text -> text.contains("dollars"));
        assertThat(memory.get("c")).extracting(Message::getText).anyMatch(text -> text.contains(TRUE));
    }

    @Test
    void listenerIsToldOfTheWholeAnswerWithItsResponse() {
        stream(client(new ScriptedChatModel(FALSE + " " + TRUE), StreamPolicy.holdBack()));
        assertThat(seen).hasSize(1);
        assertThat(seen.get(0).score()).isEqualTo(0.5);
        assertThat(seen.get(0).label()).isEqualTo(EvaluationResult.Label.FAIL);
        assertThat(responses).containsExactly("resp-7");
    }

    @Test
    void documentsCanBeGivenWithTheCall() {
        ChatClient client = ChatClient.builder(new ScriptedChatModel(FALSE + " " + TRUE))
                .defaultAdvisors(new GroundingAdvisor(check, StreamPolicy.holdBack()))
                .build();
        String answer = client.prompt()
                .user("What about the tower?")
                .advisors(a -> a.param(GroundingAdvisor.DOCUMENTS, DOCUMENTS))
                .call()
                .content();
        assertThat(answer.strip()).isEqualTo(TRUE);
    }

    @Test
    void answerWithoutDocumentsFailsAndSaysWhatToDo() {
        ChatClient client = ChatClient.builder(new ScriptedChatModel(TRUE))
                .defaultAdvisors(new GroundingAdvisor(check, StreamPolicy.holdBack()))
                .build();
        assertThatThrownBy(() -> stream(client))
                .hasMessageContaining("nothing was retrieved")
                .hasMessageContaining("GroundingAdvisor.DOCUMENTS");
    }
}
