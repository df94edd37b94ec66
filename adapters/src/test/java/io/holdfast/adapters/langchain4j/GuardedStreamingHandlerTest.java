package io.holdfast.adapters.langchain4j;

import static org.assertj.core.api.Assertions.assertThat;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.stream.StreamPolicy;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuardedStreamingHandlerTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final String FALSE = "The view from the top costs nine hundred dollars.";

    private final List<String> pieces = new ArrayList<>();
    private final List<ChatResponse> complete = new ArrayList<>();
    private final StreamingChatResponseHandler client = new StreamingChatResponseHandler() {
        @Override
        public void onPartialResponse(String partialResponse) {
            pieces.add(partialResponse);
        }

        @Override
        public void onCompleteResponse(ChatResponse completeResponse) {
            complete.add(completeResponse);
        }

        @Override
        public void onError(Throwable error) {
            throw new AssertionError(error);
        }
    };

    @Test
    void listenerOfTheCheckIsToldOfTheWholeAnswerAndItsResponse() {
        List<String> told = new ArrayList<>();
        GroundingCheck check = GroundingCheck.of(
                        Scorers.withoutModels(ConfigLoader.defaults()).faithfulness())
                .observedBy((evaluation, responseId) ->
                        told.add(evaluation.name() + " " + evaluation.score() + " of " + responseId));
        StreamingChatResponseHandler guarded = GuardedStreamingHandler.of(
                check, "What about the tower?", List.of(Document.of("tower", TRUE)), StreamPolicy.holdBack(), client);

        guarded.onPartialResponse(FALSE + " " + TRUE);
        guarded.onCompleteResponse(ChatResponse.builder()
                .id("resp-9")
                .aiMessage(AiMessage.from(FALSE + " " + TRUE))
                .build());

        assertThat(told).containsExactly("faithfulness 0.5 of resp-9");
        assertThat(String.join("", pieces).strip()).isEqualTo(TRUE);
    }

    @Test
    void aHeldBackSentenceReachesTheClientNeitherInPiecesNorInTheCompleteResponse() {
        StreamingChatResponseHandler guarded = new GuardedStreamingHandler(
                Scorers.withoutModels(ConfigLoader.defaults()).faithfulness(),
                "What about the tower?",
                List.of(Document.of("tower", TRUE)),
                StreamPolicy.holdBack(),
                client);

        String answer = FALSE + " " + TRUE;
        for (int at = 0; at < answer.length(); at += 5) {
            guarded.onPartialResponse(answer.substring(at, Math.min(answer.length(), at + 5)));
        }
        guarded.onCompleteResponse(
                ChatResponse.builder().aiMessage(AiMessage.from(answer)).build());

        assertThat(String.join("", pieces).strip()).isEqualTo(TRUE);
        assertThat(complete).hasSize(1);
        assertThat(complete.get(0).aiMessage().text().strip()).isEqualTo(TRUE);
    }
}
