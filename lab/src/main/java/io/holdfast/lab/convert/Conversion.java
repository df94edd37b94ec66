package io.holdfast.lab.convert;

import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.InputRecord;
import java.io.IOException;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** From the records of one format to a writer of another, one at a time. */
public final class Conversion {
    private final @Nullable ScoreLines scores;
    private final CaseWriter writer;
    private final Consumer<InputRecord.Bad> unread;

    /**
     * @param scores the findings that belong to the records, when results are written
     * @param unread is given every record that could not be read
     */
    public Conversion(@Nullable ScoreLines scores, CaseWriter writer, Consumer<InputRecord.Bad> unread) {
        this.scores = scores;
        this.writer = writer;
        this.unread = unread;
    }

    /** How many records were written, and how many could not be read. */
    public record Counts(long written, long unread) {}

    public Counts run(Iterator<InputRecord> records) throws IOException {
        long written = 0;
        long bad = 0;
        while (records.hasNext()) {
            InputRecord record = records.next();
            if (record instanceof InputRecord.Bad problem) {
                bad++;
                unread.accept(problem);
            } else {
                writer.write(entry(record));
                written++;
            }
        }
        if (scores != null) {
            scores.end();
        }
        writer.end();
        return new Counts(written, bad);
    }

    private Entry entry(InputRecord record) {
        if (record instanceof InputRecord.Good good) {
            Entry entry = Entry.of(good);
            return scores == null
                    ? entry
                    : entry.withScore(scores.next(good.testCase().id()));
        }
        return Entry.of((InputRecord.Unanswered) record);
    }
}
