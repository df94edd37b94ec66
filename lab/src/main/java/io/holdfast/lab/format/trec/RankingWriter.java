package io.holdfast.lab.format.trec;

import io.holdfast.core.model.Document;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** Writes which documents belong to which question, as a TREC run or as judgements; nothing else has a place there. */
public final class RankingWriter implements CaseWriter {
    private final Writer out;
    private final boolean run;
    private final Losses losses;

    private RankingWriter(Writer out, boolean run, Losses losses) {
        this.out = out;
        this.run = run;
        this.losses = losses;
    }

    public static RankingWriter run(Writer out, Losses losses) {
        return new RankingWriter(out, true, losses);
    }

    public static RankingWriter judgements(Writer out, Losses losses) {
        return new RankingWriter(out, false, losses);
    }

    @Override
    public void write(Entry entry) throws IOException {
        List<Document> documents = entry.testCase().documents();
        Map<String, String> grades = Grades.of(entry.extras());
        for (int i = 0; i < documents.size(); i++) {
            String query = word(entry.testCase().id());
            String document = word(documents.get(i).id());
            out.write(
                    run
                            ? query + " Q0 " + document + " " + (i + 1) + " " + (documents.size() - i) + " holdfast\n"
                            : query + " 0 " + document + " "
                                    + grades.getOrDefault(documents.get(i).id(), "1") + "\n");
        }
        losses.add("everything but the ids of questions and documents");
    }

    /** Columns are separated by white space: an id has none. */
    private static String word(String id) {
        return id.isBlank() ? "_" : id.replaceAll("\\s", "_");
    }

    @Override
    public void end() {
        // a ranking ends with its last line
    }
}
