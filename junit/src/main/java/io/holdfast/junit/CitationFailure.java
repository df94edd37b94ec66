package io.holdfast.junit;

import io.holdfast.core.cite.CheckedMark;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.cite.CitedClaim;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Finding;
import java.util.stream.Collectors;

/** What a failed assertion about citations says: each marker that is not right, each claim without one. */
final class CitationFailure {
    private CitationFailure() {}

    static String of(String answer, Finding<Citations> finding, String expectation) {
        StringBuilder text = new StringBuilder("\nExpecting the answer\n  ")
                .append(answer.strip().replace("\n", "\n  "))
                .append('\n')
                .append(expectation)
                .append(", but:\n");
        return finding.fold(
                scored -> text.append(of(scored.detail())).toString(),
                abstained -> text.append(abstained.reason()).append('\n').toString(),
                unmeasured -> text.append(unmeasured.message()).append('\n').toString());
    }

    private static String of(Citations citations) {
        StringBuilder text = new StringBuilder();
        for (CheckedMark mark : citations.faulty()) {
            text.append("\n  ")
                    .append(mark.mark().text())
                    .append(" (answer ")
                    .append(mark.mark().span().start())
                    .append("..")
                    .append(mark.mark().span().end())
                    .append(") is ")
                    .append(mark.status().id().replace('_', ' '));
            String claims = mark.claims().stream()
                    .map(place -> "\"" + citations.claims().get(place).statement() + "\"")
                    .collect(Collectors.joining(", "));
            text.append(claims.isEmpty() ? "" : "\n      claim:   " + claims);
            text.append("\n      why:     ").append(mark.diagnosis());
            mark.evidence().stream()
                    .limit(1)
                    .forEach(evidence -> text.append("\n      nearest: ").append(FindingText.evidence(evidence)));
            text.append('\n');
        }
        for (CitedClaim claim : citations.uncited()) {
            text.append("\n  no citation: \"").append(claim.text().strip()).append("\" (answer ");
            text.append(claim.span().start())
                    .append("..")
                    .append(claim.span().end())
                    .append(")\n");
        }
        return text.toString();
    }
}
