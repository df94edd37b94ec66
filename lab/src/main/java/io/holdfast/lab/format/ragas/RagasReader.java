package io.holdfast.lab.format.ragas;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.format.ForeignReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.RecordFields;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads RAGAS samples: {@code user_input, retrieved_contexts, response, reference} and the older {@code question,
 * contexts, answer, ground_truth(s)}; as JSON lines, arrays, CSV, or a column a field. In a sample of several turns the
 * last turn is the case.
 */
public final class RagasReader extends ForeignReader {
    public RagasReader(InputSettings settings, Losses losses) {
        super(settings, Set.of(), losses);
    }

    @Override
    protected Iterator<InputRecord> records(long line, ObjectNode object) {
        Optional<RagasColumns> columns = RagasColumns.of(object);
        if (columns.isEmpty()) {
            return super.records(line, object);
        }
        int[] row = {0};
        Iterator<ObjectNode> rows = columns.get().rows();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public InputRecord next() {
                row[0]++;
                return read(line, "row " + row[0] + ": ", rows.next());
            }
        };
    }

    @Override
    protected InputRecord record(long line, RecordFields fields) throws BadFieldException {
        fields.listExtra(null, "reference_contexts", "reference_contexts");
        fields.listExtra(null, "retrieved_context_ids", "retrieved_context_ids");
        if (fields.peek("user_input").isArray()) {
            return lastTurn(line, fields, Turns.of(fields.take("user_input").orElseThrow()));
        }
        String question = fields.required("user_input", "question");
        List<Document> documents = contexts(fields)
                .orElseThrow(() -> fields.missing(
                        "a list of strings (empty if nothing was retrieved)", "retrieved_contexts", "contexts"));
        return fields.record(
                line,
                fields.text("id"),
                question,
                documents,
                reference(fields),
                fields.text("response", "answer"),
                null);
    }

    private static Optional<List<Document>> contexts(RecordFields fields) throws BadFieldException {
        Optional<List<Document>> found = fields.documents(null, "retrieved_contexts", "contexts");
        JsonNode ids = fields.peek("retrieved_context_ids");
        if (found.isEmpty() || ids.size() != found.get().size() || ids.isEmpty()) {
            return found;
        }
        fields.take("retrieved_context_ids");
        List<Document> named = new ArrayList<>();
        for (Document document : found.get()) {
            named.add(Document.of(ids.get(named.size()).asText(), document.text()));
        }
        return Optional.of(Documents.distinct(named));
    }

    /** The reference; where older files list several, the first, and the list stays among the extras. */
    private static @Nullable String reference(RecordFields fields) throws BadFieldException {
        Optional<JsonNode> several = fields.take("ground_truths");
        String reference = fields.text("reference", "ground_truth");
        if (several.isEmpty()) {
            return reference;
        }
        if (several.get().size() > 1 || reference != null) {
            fields.extra("ground_truths", several.get());
        }
        JsonNode first = several.get().isArray() ? several.get().path(0) : several.get();
        return reference == null && first.isTextual() ? first.textValue() : reference;
    }

    private static InputRecord lastTurn(long line, RecordFields fields, Turns turns) throws BadFieldException {
        List<Document> documents = contexts(fields).orElse(Documents.of(turns.toolResults()));
        if (turns.question() == null) {
            throw new BadFieldException("field \"user_input\" holds no message of type human");
        }
        if (documents.isEmpty()) {
            throw new BadFieldException("a sample of several turns without retrieved_contexts and without messages of"
                    + " type tool: there is nothing to check the answer against");
        }
        fields.extra("messages", turns.messages());
        return fields.record(
                line, fields.text("id"), turns.question(), documents, reference(fields), turns.answer(), null);
    }
}
