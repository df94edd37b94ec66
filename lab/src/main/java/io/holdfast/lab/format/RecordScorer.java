package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.judge.Judgement;
import io.holdfast.core.judge.VerdictLog;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns a recorded answer into its line of {@code score} output: the same bytes from the command line, the service and
 * Spark. An evaluator that breaks costs its case, and the line says so; a model that is not there costs the run.
 */
public final class RecordScorer {
    private static final Set<ErrorCode> NO_CASE_CAN_PASS =
            EnumSet.of(ErrorCode.MODEL_MISSING, ErrorCode.MODEL_DAMAGED, ErrorCode.BAD_CONFIG, ErrorCode.UNAUTHORIZED);

    private final Scorer scorer;
    private final List<Measure> measures;

    /** Without a judge. */
    public RecordScorer(Evaluator<Grounding> evaluator) {
        this((testCase, answer) -> new Outcome(evaluator.evaluate(testCase, answer), null), List.of());
    }

    private RecordScorer(Scorer scorer, List<Measure> measures) {
        this.scorer = scorer;
        this.measures = List.copyOf(measures);
    }

    public static RecordScorer withJudge(Scorer scorer) {
        return new RecordScorer(scorer, List.of());
    }

    /** The same with more measures, whose objects come last in the line. */
    public RecordScorer with(List<Measure> more) {
        return new RecordScorer(scorer, more);
    }

    /** Something else that is measured of a recorded answer. */
    public interface Measure {
        /** The field of the line. */
        String field();

        /** What was measured; {@code outcome} says whether it could be. */
        ObjectNode of(InputRecord.Good recorded);
    }

    /** A finding, and what the judge said where one was asked. */
    public record Outcome(
            Finding<Grounding> finding, @Nullable Judgement judgement) {}

    /** An evaluator that may ask a judge. */
    @FunctionalInterface
    public interface Scorer {
        Outcome score(Case testCase, Answer answer);
    }

    /** A record's line, and its verdict log where a judge was asked and could be read. */
    public record Line(String json, @Nullable VerdictLog log) {}

    /** Whether an error with this code would come back with every other record. */
    public static boolean costsTheRun(ErrorCode code) {
        return NO_CASE_CAN_PASS.contains(code);
    }

    public String line(InputRecord.Good recorded) {
        return judged(recorded).json();
    }

    /** The finding that the line is made of. */
    public Finding<Grounding> finding(InputRecord.Good recorded) {
        return outcome(recorded).finding();
    }

    public Line judged(InputRecord.Good recorded) {
        Outcome outcome = outcome(recorded);
        String json = ScoreJson.line(recorded.testCase().id(), outcome.finding(), outcome.judgement());
        if (!measures.isEmpty()) {
            ObjectNode line = Json.own(json);
            measures.forEach(measure -> line.set(measure.field(), measured(measure, recorded)));
            json = Json.line(line);
        }
        Judgement judgement = outcome.judgement();
        return new Line(json, judgement == null || !judgement.heard() ? null : judgement.log());
    }

    private Outcome outcome(InputRecord.Good recorded) {
        try {
            return scorer.score(recorded.testCase(), recorded.answer());
        } catch (HoldfastException e) {
            if (costsTheRun(e.code())) {
                throw e;
            }
            return unmeasured(e.code(), e);
        } catch (RuntimeException | StackOverflowError e) {
            return unmeasured(ErrorCode.INTERNAL, e);
        }
    }

    private static ObjectNode measured(Measure measure, InputRecord.Good recorded) {
        try {
            return measure.of(recorded);
        } catch (HoldfastException e) {
            if (costsTheRun(e.code())) {
                throw e;
            }
            return failed(e.code(), e);
        } catch (RuntimeException | StackOverflowError e) {
            return failed(ErrorCode.INTERNAL, e);
        }
    }

    private static ObjectNode failed(ErrorCode code, Throwable e) {
        return Json.object()
                .put("outcome", "unmeasured")
                .put("reason", code.id())
                .put("message", e.getMessage() == null ? e.toString() : e.getMessage());
    }

    private static Outcome unmeasured(ErrorCode code, Throwable e) {
        String message = e.getMessage() == null ? e.toString() : e.getMessage();
        return new Outcome(new Finding.Unmeasured<>(code, message), null);
    }
}
