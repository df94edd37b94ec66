package io.holdfast.example.museum;

import static org.assertj.core.api.Assertions.assertThat;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import io.holdfast.adapters.GroundingCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The desk with a model that makes something up: a script, so that this runs anywhere and for nothing. */
class MuseumDeskTest {
    private static final ContentRetriever LEAFLETS = query -> List.of(
            Content.from("Tickets cost 12 euros. Children under six enter for free."),
            Content.from("The clock collection is on the second floor."));
    private static final String TICKETS = "Tickets cost 12 euros.";
    private static final String CLOCKS = "The clock collection is on the second floor.";
    private static final String WRONG = "Children under ten enter for free.";
    private static final String INVENTED = "Every visitor gets a pocket watch as a present.";

    /** What the visitor's browser would get, whichever way. */
    private static final class Visitor implements StreamingChatResponseHandler {
        final List<String> pieces = new ArrayList<>();
        final List<String> complete = new ArrayList<>();

        @Override
        public void onPartialResponse(String piece) {
            pieces.add(piece);
        }

        @Override
        public void onCompleteResponse(ChatResponse response) {
            complete.add(response.aiMessage().text());
        }

        @Override
        public void onError(Throwable error) {
            throw new AssertionError(error);
        }
    }

    @Test
    void sentencesThatTheLeafletsDoNotHoldNeverReachTheVisitor() {
        Visitor visitor = new Visitor();

        new MuseumDesk(writing(String.join(" ", TICKETS, WRONG, INVENTED, CLOCKS)), LEAFLETS, GroundingCheck.standard())
                .answer("What does it cost, and where are the clocks?", visitor);

        assertThat(visitor.pieces).as("it is a stream").hasSizeGreaterThan(1);
        assertThat(String.join("", visitor.pieces)).isEqualTo(TICKETS + " " + CLOCKS);
        assertThat(visitor.complete).containsExactly(TICKETS + " " + CLOCKS);
    }

    @Test
    void everyEvaluationIsTold() {
        List<String> told = new ArrayList<>();
        GroundingCheck check = GroundingCheck.standard()
                .observedBy((evaluation, responseId) -> told.add(evaluation.name() + " " + evaluation.score()));

        new MuseumDesk(writing(TICKETS + " " + INVENTED), LEAFLETS, check).answer("What does it cost?", new Visitor());

        assertThat(told).containsExactly("faithfulness 0.5");
    }

    /** A model that writes an answer three characters at a time. */
    private static StreamingChatModel writing(String answer) {
        return new StreamingChatModel() {
            @Override
            public void doChat(ChatRequest request, StreamingChatResponseHandler handler) {
                for (int at = 0; at < answer.length(); at += 3) {
                    handler.onPartialResponse(answer.substring(at, Math.min(answer.length(), at + 3)));
                }
                handler.onCompleteResponse(
                        ChatResponse.builder().aiMessage(AiMessage.from(answer)).build());
            }
        };
    }
}
