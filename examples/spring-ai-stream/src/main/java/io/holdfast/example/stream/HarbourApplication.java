package io.holdfast.example.stream;

import io.holdfast.adapters.springai.GroundingAdvisor;
import java.util.List;
import java.util.Map;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.document.Document;
import org.springframework.ai.rag.advisor.RetrievalAugmentationAdvisor;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.publisher.Flux;

/** A harbour office that answers skippers from its rules while the model is still writing. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class HarbourApplication {
    private static final List<Document> RULES = List.of(
            new Document("berths", "A berth for the night costs 35 euros. Electricity is included.", Map.of()),
            new Document("fuel", "The fuel pier is open from 08:00 to 18:00.", Map.of()));

    /** Answers a question, piece by piece. */
    @FunctionalInterface
    public interface HarbourOffice {
        Flux<String> answer(String question);
    }

    /**
     * @param model any chat model of Spring AI
     * @param grounding from Holdfast's starter; {@code holdfast.stream.action} says what becomes of a wrong sentence
     */
    @Bean
    HarbourOffice office(ChatModel model, GroundingAdvisor grounding) {
        ChatClient client = ChatClient.builder(model)
                .defaultAdvisors(
                        RetrievalAugmentationAdvisor.builder()
                                .documentRetriever(query -> RULES)
                                .build(),
                        grounding)
                .build();
        return question -> client.prompt().user(question).stream().content();
    }
}
