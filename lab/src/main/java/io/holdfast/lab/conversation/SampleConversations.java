package io.holdfast.lab.conversation;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The bundled conversations, written by us, each with the oddities of real exports that its name tells. */
public final class SampleConversations {
    private static final List<String> NAMES = List.of(
            "hostel-hallucination",
            "library-id",
            "repair-two-answers",
            "ferry-user-said",
            "garden-openai",
            "laundry-no-text",
            "clinic-unanswered",
            "pool-interim",
            "museum-follow-up");

    private SampleConversations() {}

    public static List<String> names() {
        return NAMES;
    }

    /** A bundled conversation with its context. */
    public record Sample(String name, Conversation conversation, ConversationContext context) {}

    public static List<Sample> all(InputSettings settings) {
        return NAMES.stream().map(name -> load(name, settings)).toList();
    }

    public static Sample load(String name, InputSettings settings) {
        return new Sample(
                name,
                new ConversationReader(settings).read(name + ".conversation.json", bytes(name + ".conversation.json")),
                new ContextReader(settings).read(name + ".context.json", bytes(name + ".context.json")));
    }

    /** A bundled file as it is. */
    public static byte[] bytes(String file) {
        String resource = "/io/holdfast/lab/conversations/" + file;
        try (InputStream in = SampleConversations.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("bundled conversation missing: " + resource);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }
}
