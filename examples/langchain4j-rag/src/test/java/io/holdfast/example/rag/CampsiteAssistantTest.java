package io.holdfast.example.rag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.guardrail.OutputGuardrailException;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import io.holdfast.adapters.GroundingResult;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The assistant with a model that sometimes makes things up: a script, so that this runs anywhere and for nothing. */
class CampsiteAssistantTest {
    private final List<GroundingResult> seen = new ArrayList<>();

    @Test
    void answerFromTheRulesReachesTheGuest() {
        CampsiteAssistant assistant = CampsiteAssistant.with(saying("Quiet hours are from 22:00 to 07:00."), seen::add);
        assertThat(assistant.answer("When are quiet hours?")).isEqualTo("Quiet hours are from 22:00 to 07:00.");
        assertThat(seen.get(0).trace()).contains("quiet-hours.md");
    }

    @Test
    void inventedTimeIsSentBackAndTheSecondAnswerReachesTheGuest() {
        CampsiteAssistant assistant = CampsiteAssistant.with(
                saying("Quiet hours are from 23:30 to 07:00.", "Quiet hours are from 22:00 to 07:00."), seen::add);
        assertThat(assistant.answer("When are quiet hours?")).isEqualTo("Quiet hours are from 22:00 to 07:00.");
        assertThat(seen).extracting(GroundingResult::passed).containsExactly(false, true);
        assertThat(seen.get(0).text()).contains("23:30", "22:00");
    }

    @Test
    void modelThatInsistsIsRejected() {
        String invented = "Dogs are welcome in the sauna on Sundays.";
        CampsiteAssistant assistant = CampsiteAssistant.with(saying(invented, invented, invented, invented), seen::add);
        assertThatThrownBy(() -> assistant.answer("May I bring my dog?")).isInstanceOf(OutputGuardrailException.class);
    }

    private static ChatModel saying(String... replies) {
        Iterator<String> rest = List.of(replies).iterator();
        return new ChatModel() {
            @Override
            public ChatResponse doChat(ChatRequest request) {
                return ChatResponse.builder()
                        .aiMessage(AiMessage.from(rest.next()))
                        .build();
            }
        };
    }
}
