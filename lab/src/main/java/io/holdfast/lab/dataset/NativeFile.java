package io.holdfast.lab.dataset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;

/** Reads native cases: one JSON object a line. */
final class NativeFile {
    private final String name;

    NativeFile(String name) {
        this.name = name;
    }

    List<DatasetCase> read(String text) {
        List<DatasetCase> cases = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty()) {
                cases.add(readLine(line, name + ": line " + (i + 1)));
            }
        }
        return cases;
    }

    private static DatasetCase readLine(String line, String place) {
        JsonNode node;
        try {
            node = Json.read(line);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": not JSON: " + e.getOriginalMessage(), e);
        }
        if (!node.isObject()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, place + ": not a JSON object");
        }
        DatasetFields fields = new DatasetFields(node, place);
        Case testCase = new Case(
                fields.required("id"),
                fields.required("question"),
                documents(fields),
                fields.optional("reference"),
                fields.flag("answerable"));
        return new DatasetCase(Kind.NATIVE, testCase, null, null, null, CaseFile.variants(fields), null);
    }

    private static List<Document> documents(DatasetFields fields) {
        List<Document> documents = new ArrayList<>();
        if (fields.has("context")) {
            documents.add(Document.of("0", fields.required("context")));
        }
        for (JsonNode node : fields.node("contexts")) {
            String id = Integer.toString(documents.size());
            if (node.isTextual()) {
                documents.add(Document.of(id, node.asText()));
            } else {
                DatasetFields part = new DatasetFields(node, "contexts[" + id + "]");
                if (!node.path("text").isTextual()) {
                    throw fields.bad("contexts[" + id + "]", "needs text");
                }
                String given = part.optional("id");
                documents.add(new Document(
                        given == null ? id : given,
                        part.optional("title"),
                        part.optional("url"),
                        node.path("text").asText()));
            }
        }
        return documents;
    }
}
