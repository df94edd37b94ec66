package io.holdfast.lab.convert;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.trec.IdTexts;
import io.holdfast.lab.input.PeekInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Texts from one format to another, as the command does it, in memory. */
final class Trips {
    static final InputSettings SETTINGS = new InputSettings(4, 32);

    /** What a trip gave: the text, the corpus beside it, and what was lost. */
    record Trip(String text, String corpus, List<String> losses) {}

    private Trips() {}

    static Trip convert(Format from, String text, Format to) throws IOException {
        return convert(from, text, "", to);
    }

    static Trip convert(Format from, String text, String corpus, Format to) throws IOException {
        Losses losses = new Losses();
        StringWriter out = new StringWriter();
        StringWriter corpusOut = new StringWriter();
        CaseWriter writer = new Writers(false, Instant.EPOCH, "1", losses).of(to, out, corpusOut);
        new Conversion(null, writer, bad -> {
                    throw new AssertionError(bad);
                })
                .run(reader(from, corpus, losses).read(in(text)));
        return new Trip(out.toString(), corpusOut.toString(), losses.lines());
    }

    static List<InputRecord> read(Format format, String text) {
        return read(format, text, "");
    }

    static List<InputRecord> read(Format format, String text, String corpus) {
        List<InputRecord> records = new ArrayList<>();
        reader(format, corpus, new Losses()).read(in(text)).forEachRemaining(records::add);
        return records;
    }

    private static CaseReader reader(Format format, String corpus, Losses losses) {
        Map<String, Document> texts =
                corpus.isEmpty() ? Map.of() : new IdTexts("corpus", SETTINGS).read(in(corpus), id -> true);
        return new Readers(SETTINGS, texts, texts, losses).of(format);
    }

    static PeekInput in(String text) {
        return new PeekInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
