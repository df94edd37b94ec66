package io.holdfast.lab.format;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import java.util.EnumSet;
import java.util.Set;

/**
 * Turns a recorded answer into its line of {@code score} output: the same bytes from the command line, the service and
 * Spark. An evaluator that breaks costs its case, and the line says so; a model that is not there costs the run.
 */
public final class RecordScorer {
    private static final Set<ErrorCode> NO_CASE_CAN_PASS =
            EnumSet.of(ErrorCode.MODEL_MISSING, ErrorCode.MODEL_DAMAGED, ErrorCode.BAD_CONFIG, ErrorCode.UNAUTHORIZED);

    private final Evaluator<Grounding> evaluator;

    public RecordScorer(Evaluator<Grounding> evaluator) {
        this.evaluator = evaluator;
    }

    public String line(InputRecord.Good recorded) {
        return ScoreJson.line(recorded.testCase().id(), finding(recorded));
    }

    /** The finding behind the line. */
    public Finding<Grounding> finding(InputRecord.Good recorded) {
        try {
            return evaluator.evaluate(recorded.testCase(), recorded.answer());
        } catch (HoldfastException e) {
            if (NO_CASE_CAN_PASS.contains(e.code())) {
                throw e;
            }
            return unmeasured(e.code(), e);
        } catch (RuntimeException | StackOverflowError e) {
            return unmeasured(ErrorCode.INTERNAL, e);
        }
    }

    private static Finding<Grounding> unmeasured(ErrorCode code, Throwable e) {
        return new Finding.Unmeasured<>(code, e.getMessage() == null ? e.toString() : e.getMessage());
    }
}
