package io.holdfast.example.rag;

import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.guardrail.config.OutputGuardrailsConfig;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.rag.content.retriever.EmbeddingStoreContentRetriever;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.store.embedding.inmemory.InMemoryEmbeddingStore;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.adapters.langchain4j.GroundingGuardrail;
import io.holdfast.adapters.langchain4j.GroundingGuardrail.OnFailure;
import io.holdfast.adapters.langchain4j.HoldfastEmbeddingModel;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.port.Embedder;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** Answers guests of a campsite from its house rules. An answer that the rules do not support never reaches a guest. */
public interface CampsiteAssistant {
    String answer(String question);

    /** The house rules, as a team would load them from files. */
    Map<String, String> RULES = Map.of(
            "quiet-hours.md", "Quiet hours are from 22:00 to 07:00. Music must be off by then.",
            "dogs.md", "Dogs are welcome on pitches 1 to 40. They must be kept on a lead.",
            "arrival.md", "Guests may arrive from 14:00 on. The barrier closes at 21:30.");

    /**
     * @param model any chat model of LangChain4j
     * @param listener told of each answer the guardrail saw
     */
    static CampsiteAssistant with(ChatModel model, Consumer<GroundingResult> listener) {
        Scorers scorers = Scorers.shared(ConfigLoader.defaults());
        GroundingGuardrail guardrail =
                new GroundingGuardrail(GroundingCheck.of(scorers.faithfulness()), OnFailure.REPROMPT);
        return AiServices.builder(CampsiteAssistant.class)
                .chatModel(model)
                .contentRetriever(rules(Objects.requireNonNull(scorers.embedder(), "the embedded models")))
                .outputGuardrails(guardrail.listening(listener))
                .outputGuardrailsConfig(
                        OutputGuardrailsConfig.builder().maxRetries(2).build())
                .build();
    }

    /** Finds the two rules nearest to a question, with the same embedder that scores the answers. */
    private static ContentRetriever rules(Embedder embedder) {
        EmbeddingModel model = new HoldfastEmbeddingModel(embedder);
        List<TextSegment> segments = new ArrayList<>();
        RULES.forEach((file, text) -> segments.add(TextSegment.from(text, Metadata.from("file_name", file))));
        InMemoryEmbeddingStore<TextSegment> store = new InMemoryEmbeddingStore<>();
        store.addAll(model.embedAll(segments).content(), segments);
        return EmbeddingStoreContentRetriever.builder()
                .embeddingModel(model)
                .embeddingStore(store)
                .maxResults(2)
                .build();
    }
}
