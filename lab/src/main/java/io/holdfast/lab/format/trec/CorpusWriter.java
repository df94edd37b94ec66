package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.json.Hash;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes documents as a BEIR corpus ({@code _id, title, text}), each once. Ids that stand for different texts in
 * different cases get the case's id before them.
 */
public final class CorpusWriter {
    private final JsonLines lines;
    private final Map<String, String> hashById = new HashMap<>();

    public CorpusWriter(Writer out) {
        this.lines = JsonLines.lines(out);
    }

    /** The id under which the document is in the corpus. */
    public String add(String caseId, Document document) throws IOException {
        String hash = Hash.of(document.text(), String.valueOf(document.title()), String.valueOf(document.url()));
        String id = document.id();
        for (int n = 1; hashById.containsKey(id) && !hash.equals(hashById.get(id)); n++) {
            id = caseId.replaceAll("\\s", "_") + "/" + document.id() + (n == 1 ? "" : "#" + n);
        }
        if (hashById.putIfAbsent(id, hash) == null) {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("_id", id);
            line.put("title", document.title() == null ? "" : document.title());
            line.put("text", document.text());
            if (document.url() != null) {
                line.put("url", document.url());
            }
            lines.write(line);
        }
        return id;
    }
}
