package io.holdfast.adapters.langchain4j;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** A chat model of LangChain4j that says what the test tells it to, and remembers what it was asked. */
final class ScriptedLangChainModel implements ChatModel {
    private final Iterator<AiMessage> replies;
    private final List<ChatRequest> requests = new ArrayList<>();

    ScriptedLangChainModel(String... replies) {
        this(Arrays.stream(replies).map(AiMessage::from).toArray(AiMessage[]::new));
    }

    ScriptedLangChainModel(AiMessage... replies) {
        this.replies = List.of(replies).iterator();
    }

    @Override
    public ChatResponse doChat(ChatRequest request) {
        requests.add(request);
        return ChatResponse.builder()
                .aiMessage(replies.next())
                .tokenUsage(new TokenUsage(11, 5))
                .finishReason(FinishReason.STOP)
                .build();
    }

    List<ChatRequest> requests() {
        return requests;
    }
}
