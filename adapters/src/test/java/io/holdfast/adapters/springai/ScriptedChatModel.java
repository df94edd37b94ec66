package io.holdfast.adapters.springai;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import reactor.core.publisher.Flux;

/**
 * A chat model of Spring AI that writes what the test tells it to, five characters at a time, and counts at the end. It may
 * call a tool first.
 */
final class ScriptedChatModel implements ChatModel {
    private static final int PIECE = 5;

    private final String answer;
    private final List<Prompt> prompts = new ArrayList<>();
    private final AtomicInteger written = new AtomicInteger();
    private @Nullable String tool;

    ScriptedChatModel(String answer) {
        this.answer = answer;
    }

    /** The same, calling this tool before it answers. */
    ScriptedChatModel callingFirst(String name) {
        tool = name;
        return this;
    }

    /** As version 2 of Spring AI calls it. */
    @SuppressWarnings("MissingOverride")
    public ChatOptions getOptions() {
        return ToolCallingChatOptions.builder().build();
    }

    /** As version 1.1 calls it. */
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    public ChatOptions getDefaultOptions() {
        return getOptions();
    }

    @Override
    public ChatResponse call(Prompt prompt) {
        prompts.add(prompt);
        return calls() ? toolCall() : response(answer);
    }

    @Override
    public Flux<ChatResponse> stream(Prompt prompt) {
        prompts.add(prompt);
        if (calls()) {
            return Flux.just(toolCall());
        }
        List<ChatResponse> pieces = new ArrayList<>();
        for (int at = 0; at < answer.length(); at += PIECE) {
            pieces.add(response(answer.substring(at, Math.min(answer.length(), at + PIECE))));
        }
        pieces.add(new ChatResponse(List.of(), metadata()));
        return Flux.fromIterable(pieces).doOnNext(piece -> written.incrementAndGet());
    }

    private boolean calls() {
        return tool != null && prompts.size() == 1;
    }

    private ChatResponse toolCall() {
        AssistantMessage message = AssistantMessage.builder()
                .content("Hello!")
                .toolCalls(List.of(new AssistantMessage.ToolCall("call_1", "function", tool, "{}")))
                .build();
        return new ChatResponse(List.of(new Generation(message)), metadata());
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
