package io.holdfast.core.conversation;

import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.Refusals;
import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.turn.ContentWords;
import io.holdfast.core.conversation.turn.Courtesies;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.LanguageDetector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Traces the claims of a response to chunks, then those still open to the user's own statements. */
final class ClaimCheck {
    private final Faithfulness faithfulness;
    private final UserStatements statements;
    private final ClaimExtractor claims = new ClaimExtractor();

    ClaimCheck(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel grounding,
            @Nullable LanguageDetector detector) {
        this.faithfulness = new Faithfulness(config, embedder, grounding, detector);
        this.statements = new UserStatements(config, grounding);
    }

    Measurement<Hallucination> check(
            String question,
            String response,
            List<Document> chunks,
            List<Turn> history,
            Links links,
            OutsideDocuments outside) {
        Courtesies courtesies = Courtesies.answering(question);
        long found = claims.extract(response, text -> ContentWords.of(text).size()).claims().stream()
                .filter(c -> states(c.text(), courtesies, links, outside))
                .count();
        if (found == 0) {
            return unclaimed();
        }
        if (Refusals.isRefusal(response)) {
            return Measurement.none(ErrorCode.NO_CLAIMS, "the response declines to answer");
        }
        if (chunks.isEmpty()) {
            return Measurement.none(
                    ErrorCode.NO_CONTEXT, "no retrieved chunk has text; claims that could not be checked: " + found);
        }
        Case testCase = new Case("response", question, chunks, null, null);
        Finding<Grounding> finding = faithfulness.evaluate(testCase, Answer.of(outside.withoutToday(response)));
        return finding.fold(
                scored -> hallucination(scored.detail().trace(), courtesies, history, links, outside),
                abstained -> Measurement.none(ErrorCode.NO_CLAIMS, "the response declines to answer"),
                unmeasured -> Measurement.none(unmeasured.code(), unmeasured.message()));
    }

    private Measurement<Hallucination> hallucination(
            Trace trace, Courtesies courtesies, List<Turn> history, Links links, OutsideDocuments outside) {
        List<Document> said = UserStatements.of(history);
        List<TracedClaim> checked = trace.claims().stream()
                .filter(c -> states(c.claim().text(), courtesies, links, outside))
                .map(c -> statements.recheck(c, said))
                .toList();
        return checked.isEmpty() ? unclaimed() : Measurement.of(new Hallucination(new Trace(checked)));
    }

    /** Whether a sentence states something the documents could hold: to decline a part of the question does not. */
    private static boolean states(String sentence, Courtesies courtesies, Links links, OutsideDocuments outside) {
        return !links.pointer(sentence)
                && !outside.is(sentence)
                && !Refusals.isRefusal(sentence)
                && !courtesies.is(sentence);
    }

    private static Measurement<Hallucination> unclaimed() {
        return Measurement.none(ErrorCode.NO_CLAIMS, "the response states nothing that could be checked");
    }
}
