package io.holdfast.app.pipeline;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.ScoreJson;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Consumer;

/** From records to lines of JSON: every good record is evaluated, every bad one is handed on, all in input order. */
public final class Scoring {
    private static final Set<ErrorCode> NO_CASE_CAN_PASS =
            EnumSet.of(ErrorCode.MODEL_MISSING, ErrorCode.MODEL_DAMAGED, ErrorCode.BAD_CONFIG, ErrorCode.UNAUTHORIZED);

    private final OrderedPipeline<InputRecord, Result> pipeline;

    public Scoring(Evaluator<Grounding> evaluator, int threads) {
        this.pipeline = new OrderedPipeline<>(threads, record -> result(evaluator, record), Scoring::broken);
    }

    /** What became of a record: a line, or the bad record itself. */
    private sealed interface Result {
        record Line(String json) implements Result {}

        record Unread(InputRecord.Bad bad) implements Result {}
    }

    /** How many records became lines, and how many could not be read. */
    public record Counts(long scored, long unread) {}

    public Counts run(Iterator<InputRecord> records, Consumer<String> lines, Consumer<InputRecord.Bad> unread) {
        long[] counts = new long[2];
        pipeline.run(records, result -> {
            if (result instanceof Result.Line line) {
                counts[0]++;
                lines.accept(line.json());
            } else if (result instanceof Result.Unread bad) {
                counts[1]++;
                unread.accept(bad.bad());
            }
        });
        return new Counts(counts[0], counts[1]);
    }

    private static Result result(Evaluator<Grounding> evaluator, InputRecord record) {
        if (record instanceof InputRecord.Good good) {
            return line(good, evaluator.evaluate(good.testCase(), good.answer()));
        }
        return new Result.Unread((InputRecord.Bad) record);
    }

    /** An evaluator that breaks costs its case: the line says so. A model that is not there costs the run. */
    private static Result broken(InputRecord record, Throwable e) {
        ErrorCode code = e instanceof HoldfastException known ? known.code() : ErrorCode.INTERNAL;
        if (e instanceof HoldfastException known && NO_CASE_CAN_PASS.contains(code)) {
            throw known;
        }
        if (record instanceof InputRecord.Good good) {
            return line(good, new Finding.Unmeasured<>(code, e.getMessage() == null ? e.toString() : e.getMessage()));
        }
        return new Result.Unread((InputRecord.Bad) record);
    }

    private static Result line(InputRecord.Good good, Finding<Grounding> finding) {
        return new Result.Line(ScoreJson.line(good.testCase().id(), finding));
    }
}
