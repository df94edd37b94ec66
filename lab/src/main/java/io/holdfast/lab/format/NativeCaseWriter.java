package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.io.IOException;
import java.io.Writer;

/** Writes the native format: one JSON object a line, extras after our own fields. */
public final class NativeCaseWriter implements CaseWriter {
    private final JsonLines lines;
    private final Losses losses;

    public NativeCaseWriter(Writer out, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        lines.write(record(entry, losses));
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }

    static ObjectNode record(Entry entry, Losses losses) {
        Case testCase = entry.testCase();
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        record.put("id", testCase.id());
        record.put("question", testCase.question());
        ArrayNode contexts = record.putArray("contexts");
        for (int i = 0; i < testCase.documents().size(); i++) {
            context(contexts, i, testCase.documents().get(i));
        }
        Answer answer = entry.answer();
        if (answer != null) {
            record.put("answer", answer.text());
        }
        if (testCase.reference() != null) {
            record.put("reference", testCase.reference());
        }
        if (testCase.answerable() != null) {
            record.put("answerable", testCase.answerable());
        }
        if (answer != null && answer.model() != null) {
            record.put("model", answer.model());
        }
        JsonLines.extras(record, NativeCaseReader.FIELDS, entry.extras(), losses);
        return record;
    }

    /** A document that has nothing but its place and text is a string. */
    private static void context(ArrayNode contexts, int index, Document document) {
        if (document.id().equals(Integer.toString(index)) && document.title() == null && document.url() == null) {
            contexts.add(document.text());
            return;
        }
        ObjectNode context = contexts.addObject().put("id", document.id());
        if (document.title() != null) {
            context.put("title", document.title());
        }
        if (document.url() != null) {
            context.put("url", document.url());
        }
        context.put("text", document.text());
    }
}
