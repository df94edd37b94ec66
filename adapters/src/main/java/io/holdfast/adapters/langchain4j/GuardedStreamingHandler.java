package io.holdfast.adapters.langchain4j;

import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.CompleteToolCall;
import dev.langchain4j.model.chat.response.PartialThinking;
import dev.langchain4j.model.chat.response.PartialToolCall;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.telemetry.StreamEvaluation;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.core.stream.StreamGuard;
import io.holdfast.core.stream.StreamPolicy;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Checks a streamed answer sentence by sentence before the application's own handler sees it. A sentence that the policy
 * holds back reaches it neither in pieces nor in the complete response. For one answer.
 */
public final class GuardedStreamingHandler implements StreamingChatResponseHandler {
    private final StreamingChatResponseHandler client;
    private final StreamGuard guard;
    private final StringBuilder sent = new StringBuilder();
    private final Consumer<@Nullable String> end;

    /** @param evaluator e.g. {@code Scorers.shared(config).faithfulness()} */
    public GuardedStreamingHandler(
            Evaluator<Grounding> evaluator,
            String question,
            List<Document> documents,
            StreamPolicy policy,
            StreamingChatResponseHandler client) {
        this(evaluator, question, documents, policy, client, sentence -> {});
    }

    /** @param listener is given every sentence, those that are held back too */
    public GuardedStreamingHandler(
            Evaluator<Grounding> evaluator,
            String question,
            List<Document> documents,
            StreamPolicy policy,
            StreamingChatResponseHandler client,
            Consumer<CheckedSentence> listener) {
        this(evaluator, question, documents, policy, client, listener, responseId -> {});
    }

    private GuardedStreamingHandler(
            Evaluator<Grounding> evaluator,
            String question,
            List<Document> documents,
            StreamPolicy policy,
            StreamingChatResponseHandler client,
            Consumer<CheckedSentence> listener,
            Consumer<@Nullable String> end) {
        this.client = client;
        Case testCase = new Case("stream", question, GroundingCheck.distinct(documents), null, null);
        this.guard = new StreamGuard(evaluator, testCase, policy, this::send, listener);
        this.end = end;
    }

    /** Checks by the evaluator of {@code check}, whose listener is given every sentence and the whole answer. */
    public static GuardedStreamingHandler of(
            GroundingCheck check,
            String question,
            List<Document> documents,
            StreamPolicy policy,
            StreamingChatResponseHandler client) {
        StreamEvaluation whole = new StreamEvaluation(check.listener(), policy.action());
        return new GuardedStreamingHandler(
                whole.timing(check.evaluator()), question, documents, policy, client, whole, whole::end);
    }

    private void send(String text) {
        sent.append(text);
        client.onPartialResponse(text);
    }

    @Override
    public void onPartialResponse(String partialResponse) {
        guard.accept(partialResponse);
    }

    @Override
    public void onPartialThinking(PartialThinking partialThinking) {
        client.onPartialThinking(partialThinking);
    }

    @Override
    public void onPartialToolCall(PartialToolCall partialToolCall) {
        client.onPartialToolCall(partialToolCall);
    }

    @Override
    public void onCompleteToolCall(CompleteToolCall completeToolCall) {
        client.onCompleteToolCall(completeToolCall);
    }

    @Override
    public void onCompleteResponse(ChatResponse completeResponse) {
        guard.complete();
        end.accept(completeResponse.id());
        String text = completeResponse.aiMessage().text();
        client.onCompleteResponse(
                text == null
                        ? completeResponse
                        : completeResponse.toBuilder()
                                .aiMessage(completeResponse.aiMessage().withText(sent.toString()))
                                .build());
    }

    @Override
    public void onError(Throwable error) {
        client.onError(error);
    }
}
