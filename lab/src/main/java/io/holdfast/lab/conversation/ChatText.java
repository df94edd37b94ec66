package io.holdfast.lab.conversation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A conversation as people paste it: lines that open with {@code User:}, {@code Bot:} and their like; lines that open no
 * turn belong to the one before.
 */
public final class ChatText {
    private static final Pattern TURN = WordPatterns.beside(ChatText.class, List.of("words.txt"))
            .compile("(?i)\\s*\\**(?:(%{user})|%{assistant})\\**\\s*(?:\\([^)\\n]{0,30}\\))?\\s*[:：]\\**\\s*(.*)");

    private ChatText() {}

    /** The turns as a list of messages; empty where the text is no conversation. */
    public static Optional<ArrayNode> messages(String text) {
        List<ObjectNode> turns = new ArrayList<>();
        for (String line : text.strip().lines().toList()) {
            Matcher turn = TURN.matcher(line);
            if (turn.matches()) {
                turns.add(Json.object()
                        .put("role", turn.group(1) == null ? "assistant" : "user")
                        .put("content", turn.group(2).strip()));
            } else if (turns.isEmpty()) {
                return Optional.empty();
            } else {
                ObjectNode last = turns.get(turns.size() - 1);
                last.put("content", (last.path("content").asText() + "\n" + line).strip());
            }
        }
        return turns.isEmpty() ? Optional.empty() : Optional.of(Json.array().addAll(turns));
    }
}
