package io.holdfast.lab.format.ragas;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A conversation as RAGAS writes it, seen from its last turn.
 *
 * @param question the last message of the human
 * @param answer what the model said after it, last
 * @param toolResults what tools answered after it
 */
record Turns(
        JsonNode messages,
        @Nullable String question,
        @Nullable String answer,
        List<String> toolResults) {

    static Turns of(JsonNode messages) {
        String question = null;
        String answer = null;
        List<String> results = new ArrayList<>();
        for (JsonNode message : messages) {
            String content = message.path("content").asText();
            switch (message.path("type").asText(message.path("role").asText())) {
                case "human", "user" -> {
                    question = content;
                    answer = null;
                    results.clear();
                }
                case "ai", "assistant" -> answer = content.isEmpty() ? answer : content;
                case "tool" -> results.add(content);
                default -> {
                    // messages of other kinds say nothing that was asked, answered or looked up
                }
            }
        }
        return new Turns(messages, question, answer, List.copyOf(results));
    }
}
