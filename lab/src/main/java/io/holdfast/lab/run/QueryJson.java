package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Document;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.TrialRow;
import org.jspecify.annotations.Nullable;

/** A trial as a line of queries.jsonl (docs/formats.md). */
final class QueryJson {
    private QueryJson() {}

    static ObjectNode of(Trial trial, AnswerSystem system, @Nullable TrialRow row) {
        ObjectNode line = Json.object()
                .put("trial", trial.id())
                .put("case", trial.datasetCase().id())
                .put("kind", trial.datasetCase().kind().id())
                .put("condition", trial.condition());
        if (trial.source() != null) {
            line.put("source", trial.source());
        }
        if (trial.change() != null) {
            line.put("change", trial.change());
        }
        line.put("model", system.id()).put("question", trial.asked().question());
        ArrayNode contexts = line.putArray("contexts");
        system.documents(trial.asked()).forEach(document -> contexts.add(document(document)));
        if (row == null) {
            return line.put("status", "pending").put("key", trial.key().hash());
        }
        Answer answer = row.answer();
        TrialRow.Failure error = row.error();
        if (answer != null) {
            line.put("status", "answered").put("answer", answer.text());
            line.set("citations", Json.tree(answer.citations()));
            Answer.Usage usage = answer.usage();
            if (usage != null) {
                line.putObject("usage")
                        .put("input_tokens", usage.inputTokens())
                        .put("output_tokens", usage.outputTokens());
            }
        } else if (error != null) {
            line.put("status", "failed")
                    .putObject("error")
                    .put("code", error.code().id())
                    .put("message", error.message());
        }
        return line.put("key", trial.key().hash());
    }

    private static ObjectNode document(Document document) {
        ObjectNode node = Json.object().put("id", document.id());
        if (document.title() != null) {
            node.put("title", document.title());
        }
        if (document.url() != null) {
            node.put("url", document.url());
        }
        return node.put("text", document.text());
    }
}
