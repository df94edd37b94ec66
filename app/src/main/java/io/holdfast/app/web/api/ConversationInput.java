package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.InputSettings;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.RetrievedContext;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.conversation.ContextReader;
import io.holdfast.lab.conversation.ConversationReader;

/** {@code {"conversation": …, "context": …}}: a conversation with what was retrieved for it. */
final class ConversationInput {
    private final ConversationReader conversations;
    private final ContextReader contexts;

    ConversationInput(InputSettings settings) {
        this.conversations = new ConversationReader(settings);
        this.contexts = new ContextReader(settings);
    }

    /** Both parts, read. */
    record Pair(Conversation conversation, RetrievedContext context) {}

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
