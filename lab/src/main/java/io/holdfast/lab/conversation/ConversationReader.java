package io.holdfast.lab.conversation;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.Role;
import io.holdfast.core.conversation.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a conversation: {@code {"chat_id","user_id","conversation_turns":[{"turn","sender_id","role","message",
 * "created_at"}]}}, an OpenAI message list, bare or under {@code messages}, and close relatives of both. Other fields
 * are ignored; a turn without text is an empty turn; only a turn nobody can be named for is refused.
 */
public final class ConversationReader {
    private static final List<String> TURNS =
            List.of("conversation_turns", "turns", "messages", "conversation", "chat", "history");
    private static final List<String> TEXT = List.of("message", "content", "text", "body");
    private static final List<String> TIME = List.of("created_at", "createdAt", "timestamp", "time", "date");
    private static final Map<String, Role> ROLES = Map.ofEntries(
            Map.entry("user", Role.USER),
            Map.entry("human", Role.USER),
            Map.entry("customer", Role.USER),
            Map.entry("client", Role.USER),
            Map.entry("assistant", Role.ASSISTANT),
            Map.entry("ai", Role.ASSISTANT),
            Map.entry("chatbot", Role.ASSISTANT),
            Map.entry("bot", Role.ASSISTANT),
            Map.entry("model", Role.ASSISTANT),
            Map.entry("agent", Role.ASSISTANT),
            Map.entry("system", Role.SYSTEM),
            Map.entry("developer", Role.SYSTEM),
            Map.entry("tool", Role.TOOL),
            Map.entry("function", Role.TOOL));

    private final LenientJson json;

    public ConversationReader(InputSettings settings) {
        this.json = new LenientJson(settings);
    }

    /** @param file what complaints call the input */
    public Conversation read(String file, byte[] bytes) {
        LenientJson.Read found = json.read(file, bytes);
        return read(file, found.value()).withRepairs(found.repairs());
    }

    /** Reads a conversation that is part of a larger document, there as a value or as text that holds JSON. */
    public Conversation read(String file, JsonNode root) {
        if (root.isTextual() && root.textValue().strip().matches("(?s)[\\[{].*")) {
            LenientJson.Read inner = json.read(file, root.textValue());
            return read(file, inner.value()).withRepairs(inner.repairs());
        }
        JsonNode holder = root.isObject()
                        && LenientJson.first(root, TURNS).isMissingNode()
                        && root.path("data").isObject()
                ? root.path("data")
                : root;
        JsonNode list = holder.isArray() ? holder : LenientJson.first(holder, TURNS);
        if (list.isObject()) {
            return read(file, list);
        }
        if (!list.isArray()) {
            throw LenientJson.bad(
                    file,
                    "holds no turns; it must be a list of messages, or an object with \"conversation_turns\" or"
                            + " \"messages\"");
        }
        String user = LenientJson.id(LenientJson.first(holder, List.of("user_id", "userId", "user")));
        List<Turn> turns = new ArrayList<>();
        for (JsonNode node : list) {
            if (!node.isNull()) {
                turns.add(turn(file, "turn " + (turns.size() + 1), turns.size(), node, user));
            }
        }
        String id = LenientJson.id(LenientJson.first(holder, List.of("chat_id", "conversation_id", "chatId", "id")));
        String model = LenientJson.id(LenientJson.first(holder, List.of("model", "model_name")));
        return new Conversation(
                id.isEmpty() ? file : id, user.isEmpty() ? null : user, model.isEmpty() ? null : model, turns);
    }

    private static Turn turn(String file, String place, int index, JsonNode node, String user) {
        if (!node.isObject()) {
            throw LenientJson.bad(
                    file,
                    place + " is " + LenientJson.kind(node) + "; it must be an object with \"role\" and \"message\"");
        }
        String number = LenientJson.id(LenientJson.first(node, List.of("turn", "turn_number", "index")));
        String time = LenientJson.id(LenientJson.first(node, TIME));
        return new Turn(
                number.isEmpty() ? Integer.toString(index + 1) : number,
                role(file, place, node, user),
                text(LenientJson.first(node, TEXT)),
                time.isEmpty() ? null : time);
    }

    private static Role role(String file, String place, JsonNode node, String user) {
        String written = LenientJson.id(LenientJson.first(node, List.of("role", "sender", "from", "author")));
        Role role = role(written);
        if (role != null) {
            return role;
        }
        String sender = LenientJson.id(LenientJson.first(node, List.of("sender_id", "senderId")));
        if (written.isEmpty() && !user.isEmpty() && !sender.isEmpty()) {
            return sender.equals(user) ? Role.USER : Role.ASSISTANT;
        }
        throw LenientJson.bad(
                file,
                place + ": field \"role\" is "
                        + (written.isEmpty() ? "missing" : "\"" + written + "\"")
                        + "; it must be User or AI/Chatbot, or user, assistant, system or tool");
    }

    /** "AI/Chatbot", "ai", "Chatbot": the first word that names a role. */
    private static @Nullable Role role(String written) {
        for (String word : written.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            Role role = ROLES.get(word);
            if (role != null) {
                return role;
            }
        }
        return null;
    }

    /** Text as it stands, or the text parts of a list of parts; pictures and calls have none. */
    private static String text(JsonNode node) {
        if (node.isArray()) {
            List<String> parts = new ArrayList<>();
            for (JsonNode part : node) {
                String text = part.isObject() ? text(LenientJson.first(part, List.of("text", "content"))) : text(part);
                if (!text.isEmpty()) {
                    parts.add(text);
                }
            }
            return String.join("\n", parts);
        }
        return node.isValueNode() && !node.isNull() ? node.asText() : "";
    }
}
