package io.holdfast.lab.format.trec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;

/** Writes a BEIR folder: each case a query, whose documents are judged relevant, with the grades they had. */
public final class BeirWriter implements CaseWriter {
    private final JsonLines queries;
    private final Writer judgements;
    private final CorpusWriter corpus;
    private final Losses losses;
    private boolean started;

    /** The three files of the folder, by what they hold. */
    public BeirWriter(Writer corpus, Writer queries, Writer judgements, Losses losses) {
        this.corpus = new CorpusWriter(corpus);
        this.queries = JsonLines.lines(queries);
        this.judgements = judgements;
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        Case testCase = entry.testCase();
        ObjectNode query = JsonNodeFactory.instance.objectNode();
        query.put("_id", testCase.id()).put("text", testCase.question());
        for (Map.Entry<String, JsonNode> extra : entry.extras().entrySet()) {
            if (query.has(extra.getKey())) {
                losses.field(extra.getKey());
            } else if (!Grades.areHere(extra.getKey(), extra.getValue())) {
                query.set(extra.getKey(), extra.getValue());
            }
        }
        queries.write(query);
        header();
        String id = testCase.id().replaceAll("\\s", "_");
        if (!id.equals(testCase.id())) {
            losses.add("white space in an id");
        }
        Map<String, String> grades = Grades.of(entry.extras());
        for (Document document : testCase.documents()) {
            String grade = grades.remove(document.id());
            judgements.write(id + "\t" + corpus.add(id, document) + "\t" + (grade == null ? "1" : grade) + "\n");
        }
        for (Map.Entry<String, String> judged : grades.entrySet()) {
            judgements.write(id + "\t" + judged.getKey() + "\t" + judged.getValue() + "\n");
        }
        lost(entry);
    }

    private void lost(Entry entry) {
        if (entry.answer() != null) {
            losses.field("answer");
        }
        if (entry.testCase().reference() != null) {
            losses.field("reference");
        }
        if (entry.testCase().answerable() != null) {
            losses.field("answerable");
        }
    }

    private void header() throws IOException {
        if (!started) {
            judgements.write("query-id\tcorpus-id\tscore\n");
            started = true;
        }
    }

    @Override
    public void end() throws IOException {
        header();
        queries.end();
    }
}
