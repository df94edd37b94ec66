package io.holdfast.adapters.adk;

import com.google.adk.agents.CallbackContext;
import com.google.adk.agents.Callbacks.AfterModelCallbackSync;
import com.google.adk.events.Event;
import com.google.adk.models.LlmResponse;
import com.google.genai.types.Content;
import com.google.genai.types.FunctionResponse;
import com.google.genai.types.Part;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.core.model.Document;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Replaces an answer of an agent that the results of its tools do not support:
 * {@code LlmAgent.builder().afterModelCallbackSync(new GroundingCallback(check, "…"))}. What tools returned in the session is
 * the evidence; a reply that calls tools, a piece of a stream and an answer before any tool returned anything pass.
 */
public final class GroundingCallback implements AfterModelCallbackSync {
    private final GroundingCheck check;
    private final String instead;

    /** @param instead what is said in place of an answer that does not pass */
    public GroundingCallback(GroundingCheck check, String instead) {
        this.check = check;
        this.instead = instead;
    }

    @Override
    public Optional<LlmResponse> call(CallbackContext context, LlmResponse response) {
        List<Part> parts = response.content().flatMap(Content::parts).orElse(List.of());
        String answer = text(parts);
        if (answer.isBlank()
                || response.partial().orElse(false)
                || parts.stream().anyMatch(part -> part.functionCall().isPresent())) {
            return Optional.empty();
        }
        List<Document> returned = returned(context.events());
        if (returned.isEmpty()) {
            return Optional.empty();
        }
        String question = text(context.userContent().flatMap(Content::parts).orElse(List.of()));
        boolean passed = check.check(context.invocationId(), question, returned, answer, null)
                .passed();
        return passed ? Optional.empty() : Optional.of(replaced(response));
    }

    private LlmResponse replaced(LlmResponse response) {
        Content content = Content.builder()
                .role("model")
                .parts(List.of(Part.builder().text(instead).build()))
                .build();
        return response.toBuilder().content(content).build();
    }

    /** What tools returned, each named by its tool and call. */
    private static List<Document> returned(List<Event> events) {
        List<Document> documents = new ArrayList<>();
        for (Event event : events) {
            for (FunctionResponse response : event.functionResponses()) {
                String name = response.name().orElse("tool")
                        + response.id().map(id -> "/" + id).orElse("");
                response.response().map(GroundingCallback::text).ifPresent(t -> documents.add(Document.of(name, t)));
            }
        }
        return documents;
    }

    /** The one text of a result, or the whole of it as JSON. */
    private static String text(Map<String, Object> result) {
        return result.size() == 1 && result.values().iterator().next() instanceof String only
                ? only
                : Json.line(Json.tree(result));
    }

    private static String text(List<Part> parts) {
        return parts.stream()
                .filter(part -> !part.thought().orElse(false))
                .flatMap(part -> part.text().stream())
                .collect(Collectors.joining());
    }
}
