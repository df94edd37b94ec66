package io.holdfast.lab.system;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.port.ChatModel;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.prompt.Prompts;
import java.util.List;

/** A chat model that answers from documents by one of the lab's prompts. */
public final class PromptAnswerer implements Fingerprinted {
    private final ChatModel model;
    private final Prompts prompt;
    private final int maxTokens;
    private final long seed;

    public PromptAnswerer(ChatModel model, Prompts prompt, int maxTokens, long seed) {
        this.model = model;
        this.prompt = prompt;
        this.maxTokens = maxTokens;
        this.seed = seed;
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public String fingerprint() {
        return Hash.of(model.id(), prompt.hash(), Integer.toString(maxTokens), Long.toString(seed));
    }

    @Override
    public Answer answer(Case testCase) {
        ChatModel.Reply reply = model.chat(new ChatModel.Request(prompt.messages(testCase), maxTokens, seed));
        return new Answer(reply.text().strip(), model.id(), List.of(), reply.usage(), reply.latency());
    }
}
