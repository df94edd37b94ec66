package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.conversation.ContextReader;
import io.holdfast.lab.conversation.ConversationReader;
import io.holdfast.lab.conversation.LenientJson;
import java.util.ArrayList;
import java.util.List;

/** {@code {"conversation": …, "context": …}}: a conversation with what was retrieved for it. */
final class ConversationInput {
    private final ConversationReader conversations;
    private final ContextReader contexts;
    private final LenientJson json;

    ConversationInput(InputSettings settings) {
        this.conversations = new ConversationReader(settings);
        this.contexts = new ContextReader(settings);
        this.json = new LenientJson(settings);
    }

    /** Both parts, read. */
    record Pair(Conversation conversation, ConversationContext context) {}

    /** Reads a body as the command reads its files: what is harmless or can be mended with certainty is no error. */
    Pair read(byte[] body) {
        LenientJson.Read found;
        try {
            found = json.read("the body", body);
        } catch (HoldfastException e) {
            String detail = String.valueOf(e.getMessage());
            throw new ProblemException(
                    detail.contains("not UTF-8") ? Problem.Kind.NOT_UTF8 : Problem.Kind.MALFORMED_JSON, detail);
        }
        if (!found.value().isObject()) {
            throw Endpoints.invalid("the body is " + JsonBodies.kind(found.value()) + "; it must be an object {…}");
        }
        Pair pair = read(found.value());
        List<String> repairs = new ArrayList<>(found.repairs());
        repairs.addAll(pair.conversation.repairs());
        return new Pair(pair.conversation.withRepairs(repairs), pair.context);
    }

    Pair read(JsonNode object) {
        JsonNode conversation = Endpoints.required(object, "conversation");
        JsonNode context = object.path("context");
        if (context.isMissingNode() || context.isNull()) {
            throw Endpoints.invalid("field \"context\" is " + (context.isNull() ? "null" : "missing")
                    + "; give [] if nothing was retrieved");
        }
        try {
            return new Pair(conversations.read("conversation", conversation), contexts.read("context", context));
        } catch (HoldfastException e) {
            throw Endpoints.invalid(String.valueOf(e.getMessage()));
        }
    }
}
