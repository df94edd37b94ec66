package io.holdfast.engine.answer;

import io.holdfast.core.port.ChatModel;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.engine.pack.Packed;
import io.holdfast.text.TokenCounter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Drafts with a chat model at temperature 0. A reply longer than allowed loses its last sentences. A sentence that cites
 * nothing, as small models like to write, gets the citation of the passage that supports it best, if one does.
 */
public final class LlmAnswerer implements Answerer {
    private static final Pattern DECLINES = EngineWords.pattern("(?is)^\\W*%{declines}\\b.*");

    private final ChatModel model;
    private final long seed;
    private final Attribution attribution;

    public LlmAnswerer(ChatModel model, long seed, Attribution attribution) {
        this.attribution = attribution;
        this.model = model;
        this.seed = seed;
    }

    /** Names the passage that supports a sentence. */
    @FunctionalInterface
    public interface Attribution {
        Optional<String> source(String sentence, Packed packed);
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public Draft answer(Question question, Packed packed, int outputTokens) {
        int input = TokenCounter.count(Prompt.render(question, packed));
        ChatModel.Reply reply = model.chat(new ChatModel.Request(
                List.of(ChatModel.Message.system(Prompt.SYSTEM), ChatModel.Message.user(Prompt.user(question, packed))),
                outputTokens,
                seed));
        String text = reply.text().strip();
        if (text.isEmpty() || DECLINES.matcher(text).matches()) {
            return Draft.abstention(1, input, Math.min(outputTokens, TokenCounter.count(text)));
        }
        CitedText.Parsed parsed = CitedText.parse(text, packed);
        List<Draft.Sentence> kept = new ArrayList<>();
        for (Draft.Sentence s : parsed.sentences()) {
            kept.add(s.citations().isEmpty() ? attributed(s, packed) : s);
        }
        Draft draft = Draft.written(kept, input, 0, parsed.unknown());
        while (!kept.isEmpty() && TokenCounter.count(draft.text()) > outputTokens) {
            kept.remove(kept.size() - 1);
            draft = Draft.written(kept, input, 0, parsed.unknown());
        }
        return Draft.written(kept, input, TokenCounter.count(draft.text()), parsed.unknown());
    }

    private Draft.Sentence attributed(Draft.Sentence sentence, Packed packed) {
        return attribution
                .source(sentence.text(), packed)
                .map(id -> new Draft.Sentence(sentence.text(), List.of(id)))
                .orElse(sentence);
    }
}
