package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.port.ChatModel;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * A chat model that keeps every reply, to be replayed by {@link ReplayedChat}. A request asked before is not asked again,
 * so a recording that broke off is continued.
 */
public final class RecordingChat implements ChatModel {
    static final int VERSION = 1;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int KEY_DIGITS = 24;

    private final ChatModel model;
    private final Map<String, Reply> replies;
    private final Runnable kept;

    /**
     * @param before replies kept by an earlier recording
     * @param kept called after every new reply
     */
    public RecordingChat(ChatModel model, Map<String, Reply> before, Runnable kept) {
        this.model = model;
        this.replies = new TreeMap<>(before);
        this.kept = kept;
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public Reply chat(Request request) {
        String key = key(request);
        synchronized (replies) {
            Reply known = replies.get(key);
            if (known != null) {
                return known;
            }
        }
        Reply reply = model.chat(request);
        synchronized (replies) {
            replies.put(key, reply);
            kept.run();
        }
        return reply;
    }

    /** The recording as JSONL: who answered, then a line for each request, in the order of their keys. */
    public String text() {
        StringBuilder text = new StringBuilder();
        ObjectNode head = JSON.createObjectNode().put("version", VERSION).put("model", id());
        text.append(head).append('\n');
        synchronized (replies) {
            replies.forEach((key, reply) -> text.append(JSON.createObjectNode()
                            .put("key", key)
                            .put("reply", reply.text())
                            .put("input_tokens", reply.usage().inputTokens())
                            .put("output_tokens", reply.usage().outputTokens())
                            .put("truncated", reply.truncated()))
                    .append('\n'));
        }
        return text.toString();
    }

    /** What stands for a request: a hash of its messages, its token limit and its seed. */
    static String key(Request request) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Message m : request.messages()) {
                digest.update((m.role() + "\u0000" + m.content() + "\u0000").getBytes(StandardCharsets.UTF_8));
            }
            digest.update((request.maxTokens() + " " + request.seed()).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest()).substring(0, KEY_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
