package io.holdfast.lab.format.messages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.json.Json;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads conversations with tool calls: an object with {@code messages} (or {@code input} and {@code output}) a
 * conversation, a list of messages a line, or one file that is one list.
 */
public final class MessagesReader implements CaseReader {
    private final InputSettings settings;

    public MessagesReader(InputSettings settings) {
        this.settings = settings;
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        List<InputRecord> records = new ArrayList<>();
        ArrayNode loose = Json.array();
        long first = 1;
        Iterator<JsonRecords.Item> items = new JsonRecords(settings, Set.of()).read(in);
        while (items.hasNext()) {
            JsonRecords.Item item = items.next();
            if (item instanceof JsonRecords.Unreadable unreadable) {
                records.add(new InputRecord.Bad(unreadable.line(), unreadable.problem()));
            } else if (item instanceof JsonRecords.Value value) {
                JsonNode node = value.value();
                if (node.isObject() && (node.has("role") || node.has("call_id"))) {
                    first = loose.isEmpty() ? value.line() : first;
                    loose.add(node);
                } else {
                    records.add(record(value.line(), node, records.size() + 1));
                }
            }
        }
        if (!loose.isEmpty()) {
            records.add(record(first, loose, records.size() + 1));
        }
        return records.iterator();
    }

    /** Whether a value is a conversation: a list of messages or an object that holds one, and no case with fields of its own. */
    public static boolean isConversation(JsonNode node) {
        boolean list = messages(node.path("messages")) || messages(node.path("input"));
        boolean fields = Stream.of("question", "answer", "contexts", "context", "response")
                .anyMatch(node::has);
        return node.isArray() ? messages(node) : list && !fields;
    }

    private static boolean messages(JsonNode list) {
        JsonNode first = list.path(0);
        return list.isArray() && (first.has("role") || first.has("call_id"));
    }

    /** Reads one conversation; it is named by its line where it has no id. */
    public static InputRecord parse(long line, JsonNode conversation) {
        return record(line, conversation, line);
    }

    private static InputRecord record(long line, JsonNode node, long number) {
        try {
            MessageList.Turn turn = MessageList.read(all(node));
            String id = text(node, "id", "conversation_id", "thread_id");
            Case testCase =
                    new Case(id == null ? Long.toString(number) : id, turn.question(), turn.documents(), null, null);
            String model = text(node, "model");
            return new InputRecord.Good(line, testCase, new Answer(turn.answer(), model, List.of(), null, null));
        } catch (BadFieldException e) {
            return new InputRecord.Bad(line, e.problem());
        }
    }

    private static JsonNode all(JsonNode node) throws BadFieldException {
        if (node.isArray()) {
            return node;
        }
        ArrayNode all = Json.array();
        for (String field : List.of("messages", "input", "output")) {
            node.path(field).forEach(all::add);
        }
        if (node.path("choices").path(0).path("message").isObject()) {
            all.add(node.path("choices").path(0).path("message"));
        } else if (node.path("content").isArray() && node.path("role").isMissingNode()) {
            all.addObject().put("role", "assistant").set("content", node.path("content"));
        }
        if (all.isEmpty()) {
            throw new BadFieldException("field \"messages\" is missing; it must be a list of messages");
        }
        return all;
    }

    private static @Nullable String text(JsonNode node, String... names) {
        for (String name : names) {
            if (node.path(name).isTextual() || node.path(name).isIntegralNumber()) {
                return node.path(name).asText();
            }
        }
        return null;
    }
}
