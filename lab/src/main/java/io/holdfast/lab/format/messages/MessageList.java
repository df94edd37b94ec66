package io.holdfast.lab.format.messages;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one message list in the shapes of OpenAI (chat completions: {@code tool_calls} and messages of role tool;
 * responses: items {@code function_call} and {@code function_call_output}) and Anthropic (blocks {@code tool_use} and
 * {@code tool_result}). The answer is the last text of the assistant, the question the last text of the user before it.
 */
final class MessageList {
    private final ToolResults tools = new ToolResults();
    private @Nullable String question;
    private @Nullable String asked;
    private @Nullable String answer;
    private List<Document> documents = List.of();

    /**
     * @param documents what tools had returned before the answer
     */
    record Turn(String question, String answer, List<Document> documents) {}

    static Turn read(JsonNode messages) throws BadFieldException {
        MessageList list = new MessageList();
        messages.forEach(list::add);
        if (list.answer == null) {
            throw new BadFieldException("no message of the assistant holds text: there is no answer to check");
        }
        if (list.documents.isEmpty()) {
            throw new BadFieldException("no tool returned anything before the answer (a message of role \"tool\", or a"
                    + " \"tool_result\"): there is nothing to check the answer against");
        }
        return new Turn(list.asked == null ? "" : list.asked, list.answer, list.documents);
    }

    private void add(JsonNode message) {
        switch (message.path("type").asText()) {
            case "function_call" -> called(message.path("call_id"), message.path("name"), message.path("arguments"));
            case "function_call_output" ->
                tools.returned(text(message.path("call_id")), null, content(message.path("output")));
            default -> spoken(message);
        }
    }

    private void spoken(JsonNode message) {
        for (JsonNode call : message.path("tool_calls")) {
            JsonNode function = call.path("function");
            called(call.path("id"), function.path("name"), function.path("arguments"));
        }
        for (JsonNode block : message.path("content")) {
            if (block.path("type").asText().equals("tool_use")) {
                called(block.path("id"), block.path("name"), block.path("input"));
            } else if (block.path("type").asText().equals("tool_result")) {
                tools.returned(text(block.path("tool_use_id")), null, content(block.path("content")));
            }
        }
        String said = content(message.path("content"));
        if (said.isBlank()) {
            return;
        }
        switch (message.path("role").asText()) {
            case "user", "human" -> question = said;
            case "assistant", "ai", "model" -> {
                answer = said;
                asked = question;
                documents = tools.documents();
            }
            case "tool", "function" ->
                tools.returned(text(message.path("tool_call_id")), text(message.path("name")), said);
            default -> {
                // instructions of the system are no evidence
            }
        }
    }

    private void called(JsonNode id, JsonNode name, JsonNode arguments) {
        tools.called(id.asText(), name.asText(), arguments.isTextual() ? arguments.textValue() : Json.line(arguments));
    }

    private static @Nullable String text(JsonNode node) {
        return node.isValueNode() && !node.isNull() && !node.asText().isEmpty() ? node.asText() : null;
    }

    /** Words of a message: plain, or the text blocks of a list; anything else a tool returned, as JSON. */
    private static String content(JsonNode content) {
        if (content.isValueNode()) {
            return content.isNull() ? "" : content.asText();
        }
        if (content.isObject()) {
            return Json.line(content);
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode block : content) {
            if (block.isTextual()) {
                texts.add(block.textValue());
            } else if (block.path("text").isTextual()) {
                texts.add(block.path("text").textValue());
            }
        }
        return String.join("\n", texts);
    }
}
