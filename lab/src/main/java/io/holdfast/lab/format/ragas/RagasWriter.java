package io.holdfast.lab.format.ragas;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Carried;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes RAGAS samples as JSON lines, as {@code EvaluationDataset.from_jsonl} reads them. */
public final class RagasWriter implements CaseWriter {
    private static final Set<String> NAMES =
            Set.of("user_input", "retrieved_contexts", "retrieved_context_ids", "response", "reference", "holdfast");

    private final JsonLines lines;
    private final Losses losses;

    public RagasWriter(Writer out, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        Case testCase = entry.testCase();
        ObjectNode sample = JsonNodeFactory.instance.objectNode();
        sample.put("user_input", testCase.question());
        ArrayNode texts = sample.putArray("retrieved_contexts");
        testCase.documents().forEach(document -> texts.add(document.text()));
        if (named(testCase.documents())) {
            ArrayNode ids = sample.putArray("retrieved_context_ids");
            testCase.documents().forEach(document -> ids.add(document.id()));
        }
        if (entry.answer() != null) {
            sample.put("response", entry.answer().text());
        }
        if (testCase.reference() != null) {
            sample.put("reference", testCase.reference());
        }
        JsonLines.extras(sample, NAMES, entry.extras(), losses);
        scores(sample, entry.score());
        sample.set(Carried.FIELD, Carried.object(entry, Set.of(Carried.Part.REFERENCE, Carried.Part.CONTEXT_IDS)));
        lines.write(sample);
    }

    /** Under the names that RAGAS gives its columns. */
    private static void scores(ObjectNode sample, @Nullable JsonNode score) {
        if (score == null) {
            return;
        }
        if (score.path("faithfulness").isNumber()) {
            sample.set("faithfulness", score.path("faithfulness"));
        }
        for (String name : List.of("context_precision", "context_recall")) {
            if (score.path("context").path(name).isNumber()) {
                sample.set(name, score.path("context").path(name));
            }
        }
    }

    private static boolean named(List<Document> documents) {
        for (int i = 0; i < documents.size(); i++) {
            if (!documents.get(i).id().equals(Integer.toString(i))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
