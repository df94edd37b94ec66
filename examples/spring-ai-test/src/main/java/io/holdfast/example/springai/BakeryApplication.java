package io.holdfast.example.springai;

import java.util.List;
import java.util.Map;
import org.springframework.ai.document.Document;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** A bakery that answers what its bread is made of. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class BakeryApplication {
    private static final List<Document> RECIPES = List.of(new Document(
            "rye", "The rye loaf contains rye flour, water, salt and caraway. It weighs 750 grams.", Map.of()));

    /** What was retrieved for a question, and what was said. */
    public record Reply(List<Document> documents, String text) {}

    /** Answers a question; behind it stands a chat model in a real application. */
    @FunctionalInterface
    public interface Bakery {
        Reply ask(String question);
    }

    @Bean
    Bakery bakery() {
        return question -> new Reply(
                RECIPES,
                question.contains("weigh")
                        ? "The rye loaf weighs 750 grams."
                        : "The rye loaf contains rye flour, water, salt and walnuts.");
    }
}
