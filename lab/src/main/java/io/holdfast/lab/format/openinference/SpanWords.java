package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.holdfast.core.model.Answer;
import io.holdfast.lab.format.messages.ToolResults;
import io.holdfast.lab.input.JsonInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a span says was asked and answered, under the names of either convention, new and old. */
final class SpanWords {
    private final JsonInput json;

    SpanWords(JsonInput json) {
        this.json = json;
    }

    /** What went in; for a model, the user's last message. */
    @Nullable String question(TraceSpan span) {
        String fromMessages = Messages.lastUser(inputMessages(span));
        Tree input = span.attributes().at("input.value");
        String fromInput = first(Messages.question(parsed(input)), input.text());
        String query = span.attributes().text("gen_ai.retrieval.query.text", "reranker.query");
        return span.isLlm() ? first(fromMessages, fromInput, query) : first(fromInput, query, fromMessages);
    }

    /** What came out; for a model, its message. */
    @Nullable String answer(TraceSpan span) {
        String fromMessages = Messages.lastOf(outputMessages(span));
        Tree output = span.attributes().at("output.value");
        String fromOutput = first(Messages.answer(parsed(output)), output.text());
        return span.isLlm() ? first(fromMessages, fromOutput) : first(fromOutput, fromMessages);
    }

    /** Whether it is recorded that nothing came out. */
    boolean answeredNothing(TraceSpan span) {
        return answer(span) == null && span.attributes().at("output.value").text() != null;
    }

    private List<Tree> inputMessages(TraceSpan span) {
        Tree attributes = span.attributes();
        return firstList(
                attributes.at("llm.input_messages"),
                attributes.at("gen_ai.input.messages"),
                attributes.at("gen_ai.prompt"),
                span.events().at("gen_ai.client.inference.operation.details.gen_ai.input.messages"),
                user(span.events()));
    }

    private List<Tree> outputMessages(TraceSpan span) {
        Tree attributes = span.attributes();
        return firstList(
                attributes.at("llm.output_messages"),
                attributes.at("gen_ai.output.messages"),
                attributes.at("gen_ai.completion"),
                span.events().at("gen_ai.client.inference.operation.details.gen_ai.output.messages"),
                choice(span.events()));
    }

    /** What tools told the model, in the messages that went into it. */
    void tools(TraceSpan span, ToolResults results) {
        for (Tree message : inputMessages(span)) {
            for (Tree call : firstList(message.at("message.tool_calls"), message.at("tool_calls"))) {
                String id = call.text("tool_call.id", "id");
                String name = call.text("tool_call.function.name", "function.name");
                String arguments = call.text("tool_call.function.arguments", "function.arguments");
                results.called(id == null ? "" : id, name == null ? "tool" : name, arguments == null ? "" : arguments);
            }
            String role = message.text("message.role", "role");
            String said = Messages.lastOf(List.of(message));
            if (said != null && ("tool".equals(role) || "function".equals(role))) {
                results.returned(
                        message.text("message.tool_call_id", "tool_call_id"),
                        message.text("message.name", "name"),
                        said);
            }
        }
    }

    /** What a tool gave back: the words inside of a wrapped message, or the value as it is written. */
    String output(String value) {
        Tree parsed = json.readIfJson(value).map(Tree::of).orElse(Tree.missing());
        String wrapped =
                parsed.at("kwargs").exists() || parsed.at("tool_call_id").exists()
                        ? first(parsed.text("kwargs.content", "content"))
                        : null;
        return wrapped == null ? value : wrapped;
    }

    /** The first of the places that holds a list, be it written as a list or as its JSON. */
    private List<Tree> firstList(Tree... places) {
        for (Tree place : places) {
            List<Tree> list = parsed(place).list();
            if (!list.isEmpty()) {
                return list;
            }
        }
        return List.of();
    }

    /** The event that older instrumentations write for what a user said. */
    private static Tree user(Tree events) {
        return message("user", events.text("gen_ai.user.message.content"));
    }

    /** The event that older instrumentations write for what a model said. */
    private Tree choice(Tree events) {
        Tree message = parsed(events.at("gen_ai.choice.message"));
        return message(
                "assistant", first(message.text("content"), message.text(), events.text("gen_ai.choice.content")));
    }

    private static Tree message(String role, @Nullable String content) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return content == null
                ? Tree.missing()
                : Tree.of(nodes.arrayNode()
                        .add(nodes.objectNode().put("role", role).put("content", content)));
    }

    Tree parsed(Tree value) {
        String text = value.text();
        return text == null ? value : json.readIfJson(text).map(Tree::of).orElse(value);
    }

    @Nullable String model(TraceSpan span) {
        return span.attributes().text("llm.model_name", "gen_ai.response.model", "gen_ai.request.model");
    }

    Answer.@Nullable Usage usage(TraceSpan span) {
        Integer in = count(span.attributes().text("llm.token_count.prompt", "gen_ai.usage.input_tokens"));
        Integer out = count(span.attributes().text("llm.token_count.completion", "gen_ai.usage.output_tokens"));
        return in == null || out == null ? null : new Answer.Usage(in, out);
    }

    private static @Nullable Integer count(@Nullable String text) {
        if (text == null || !text.matches("\\d{1,9}(\\.0)?")) {
            return null;
        }
        return Integer.valueOf(text.endsWith(".0") ? text.substring(0, text.length() - 2) : text);
    }

    static @Nullable String first(@Nullable String... candidates) {
        for (String candidate : candidates) {
            if (candidate != null && !candidate.isBlank()) {
                return candidate;
            }
        }
        return null;
    }
}
