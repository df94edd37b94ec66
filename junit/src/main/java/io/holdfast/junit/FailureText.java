package io.holdfast.junit;

import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;

/** What a failed assertion says: enough to know what to fix without opening anything else. */
final class FailureText {
    private FailureText() {}

    static String of(GroundedCase result, String expectation) {
        StringBuilder text = new StringBuilder("\nExpecting the answer");
        if (!result.id().equals("answer")) {
            text.append(" of case ").append(result.id());
        }
        text.append("\n  ").append(result.answer().text().strip().replace("\n", "\n  "));
        if (!result.testCase().question().isBlank()) {
            text.append("\nto the question\n  ")
                    .append(result.testCase().question().strip());
        }
        text.append("\n").append(expectation).append(", but:\n");
        text.append(FindingText.of(result.finding()));
        supported(text, result.finding());
        if (FindingText.limitation(result.finding()).isEmpty()) {
            result.scorer()
                    .limitation()
                    .ifPresent(why -> text.append("\n\nscored by ").append(why));
        }
        return text.append('\n').toString();
    }

    /** What does hold, and on which spans: an assertion about citations can fail with every claim supported. */
    private static void supported(StringBuilder text, Finding<Grounding> finding) {
        for (TracedClaim claim : FindingText.claims(finding)) {
            if (claim.supported()) {
                text.append("\n\n  [ok] ")
                        .append('"')
                        .append(claim.claim().text().strip())
                        .append('"');
                claim.evidence().stream().limit(1).map(FailureText::rests).forEach(text::append);
            }
        }
    }

    private static String rests(Evidence evidence) {
        return "\n      rests on " + FindingText.evidence(evidence);
    }
}
