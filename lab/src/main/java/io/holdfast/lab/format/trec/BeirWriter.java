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

/** Writes a BEIR folder: each case a query, whose documents are judged relevant. */
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
        queries.write(query);
        header();
        String id = testCase.id().replaceAll("\\s", "_");
        if (!id.equals(testCase.id())) {
            losses.add("white space in an id");
        }
        for (Document document : testCase.documents()) {
            judgements.write(id + "\t" + corpus.add(id, document) + "\t1\n");
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
        for (Map.Entry<String, JsonNode> extra : entry.extras().entrySet()) {
            losses.field(extra.getKey());
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
