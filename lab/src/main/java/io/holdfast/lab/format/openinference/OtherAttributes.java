package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.input.JsonInput;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The attributes of a trace that a case has no place for, by name; places in lists are written {@code []}. What the
 * words, documents, model and usage are read from is not among them.
 */
final class OtherAttributes {
    private static final Set<String> READ = Set.of(
            "openinference.span.kind",
            "gen_ai.operation.name",
            "input.value",
            "input.mime_type",
            "output.value",
            "output.mime_type",
            "gen_ai.retrieval.query.text",
            "reranker.query",
            "llm.input_messages",
            "llm.output_messages",
            "gen_ai.input.messages",
            "gen_ai.output.messages",
            "gen_ai.prompt",
            "gen_ai.completion",
            "llm.model_name",
            "gen_ai.request.model",
            "gen_ai.response.model",
            "gen_ai.response.id",
            "llm.token_count.prompt",
            "llm.token_count.completion",
            "llm.token_count.total",
            "gen_ai.usage.input_tokens",
            "gen_ai.usage.output_tokens",
            "session.id",
            "gen_ai.conversation.id",
            "holdfast.id",
            "holdfast.reference",
            "holdfast.answerable");
    private static final Set<String> LISTS_OF_DOCUMENTS = Set.of(
            "retrieval.documents",
            "gen_ai.retrieval.documents",
            "reranker.input_documents",
            "reranker.output_documents");
    private static final Set<String> READ_OF_DOCUMENTS = Set.of(
            "content",
            "text",
            "page_content",
            "id",
            "title",
            "url",
            "metadata.title",
            "metadata.url",
            "metadata.source");

    private final Set<String> names = new LinkedHashSet<>();

    private final JsonInput json;

    private OtherAttributes(JsonInput json) {
        this.json = json;
    }

    static Set<String> of(List<TraceSpan> spans, JsonInput json) {
        OtherAttributes others = new OtherAttributes(json);
        spans.forEach(span -> others.walk("", span.attributes()));
        return others.names;
    }

    private void walk(String path, Tree at) {
        List<Tree> elements = at.list();
        if (READ.contains(path)) {
            return;
        }
        if (LISTS_OF_DOCUMENTS.contains(path)) {
            for (Tree element : elements) {
                Tree document = element.at("document");
                boolean wrapped = document.exists();
                leaves("", wrapped ? document : element)
                        .forEach(leaf -> names.add(path + "[]." + (wrapped ? "document." : "") + leaf));
            }
        } else if (!elements.isEmpty()) {
            elements.forEach(element -> walk(path + "[]", element));
        } else if (at.node().isObject()) {
            for (Map.Entry<String, JsonNode> field : at.node().properties()) {
                walk(path.isEmpty() ? field.getKey() : path + "." + field.getKey(), Tree.of(field.getValue()));
            }
        } else if (at.exists() && !path.isEmpty()) {
            names.add(path);
        }
    }

    private List<String> leaves(String path, Tree written) {
        String text = written.text();
        Tree at = text == null
                ? written
                : json.readIfJson(text).filter(JsonNode::isObject).map(Tree::of).orElse(written);
        if (!at.node().isObject()) {
            return at.exists() ? List.of(path) : List.of();
        }
        List<String> leaves = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : at.node().properties()) {
            String name = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
            leaves.addAll(READ_OF_DOCUMENTS.contains(name) ? List.of() : leaves(name, Tree.of(field.getValue())));
        }
        return leaves;
    }
}
