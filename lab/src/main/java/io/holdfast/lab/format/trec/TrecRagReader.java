package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.format.Fields;
import io.holdfast.lab.format.ForeignReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.RecordFields;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads answers of the TREC RAG track: {@code topic_id, topic, references[], answer[]{text, citations[]}}, and the later
 * layout with these under {@code metadata}. References are ids of documents; their texts come from a corpus. The
 * sentences with their citations stay among the extras.
 */
public final class TrecRagReader extends ForeignReader {
    /** The extra that holds the sentences with their citations. */
    public static final String SENTENCES = "sentences";

    private final Map<String, Document> corpus;

    /** @param corpus the texts of the references, by id */
    public TrecRagReader(InputSettings settings, Map<String, Document> corpus, Losses losses) {
        super(settings, Set.of(), losses);
        this.corpus = corpus;
    }

    @Override
    protected InputRecord record(long line, RecordFields fields) throws BadFieldException {
        JsonNode metadata = fields.peek("metadata");
        String id = first(fields, metadata, "topic_id", "narrative_id");
        String question = first(fields, metadata, "topic", "narrative", "title");
        String model = first(fields, metadata, "run_id");
        if (id == null) {
            throw fields.missing("a string", "topic_id");
        } else if (question == null) {
            throw fields.missing("the question", "topic");
        }
        JsonNode references =
                fields.take("references").orElseThrow(() -> fields.missing("a list of ids", "references"));
        JsonNode sentences = fields.take("answer").orElseThrow(() -> fields.missing("a list of sentences", "answer"));
        List<Document> documents = documents(references);
        List<String> texts = new ArrayList<>();
        Set<String> cited = new LinkedHashSet<>();
        if (!sentences.isArray()) {
            throw Fields.wrong("answer", sentences, "a list of {\"text\", \"citations\"}");
        }
        for (JsonNode sentence : sentences) {
            texts.add(new Fields(sentence, "answer[" + texts.size() + "].").text("text"));
            citations(sentence.path("citations"), documents, cited);
        }
        fields.take("response_length");
        fields.extra(SENTENCES, sentences);
        InputRecord record = fields.record(line, id, question, documents, null, String.join(" ", texts), model);
        return record instanceof InputRecord.Good good
                ? new InputRecord.Good(line, good.testCase(), cited(good.answer(), cited), good.extras())
                : record;
    }

    private static Answer cited(Answer answer, Set<String> citations) {
        return new Answer(answer.text(), answer.model(), List.copyOf(citations), null, null);
    }

    private static @Nullable String first(RecordFields fields, JsonNode metadata, String... names)
            throws BadFieldException {
        String own = fields.text(names);
        for (String name : names) {
            JsonNode value = metadata.path(name);
            own = own == null && value.isValueNode() && !value.isNull() ? value.asText() : own;
        }
        return own;
    }

    private List<Document> documents(JsonNode references) throws BadFieldException {
        if (!references.isArray()) {
            throw Fields.wrong("references", references, "a list of document ids");
        }
        List<Document> documents = new ArrayList<>();
        for (JsonNode reference : references) {
            String place = "references[" + documents.size() + "]";
            if (reference.isObject()) {
                Fields fields = new Fields(reference, place + ".");
                String id = fields.textOrNull("docid");
                documents.add(new Document(
                        id == null ? Integer.toString(documents.size()) : id,
                        fields.textOrNull("title"),
                        fields.textOrNull("url"),
                        fields.text("text")));
                continue;
            }
            Document document = corpus.get(reference.asText());
            if (document == null) {
                throw new BadFieldException("field \"" + place + "\": the text of document " + reference.asText()
                        + " is not known; give a file that has it with --corpus");
            }
            documents.add(document);
        }
        return Documents.distinct(documents);
    }

    /** Citations point into the references, or name a document. */
    private static void citations(JsonNode citations, List<Document> documents, Set<String> cited) {
        for (JsonNode citation : citations) {
            if (citation.isIntegralNumber()) {
                if (citation.intValue() >= 0 && citation.intValue() < documents.size()) {
                    cited.add(documents.get(citation.intValue()).id());
                }
            } else if (citation.isTextual()) {
                cited.add(citation.textValue());
            }
        }
    }
}
