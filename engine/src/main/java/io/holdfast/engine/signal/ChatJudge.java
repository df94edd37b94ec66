package io.holdfast.engine.signal;

import io.holdfast.core.port.ChatModel;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.pack.Packed;
import io.holdfast.text.TokenCounter;
import java.util.List;
import java.util.Locale;

/** A chat model asked for yes or no (opt-in). A reply that is neither says no. */
public final class ChatJudge implements Judge {
    private static final int OUTPUT = 4;

    private final ChatModel model;
    private final long seed;

    public ChatJudge(ChatModel model, long seed) {
        this.model = model;
        this.seed = seed;
    }

    @Override
    public int cost(Question question, Draft draft, Packed read) {
        return TokenCounter.count(prompt(question, draft, read)) + OUTPUT;
    }

    @Override
    public double confidence(Question question, Draft draft, Packed read) {
        ChatModel.Request request =
                new ChatModel.Request(List.of(ChatModel.Message.user(prompt(question, draft, read))), OUTPUT, seed);
        String reply = model.chat(request).text().strip().toLowerCase(Locale.ROOT);
        return reply.matches("(?s)\\W*yes\\b.*") ? 1 : 0;
    }

    private static String prompt(Question question, Draft draft, Packed read) {
        StringBuilder s = new StringBuilder("Passages:\n");
        draft.citations()
                .forEach(id -> read.find(id).ifPresent(c -> s.append(c.text()).append('\n')));
        return s.append("Question: ")
                .append(question.text())
                .append("\nAnswer: ")
                .append(draft.plain())
                .append("\nDo the passages state this answer to this question? Reply yes or no.")
                .toString();
    }
}
