package io.holdfast.lab.format.deepeval;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Case;
import io.holdfast.lab.format.Carried;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes DeepEval test cases as the JSON array {@code add_test_cases_from_json_file} reads. */
public final class DeepEvalWriter implements CaseWriter {
    private static final String METADATA = "additional_metadata";
    private static final Set<String> NAMES =
            Set.of("input", "actual_output", "expected_output", "retrieval_context", "context", "name", METADATA);

    private final JsonLines array;
    private final Losses losses;

    public DeepEvalWriter(Writer out, Losses losses) {
        this.array = JsonLines.array(out);
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        Case testCase = entry.testCase();
        Map<String, JsonNode> extras = new LinkedHashMap<>(entry.extras());
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        record.put("name", testCase.id());
        record.put("input", testCase.question());
        record.put(
                "actual_output", entry.answer() == null ? null : entry.answer().text());
        record.put("expected_output", testCase.reference());
        var texts = record.putArray("retrieval_context");
        testCase.documents().forEach(document -> texts.add(document.text()));
        JsonNode reference = extras.remove(DeepEvalReader.REFERENCE_CONTEXTS);
        record.set("context", reference);
        record.set(METADATA, metadata(entry, extras.remove(METADATA)));
        JsonLines.extras(record, NAMES, extras, losses);
        array.write(record);
    }

    private static ObjectNode metadata(Entry entry, @Nullable JsonNode given) {
        ObjectNode metadata =
                given instanceof ObjectNode object ? object.deepCopy() : JsonNodeFactory.instance.objectNode();
        metadata.set(Carried.FIELD, Carried.object(entry, Set.of(Carried.Part.ID, Carried.Part.REFERENCE)));
        return metadata;
    }

    @Override
    public void end() throws IOException {
        array.end();
    }
}
