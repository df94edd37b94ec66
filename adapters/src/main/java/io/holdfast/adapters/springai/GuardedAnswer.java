package io.holdfast.adapters.springai;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.telemetry.StreamEvaluation;
import io.holdfast.core.model.Case;
import io.holdfast.core.stream.StreamGuard;
import io.holdfast.core.stream.StreamPolicy;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;

/**
 * One answer on its way through the guard. Pieces keep their metadata; their text becomes what has been released so far.
 * The last piece waits, so that what the guard releases at the end travels with it.
 */
final class GuardedAnswer {
    private final GroundingCheck check;
    private final StreamPolicy policy;
    private final String question;
    private final GivenDocuments given;
    private final StreamEvaluation whole;
    private final StringBuilder released = new StringBuilder();
    private @Nullable StreamGuard guard;
    private @Nullable ChatClientResponse waiting;
    private @Nullable String responseId;
    private boolean callsTools;

    GuardedAnswer(GroundingCheck check, StreamPolicy policy, String question, GivenDocuments given) {
        this.check = check;
        this.policy = policy;
        this.question = question;
        this.given = given;
        this.whole = new StreamEvaluation(check.listener(), policy.action());
    }

    boolean stopped() {
        return guard != null && guard.stopped();
    }

    /** Takes a piece; gives the one before it, with the text that may be read by now. */
    List<ChatClientResponse> next(ChatClientResponse piece) {
        List<ChatClientResponse> out = rewritten();
        ChatResponse response = piece.chatResponse();
        if (response != null) {
            String id = response.getMetadata().getId();
            responseId = id == null || id.isEmpty() ? responseId : id;
            callsTools |= response.hasToolCalls();
            String text = text(response);
            if (!text.isEmpty()) {
                guard(piece).accept(text);
            }
        }
        waiting = piece;
        return out;
    }

    /** The model has ended: the last piece, with all that may still be read. */
    List<ChatClientResponse> rest() {
        if (guard != null) {
            guard.complete();
            // what a model says before it calls a tool is no answer to report
            if (!callsTools) {
                whole.end(responseId);
            }
        }
        List<ChatClientResponse> out = rewritten();
        waiting = null;
        return out;
    }

    private StreamGuard guard(ChatClientResponse piece) {
        if (guard == null) {
            Case testCase = new Case("stream", question, GroundingCheck.distinct(given.with(piece)), null, null);
            guard = new StreamGuard(whole.timing(check.evaluator()), testCase, policy, released::append, whole);
        }
        return guard;
    }

    private static String text(ChatResponse response) {
        if (response.getResults().size() > 1) {
            throw new IllegalStateException(
                    "the model gave " + response.getResults().size()
                            + " answers at once, and one of them can be checked; ask it for one");
        }
        String text = response.getResults().isEmpty()
                ? null
                : response.getResults().get(0).getOutput().getText();
        return text == null ? "" : text;
    }

    private List<ChatClientResponse> rewritten() {
        ChatClientResponse piece = waiting;
        if (piece == null) {
            return List.of();
        }
        ChatResponse response = piece.chatResponse();
        Generation generation = response == null || response.getResults().isEmpty()
                ? null
                : response.getResults().get(0);
        // a piece without words, such as the last one with the counts of tokens, carries what is released after it
        if (response == null || (generation == null && released.isEmpty())) {
            return List.of(piece);
        }
        ChatResponse rewritten =
                new ChatResponse(List.of(generation == null ? words() : words(generation)), response.getMetadata());
        return List.of(new ChatClientResponse(rewritten, piece.context()));
    }

    private Generation words(Generation generation) {
        AssistantMessage message = generation.getOutput();
        return new Generation(
                AssistantMessage.builder()
                        .content(taken())
                        .properties(message.getMetadata())
                        .toolCalls(message.getToolCalls())
                        .media(message.getMedia())
                        .build(),
                generation.getMetadata());
    }

    private Generation words() {
        return new Generation(new AssistantMessage(taken()));
    }

    private String taken() {
        String text = released.toString();
        released.setLength(0);
        return text;
    }
}
