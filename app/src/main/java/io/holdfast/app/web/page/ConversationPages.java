package io.holdfast.app.web.page;

import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.page.part.BadInput;
import io.holdfast.app.web.page.part.Details;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.page.part.FormFrame;
import io.holdfast.app.web.page.part.FormReader;
import io.holdfast.app.web.page.part.Layout;
import io.holdfast.app.web.page.part.PastedJson;
import io.holdfast.app.web.page.part.Raw;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.conversation.ChatText;
import io.holdfast.lab.conversation.ContextReader;
import io.holdfast.lab.conversation.ConversationReader;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.markup.Html;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code /conversations}: a conversation with its context is pasted or uploaded, and its answer is judged. */
final class ConversationPages {
    private static final Pattern PLACE = Pattern.compile("line (\\d{1,9}), column (\\d{1,9})");

    private final FormReader forms;
    private final ConversationReader conversations;
    private final ContextReader contexts;
    private final ScoringDesk scoring;

    ConversationPages(Config config, FormReader forms, ScoringDesk scoring) {
        this.forms = forms;
        this.conversations = new ConversationReader(config.input());
        this.contexts = new ContextReader(config.input());
        this.scoring = scoring;
    }

    void register(RoutesConfig routes) {
        routes.get("/conversations", this::empty);
        routes.post("/conversations", context -> forms.read(context, form -> score(context, form)));
    }

    private void empty(Context context) {
        ConversationForm form = FormFrame.chosen(context, "sample", ConversationForm.EMPTY, ConversationForm::sample);
        Layout.send(context, page(form, Html.NOTHING));
    }

    private static Layout.Page page(ConversationForm form, Html complaint) {
        return Layout.Page.of(
                Layout.Place.CONVERSATIONS,
                "Was the user answered, and from the documents?",
                "Relevance, completeness, hallucination, latency and cost of one response of a chat.",
                complaint,
                form.section());
    }

    private boolean score(Context context, Form form) {
        ConversationForm filled = ConversationForm.of(form);
        FormFrame.answer(
                context,
                () -> Layout.send(
                        context,
                        result(
                                filled,
                                scoring.score(
                                        Client.of(context), conversation(filled, form), retrieved(filled, form)))),
                complaint -> page(filled, complaint));
        return true;
    }

    private Conversation conversation(ConversationForm filled, Form form) {
        String text = form.upload("conversation-file").map(Form.Upload::text).orElse(filled.conversation());
        if (text.isBlank()) {
            throw new BadInput(Problem.Kind.INVALID_FIELD, "there is no conversation", "conversation", null);
        }
        if (!structured(text)) {
            return ChatText.messages(text)
                    .map(turns -> conversations.read("the conversation", turns))
                    .orElseThrow(() -> new BadInput(
                            Problem.Kind.INVALID_FIELD,
                            "this is neither JSON nor lines that begin with \"User:\" and \"Bot:\"",
                            "conversation",
                            null));
        }
        return read(text, "conversation", () -> conversations.read("the conversation", bytes(text)));
    }

    private ConversationContext retrieved(ConversationForm filled, Form form) {
        String text = form.upload("context-file").map(Form.Upload::text).orElse(filled.context());
        if (!text.isBlank() && !structured(text)) {
            String list = Json.line(Json.array().add(text));
            return contexts.read("the context", bytes(list));
        }
        return text.isBlank()
                ? ConversationContext.NONE
                : read(text, "context", () -> contexts.read("the context", bytes(text)));
    }

    private static boolean structured(String text) {
        return text.strip().matches("(?s)[\\[{].*");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static <T> T read(String text, String field, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (HoldfastException e) {
            String message = String.valueOf(e.getMessage());
            Matcher place = PLACE.matcher(message);
            boolean known = place.find();
            throw new BadInput(
                    known ? Problem.Kind.MALFORMED_JSON : Problem.Kind.INVALID_FIELD,
                    message,
                    field,
                    known
                            ? PastedJson.excerpt(
                                    text, Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)))
                            : null);
        }
    }

    private static Layout.Page result(ConversationForm form, ConversationReport report) {
        ConversationResult result = new ConversationResult(report);
        return Layout.Page.of(
                Layout.Place.CONVERSATIONS,
                result.title(),
                "One response of a conversation, judged.",
                result.sections(),
                Raw.section(
                        "The report as JSON",
                        "As holdfast conversation and POST /v1/conversations write it.",
                        List.of(ReportJson.of(report).stripTrailing())),
                Details.of("again", false, Html.text("Change the conversation and score it again"), form.section()));
    }
}
