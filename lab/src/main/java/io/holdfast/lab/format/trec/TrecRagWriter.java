package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Carried;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes answers of the TREC RAG track; the texts of the documents go to a corpus file beside it. */
public final class TrecRagWriter implements CaseWriter {
    private static final Set<String> NAMES =
            Set.of("run_id", "topic_id", "topic", "references", "response_length", "answer", "holdfast");

    private final JsonLines lines;
    private final @Nullable CorpusWriter corpus;
    private final Losses losses;

    /** @param corpus where the texts go; null to let go of them */
    public TrecRagWriter(Writer out, @Nullable CorpusWriter corpus, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.corpus = corpus;
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        Answer answer = entry.answer();
        if (answer == null) {
            losses.add("case without an answer");
            return;
        }
        Map<String, JsonNode> extras = new LinkedHashMap<>(entry.extras());
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        record.put("run_id", answer.model() == null ? "holdfast" : answer.model());
        record.put("topic_id", entry.testCase().id());
        record.put("topic", entry.testCase().question());
        List<String> ids = ids(entry);
        ArrayNode references = record.putArray("references");
        ids.forEach(references::add);
        record.put(
                "response_length",
                answer.text().isBlank() ? 0 : answer.text().strip().split("\\s+").length);
        record.set("answer", sentences(answer, extras.remove(TrecRagReader.SENTENCES)));
        JsonLines.extras(record, NAMES, extras, losses);
        ObjectNode carried = carried(entry, ids);
        if (!carried.isEmpty()) {
            record.set(Carried.FIELD, carried);
        }
        lines.write(record);
    }

    private List<String> ids(Entry entry) throws IOException {
        List<String> ids = new ArrayList<>();
        for (Document document : entry.testCase().documents()) {
            if (corpus == null) {
                losses.add("text of a document (give --corpus-out FILE to keep it)");
                ids.add(document.id());
            } else {
                ids.add(corpus.add(entry.testCase().id(), document));
            }
        }
        return ids;
    }

    /** Our own object, when something has no other place; a model of that name is in run_id. */
    private static ObjectNode carried(Entry entry, List<String> ids) {
        ObjectNode carried = Carried.object(entry, Set.of(Carried.Part.ID, Carried.Part.MODEL));
        List<Document> documents = entry.testCase().documents();
        boolean sameIds = documents.stream().map(Document::id).toList().equals(ids);
        boolean named = documents.stream().anyMatch(d -> d.title() != null || d.url() != null);
        if (sameIds && !named) {
            carried.remove("contexts");
        } else if (!sameIds && !carried.has("contexts")) {
            ArrayNode names = carried.putArray("contexts");
            documents.forEach(document -> names.addObject().put("id", document.id()));
        }
        return carried;
    }

    /** The sentences as they were, if they still make up the answer; else the answer as one. */
    private static JsonNode sentences(Answer answer, @Nullable JsonNode given) {
        List<String> texts = new ArrayList<>();
        if (given != null) {
            given.forEach(sentence -> texts.add(sentence.path("text").asText()));
            if (String.join(" ", texts).equals(answer.text())) {
                return given;
            }
        }
        ArrayNode one = JsonNodeFactory.instance.arrayNode();
        one.addObject().put("text", answer.text()).putArray("citations");
        return one;
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
