package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Documents;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts queries, a ranking and a corpus together: a question a query, with its documents. This is how BEIR folders, runs
 * and judgements are read; none of them holds answers.
 */
public final class RetrievalReader {
    private final Map<String, Document> queries;
    private final Ranking ranking;
    private final Map<String, Document> corpus;
    private final Map<String, ObjectNode> fields;
    private final Losses losses;

    /** @param queries the wording of each query, by id */
    public RetrievalReader(
            Map<String, Document> queries, Ranking ranking, Map<String, Document> corpus, Losses losses) {
        this(queries, Map.of(), ranking, corpus, losses);
    }

    /** @param fields what else the record of a query holds, by its id */
    RetrievalReader(
            Map<String, Document> queries,
            Map<String, ObjectNode> fields,
            Ranking ranking,
            Map<String, Document> corpus,
            Losses losses) {
        this.queries = queries;
        this.fields = fields;
        this.ranking = ranking;
        this.corpus = corpus;
        this.losses = losses;
    }

    public Iterator<InputRecord> records() {
        queries.keySet().stream()
                .filter(query -> !ranking.queries().contains(query))
                .forEach(query -> losses.add("query without documents in the ranking"));
        long[] line = {0};
        return ranking.queries().stream()
                .map(query -> {
                    line[0]++;
                    return record(line[0], query);
                })
                .iterator();
    }

    private InputRecord record(long line, String id) {
        Document query = queries.get(id);
        if (query == null) {
            return new InputRecord.Bad(line, "query " + id + ": its wording is not among the queries");
        }
        List<Document> documents = new ArrayList<>();
        for (String name : ranking.documents(id)) {
            Document document = corpus.get(name);
            if (document == null) {
                return new InputRecord.Bad(line, "query " + id + ": document " + name + " is not in the corpus");
            }
            documents.add(document);
        }
        Case testCase = new Case(id, query.text(), Documents.distinct(documents), null, null);
        return new InputRecord.Unanswered(line, testCase, extras(id));
    }

    private Map<String, JsonNode> extras(String id) {
        Map<String, JsonNode> extras = new LinkedHashMap<>();
        ObjectNode own = fields.get(id);
        if (own != null) {
            own.properties().forEach(e -> extras.put(e.getKey(), e.getValue()));
        }
        Map<String, Double> grades = ranking.grades(id);
        if (!grades.isEmpty()) {
            extras.put(Grades.FIELD, Grades.json(grades));
            grades.values().stream()
                    .filter(grade -> grade <= 0)
                    .forEach(grade -> losses.add("text of a document judged not relevant (its grade is kept)"));
        }
        return extras;
    }
}
