package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.lab.conversation.SampleConversations;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The form for a conversation and its context, with their contents. */
record ConversationForm(String conversation, String context) {
    static final ConversationForm EMPTY = new ConversationForm("", "");

    private static final Map<String, String> TITLES = Map.of(
            "hostel-hallucination", "An invented shuttle",
            "library-id", "Bahasa Indonesia",
            "repair-two-answers", "Two answers in a row",
            "ferry-user-said", "The user said so",
            "garden-openai", "A list of messages",
            "laundry-no-text", "Missing texts",
            "clinic-unanswered", "Not answered yet",
            "pool-interim", "A word in between",
            "museum-follow-up", "A question that goes on");

    static ConversationForm of(Form form) {
        return new ConversationForm(form.text("conversation"), form.text("context"));
    }

    /** A bundled conversation. */
    static Optional<ConversationForm> sample(String name) {
        return SampleConversations.names().contains(name)
                ? Optional.of(new ConversationForm(file(name, "conversation"), file(name, "context")))
                : Optional.empty();
    }

    private static String file(String name, String part) {
        return new String(SampleConversations.bytes(name + "." + part + ".json"), StandardCharsets.UTF_8);
    }

    Html section() {
        List<Html> samples = SampleConversations.names().stream()
                .map(name -> el(
                        "li",
                        el(
                                "a",
                                at("class", "pill"),
                                at("href", "/conversations?sample=" + name + "#paste"),
                                TITLES.getOrDefault(name, name))))
                .toList();
        return Parts.section(
                "paste",
                "Score a conversation",
                "The turns of a chat and the context that was retrieved for its answer: as JSON, or as plain text.",
                el(
                        "div",
                        at("class", "examples"),
                        el("p", at("id", "samples-h"), "Load an example:"),
                        el("ul", at("aria-labelledby", "samples-h"), samples)),
                el(
                        "form",
                        at("method", "post"),
                        at("action", "/conversations"),
                        at("enctype", "multipart/form-data"),
                        el(
                                "div",
                                at("class", "two"),
                                el(
                                        "div",
                                        Controls.box(
                                                "conversation",
                                                "conversation",
                                                "Conversation",
                                                "Lines that begin with User: and Bot:, or {\"conversation_turns\": […]}, or a list of"
                                                        + " {\"role\", \"content\"}",
                                                14,
                                                conversation),
                                        Controls.file(
                                                "conversation-file",
                                                "conversation-file",
                                                "Or a file with the conversation")),
                                el(
                                        "div",
                                        Controls.box(
                                                "context",
                                                "context",
                                                "Retrieved context",
                                                "Plain text, a JSON list of texts, or {\"data\": {\"vector_data\": […]}}; may be empty",
                                                14,
                                                context),
                                        Controls.file("context-file", "context-file", "Or a file with the context"))),
                        el("p", Controls.submit("Score this conversation"))));
    }
}
