package io.holdfast.adapters.springai;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.lab.format.messages.ToolResults;
import java.util.List;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.document.Document;

/**
 * What tools returned in a conversation of Spring AI, as documents: each is named by its tool and call, e.g.
 * {@code timetable/call_1}, so that a claim names the call that shows it.
 */
public final class ToolResponses {
    private static final ObjectMapper JSON = new ObjectMapper();

    private ToolResponses() {}

    /** As Spring AI's documents, for an {@code EvaluationRequest}; none where no tool returned anything. */
    public static List<Document> in(List<Message> messages) {
        return documents(messages).stream()
                .map(d -> Document.builder().id(d.id()).text(d.text()).build())
                .toList();
    }

    static List<io.holdfast.core.model.Document> documents(List<Message> messages) {
        ToolResults results = new ToolResults();
        for (Message message : messages) {
            if (message instanceof AssistantMessage assistant) {
                for (AssistantMessage.ToolCall call : assistant.getToolCalls()) {
                    results.called(call.id(), call.name(), call.arguments());
                }
            } else if (message instanceof ToolResponseMessage returned) {
                for (ToolResponseMessage.ToolResponse response : returned.getResponses()) {
                    results.returned(response.id(), response.name(), text(response.responseData()));
                }
            }
        }
        return results.documents();
    }

    /** Spring AI hands a text that a tool returned to the model as a JSON string. */
    private static String text(String data) {
        if (!data.startsWith("\"")) {
            return data;
        }
        try {
            JsonNode node = JSON.readTree(data);
            return node.isTextual() ? node.asText() : data;
        } catch (JsonProcessingException notJson) {
            return data;
        }
    }
}
