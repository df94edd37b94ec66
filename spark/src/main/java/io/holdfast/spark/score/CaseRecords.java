package io.holdfast.spark.score;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.format.ScoreJson;
import org.jspecify.annotations.Nullable;

/** Records of the native case format, scored as {@code holdfast score} does. */
final class CaseRecords {
    private final NativeCaseReader reader;
    private final RecordScorer scorer;

    CaseRecords(InputSettings settings, Evaluator<Grounding> evaluator) {
        this.reader = new NativeCaseReader(settings);
        this.scorer = new RecordScorer(evaluator);
    }

    Result score(long line, String text) {
        InputRecord read = reader.parse(line, text);
        if (read instanceof InputRecord.Good good) {
            return scored(good);
        }
        String problem = read instanceof InputRecord.Bad bad ? bad.problem() : "the record holds no answer to score";
        return new Result.Unreadable(ErrorCode.BAD_INPUT, problem);
    }

    private Result scored(InputRecord.Good good) {
        String id = good.testCase().id();
        Finding<Grounding> finding = scorer.finding(good);
        String json = ScoreJson.line(id, finding);
        return finding.fold(
                scored -> of(id, "scored", finding, null, scores(scored.score(), scored.detail()), json),
                abstained -> of(id, "abstained", finding, abstained.reason(), scores(null, abstained.detail()), json),
                unmeasured -> of(id, "unmeasured", finding, unmeasured.code().id(), Result.CaseScores.NONE, json));
    }

    private static Result of(
            String id,
            String outcome,
            Finding<Grounding> finding,
            @Nullable String reason,
            Result.CaseScores scores,
            String json) {
        return new Result.Scored(
                Result.Kind.CASE, id, outcome, finding.failure(), reason, scores, Result.ConversationScores.NONE, json);
    }

    private static Result.CaseScores scores(@Nullable Double faithfulness, Grounding grounding) {
        return new Result.CaseScores(
                faithfulness,
                grounding.risk(),
                grounding.path().id(),
                new Result.Claims(
                        grounding.trace().count(Verdict.SUPPORTED),
                        grounding.trace().count(Verdict.CONTRADICTED),
                        grounding.trace().count(Verdict.NOT_FOUND)));
    }
}
