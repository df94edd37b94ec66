package io.holdfast.models.chat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The replies of a chat model as they were recorded. A request that was not recorded fails: it is never made up. */
public final class ReplayedChat implements ChatModel {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String id;
    private final Map<String, Reply> replies = new HashMap<>();

    private ReplayedChat(String id) {
        this.id = id;
    }

    /** @param text what {@link RecordingChat#text()} wrote */
    public static ReplayedChat of(String id, String text) {
        ReplayedChat replayed = new ReplayedChat(id);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                replayed.add(lines.get(i), id + ": line " + (i + 1));
            }
        }
        if (replayed.replies.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, id + " holds no replies; make one with --record FILE");
        }
        return replayed;
    }

    private void add(String line, String place) {
        JsonNode row;
        try {
            row = JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": not JSON: " + e.getOriginalMessage(), e);
        }
        if (row.has("version")) {
            if (row.path("version").asInt() != RecordingChat.VERSION) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        place + ": format " + row.path("version") + " is not " + RecordingChat.VERSION
                                + "; record again with --record FILE");
            }
            return;
        }
        if (!row.path("key").isTextual() || !row.path("reply").isTextual()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": fields key and reply are needed");
        }
        replies.put(
                row.path("key").asText(),
                new Reply(
                        row.path("reply").asText(),
                        new Answer.Usage(
                                row.path("input_tokens").asInt(),
                                row.path("output_tokens").asInt()),
                        Duration.ZERO,
                        row.path("truncated").asBoolean()));
    }

    /** The replies by the key of their request. */
    public Map<String, Reply> replies() {
        return Map.copyOf(replies);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Reply chat(Request request) {
        Reply reply = replies.get(RecordingChat.key(request));
        if (reply == null) {
            String last = request.messages().get(request.messages().size() - 1).content();
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    id + " holds no reply to a request that ends with \""
                            + last.substring(Math.max(0, last.length() - 120)).replaceAll("\\s+", " ")
                            + "\"; prompts or passages have changed since it was made: record again with --record FILE");
        }
        return reply;
    }
}
