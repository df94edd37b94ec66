package io.holdfast.engine.answer;

import io.holdfast.core.port.ChatModel;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.pack.Packed;
import io.holdfast.text.TokenCounter;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The hypothetical document of a chat model (Gao et al. 2022), asked once a question and remembered. */
public final class LlmHyde implements Hyde {
    private static final String ASK =
            "Write two sentences of an encyclopedia that would answer this question. Question: ";
    private static final int OUTPUT = 80;

    private final ChatModel model;
    private final long seed;
    private final ConcurrentMap<String, String> written = new ConcurrentHashMap<>();

    public LlmHyde(ChatModel model, long seed) {
        this.model = model;
        this.seed = seed;
    }

    @Override
    public Expansion expand(Question question, Packed packed, int tokensLeft) {
        String prompt = ASK + question.text();
        int input = TokenCounter.count(prompt);
        if (input + OUTPUT > tokensLeft) {
            return Expansion.NONE;
        }
        String text = written.computeIfAbsent(
                prompt,
                p -> model.chat(new ChatModel.Request(List.of(ChatModel.Message.user(p)), OUTPUT, seed))
                        .text()
                        .strip());
        int output = Math.min(OUTPUT, TokenCounter.count(text));
        return new Expansion(text, "llm", input + output);
    }
}
