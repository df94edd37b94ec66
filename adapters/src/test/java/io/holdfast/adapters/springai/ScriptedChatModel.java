package io.holdfast.adapters.springai;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import reactor.core.publisher.Flux;

/** A chat model of Spring AI that writes what the test tells it to, five characters at a time, and counts at the end. */
final class ScriptedChatModel implements ChatModel {
    private static final int PIECE = 5;

    private final String answer;
    private final List<Prompt> prompts = new ArrayList<>();
    private final AtomicInteger written = new AtomicInteger();

    ScriptedChatModel(String answer) {
        this.answer = answer;
    }

    @Override
    public ChatResponse call(Prompt prompt) {
        prompts.add(prompt);
        return response(answer);
    }

    @Override
    public Flux<ChatResponse> stream(Prompt prompt) {
        prompts.add(prompt);
        List<ChatResponse> pieces = new ArrayList<>();
        for (int at = 0; at < answer.length(); at += PIECE) {
            pieces.add(response(answer.substring(at, Math.min(answer.length(), at + PIECE))));
        }
        pieces.add(new ChatResponse(List.of(), metadata()));
        return Flux.fromIterable(pieces).doOnNext(piece -> written.incrementAndGet());
    }

    private static ChatResponse response(String text) {
        return new ChatResponse(List.of(new Generation(new AssistantMessage(text))), metadata());
    }

    private static ChatResponseMetadata metadata() {
        return ChatResponseMetadata.builder().id("resp-7").model("scripted").build();
    }

    List<Prompt> prompts() {
        return prompts;
    }

    /** How many pieces were asked for. */
    int written() {
        return written.get();
    }
}
