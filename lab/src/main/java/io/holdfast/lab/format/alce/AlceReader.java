package io.holdfast.lab.format.alce;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.ForeignReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.RecordFields;
import java.util.List;
import java.util.Set;

/**
 * Reads results of the ALCE benchmark: {@code question}, {@code docs[]{id, title, text}} and the answer as
 * {@code output}, with inline citations such as {@code [1][3]} that count the documents from 1. Records are a list, or
 * under {@code data} beside the arguments of the run.
 */
public final class AlceReader extends ForeignReader {
    public AlceReader(InputSettings settings, Losses losses) {
        super(settings, Set.of("data"), losses);
    }

    @Override
    protected InputRecord record(long line, RecordFields fields) throws BadFieldException {
        String question = fields.required("question");
        List<Document> documents =
                fields.documents(null, "docs").orElseThrow(() -> fields.missing("a list of documents", "docs"));
        String id = fields.text("id", "sample_id", "qampari_id");
        String reference = fields.peek("answer").isTextual() ? fields.text("answer") : null;
        fields.take("prompt");
        return fields.record(line, id, question, documents, reference, fields.text("output"), null);
    }
}
