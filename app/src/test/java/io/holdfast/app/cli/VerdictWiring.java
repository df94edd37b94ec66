package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Locale;

/** A wiring that is told by the answer what to find: {@code supported}, {@code contradicted}, {@code not_found}, {@code unsure}, {@code timeout}, or nothing. */
final class VerdictWiring extends EchoWiring {
    @Override
    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
        return (testCase, answer) -> {
            String text = answer.text();
            if (text.isEmpty()) {
                return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty");
            } else if (text.equals("timeout")) {
                return new Finding.Unmeasured<>(ErrorCode.TIMEOUT, "the judge did not answer");
            }
            Verdict verdict = Verdict.valueOf(text.toUpperCase(Locale.ROOT));
            boolean supported = verdict == Verdict.SUPPORTED;
            List<Evidence> evidence = testCase.documents().stream()
                    .limit(1)
                    .map(d -> new Evidence(new Passage(d.id(), 0, d.text().length(), d.text()), 0.5))
                    .toList();
            TracedClaim claim = new TracedClaim(
                    new Claim(new Span(0, text.length()), text, text),
                    verdict,
                    supported ? 1 : 0,
                    supported ? Rule.GROUNDING_MODEL : Rule.NO_EVIDENCE,
                    evidence,
                    supported ? null : "value mismatch: the answer says \"60\", the source says \"30\"");
            return new Finding.Scored<>(
                    supported ? 1 : 0,
                    !supported,
                    new Grounding(
                            Grounding.Path.CLAIM_TRACING, new Trace(List.of(claim)), supported ? 0.1 : 0.9, null));
        };
    }
}
