package io.holdfast.adapters.langchain4j;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.AuthenticationException;
import dev.langchain4j.exception.InternalServerException;
import dev.langchain4j.exception.ModelNotFoundException;
import dev.langchain4j.exception.RateLimitException;
import dev.langchain4j.exception.TimeoutException;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.model.output.TokenUsage;
import io.holdfast.core.model.Answer.Usage;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A chat model of LangChain4j as Holdfast's, e.g. for the opt-in judge. Asks with temperature 0. */
public final class LangChainChatModel implements ChatModel {
    private final String id;
    private final dev.langchain4j.model.chat.ChatModel model;
    private final InstantSource clock;

    /** @param id provider and name, e.g. {@code openai:gpt-4.1-mini} */
    public LangChainChatModel(String id, dev.langchain4j.model.chat.ChatModel model) {
        this(id, model, InstantSource.system());
    }

    LangChainChatModel(String id, dev.langchain4j.model.chat.ChatModel model, InstantSource clock) {
        this.id = id;
        this.model = model;
        this.clock = clock;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Reply chat(Request request) {
        Instant start = clock.instant();
        ChatResponse response = ask(ChatRequest.builder()
                .messages(messages(request.messages()))
                .temperature(0.0)
                .maxOutputTokens(request.maxTokens())
                .build());
        String text = response.aiMessage().text();
        return new Reply(
                text == null ? "" : text,
                usage(response.tokenUsage()),
                Duration.between(start, clock.instant()),
                response.finishReason() == FinishReason.LENGTH);
    }

    private ChatResponse ask(ChatRequest request) {
        try {
            return model.chat(request);
        } catch (RuntimeException e) {
            throw new HoldfastException(code(e), "model " + id + " failed: " + e.getMessage(), e);
        }
    }

    private static ErrorCode code(RuntimeException e) {
        if (e instanceof RateLimitException) {
            return ErrorCode.RATE_LIMITED;
        } else if (e instanceof TimeoutException) {
            return ErrorCode.TIMEOUT;
        } else if (e instanceof AuthenticationException) {
            return ErrorCode.UNAUTHORIZED;
        } else if (e instanceof ModelNotFoundException) {
            return ErrorCode.MODEL_MISSING;
        }
        return e instanceof InternalServerException ? ErrorCode.SERVER_ERROR : ErrorCode.INTERNAL;
    }

    private static List<ChatMessage> messages(List<Message> messages) {
        return messages.stream().map(LangChainChatModel::message).toList();
    }

    private static ChatMessage message(Message message) {
        return switch (message.role()) {
            case "system" -> SystemMessage.from(message.content());
            case "assistant" -> AiMessage.from(message.content());
            default -> UserMessage.from(message.content());
        };
    }

    /** Providers that do not count say nothing: 0. */
    private static Usage usage(@Nullable TokenUsage usage) {
        return usage == null
                ? new Usage(0, 0)
                : new Usage(count(usage.inputTokenCount()), count(usage.outputTokenCount()));
    }

    private static int count(@Nullable Integer tokens) {
        return tokens == null ? 0 : tokens;
    }
}
