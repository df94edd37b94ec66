package io.holdfast.spark.table;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.spark.score.JsonScorer;
import io.holdfast.spark.score.Result;
import io.holdfast.spark.score.ScorerSpec;
import io.holdfast.spark.score.SharedScorer;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** Scores the records of a partition one after the other, in order; blank ones leave no row. */
public final class ScoreRecords implements MapPartitionsFunction<Row, Row> {
    private static final long serialVersionUID = 1L;

    private final ScorerSpec spec;

    private ScoreRecords(ScorerSpec spec) {
        this.spec = spec;
    }

    /** Rows of {@link Schemas#RECORDS} become rows of {@link Schemas#RESULTS}. */
    public static Dataset<Row> results(Dataset<Row> records, ScorerSpec spec) {
        return records.mapPartitions(new ScoreRecords(spec), Encoders.row(Schemas.RESULTS));
    }

    @Override
    public Iterator<Row> call(Iterator<Row> records) {
        JsonScorer scorer = SharedScorer.of(spec);
        return new Iterator<>() {
            private @Nullable Row next;

            @Override
            public boolean hasNext() {
                while (next == null && records.hasNext()) {
                    next = result(scorer, spec.id(), records.next());
                }
                return next != null;
            }

            @Override
            public Row next() {
                if (!hasNext() || next == null) {
                    throw new NoSuchElementException();
                }
                Row row = next;
                next = null;
                return row;
            }
        };
    }

    private static @Nullable Row result(JsonScorer scorer, String id, Row at) {
        byte[] bytes = at.getAs("value");
        if (bytes == null) {
            Result.Unreadable none =
                    new Result.Unreadable(ErrorCode.BAD_INPUT, "the record is null; give its JSON as the value");
            return ResultRows.dead(at, new byte[0], 0, none);
        }
        long length = at.<Long>getAs("bytes");
        Result result = scorer.score(at.<Long>getAs("line"), bytes, length);
        if (result instanceof Result.Scored scored) {
            return ResultRows.scored(at, scored, id);
        } else if (result instanceof Result.Unreadable unreadable) {
            return ResultRows.dead(at, bytes, length, unreadable);
        }
        return null;
    }
}
