package io.holdfast.app.pipeline;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import java.util.Iterator;
import java.util.function.Consumer;

/** From records to lines of JSON: every good record is evaluated, every bad one is handed on, all in input order. */
public final class Scoring {
    private final OrderedPipeline<InputRecord, Result> pipeline;

    public Scoring(Evaluator<Grounding> evaluator, int threads) {
        this(new RecordScorer(evaluator), threads);
    }

    public Scoring(RecordScorer scorer, int threads) {
        this.pipeline = new OrderedPipeline<>(threads, record -> result(scorer, record));
    }

    /** What became of a record: a line, or the bad record itself. */
    private sealed interface Result {
        record Scored(RecordScorer.Line line) implements Result {}

        record Unread(InputRecord.Bad bad) implements Result {}
    }

    /** How many records became lines, and how many could not be read. */
    public record Counts(long scored, long unread) {}

    public Counts run(Iterator<InputRecord> records, Consumer<String> lines, Consumer<InputRecord.Bad> unread) {
        return runJudged(records, line -> lines.accept(line.json()), unread);
    }

    /** As {@link #run}, with the verdict log beside each line. */
    public Counts runJudged(
            Iterator<InputRecord> records, Consumer<RecordScorer.Line> lines, Consumer<InputRecord.Bad> unread) {
        long[] counts = new long[2];
        pipeline.run(records, result -> {
            if (result instanceof Result.Scored scored) {
                counts[0]++;
                lines.accept(scored.line());
            } else if (result instanceof Result.Unread bad) {
                counts[1]++;
                unread.accept(bad.bad());
            }
        });
        return new Counts(counts[0], counts[1]);
    }

    private static Result result(RecordScorer scorer, InputRecord record) {
        if (record instanceof InputRecord.Good good) {
            return new Result.Scored(scorer.judged(good));
        } else if (record instanceof InputRecord.Bad bad) {
            return new Result.Unread(bad);
        }
        return new Result.Unread(
                new InputRecord.Bad(record.line(), "no answer is recorded; there is nothing to score"));
    }
}
