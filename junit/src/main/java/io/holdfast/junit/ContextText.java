package io.holdfast.junit;

import io.holdfast.core.context.RetrievedChunk;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Finding;
import java.util.List;
import java.util.stream.IntStream;

/** What a failed assertion about what was retrieved says: the diagnosis, the claims nobody holds, each chunk in its order. */
final class ContextText {
    private ContextText() {}

    static String of(String answer, Finding<RetrievedContext> finding, String expectation, String found) {
        StringBuilder text = new StringBuilder("\nExpecting what was retrieved for the answer\n  ")
                .append(answer.strip().replace("\n", "\n  "))
                .append('\n')
                .append(expectation)
                .append(", but ")
                .append(found)
                .append(":\n");
        return finding.fold(
                scored -> text.append(of(scored.detail())).toString(),
                abstained -> text.append(abstained.reason()).append('\n').toString(),
                unmeasured -> text.append(unmeasured.message()).append('\n').toString());
    }

    private static String of(RetrievedContext context) {
        StringBuilder text = new StringBuilder("  ").append(context.diagnosis()).append('\n');
        List<String> reference = context.reference() == null ? List.of() : context.reference();
        IntStream.range(0, reference.size())
                .filter(i ->
                        context.chunks().stream().noneMatch(c -> c.reference().contains(i)))
                .forEach(i -> text.append("\n  in no chunk: \"")
                        .append(reference.get(i))
                        .append("\"\n"));
        int rank = 1;
        for (RetrievedChunk chunk : context.chunks()) {
            text.append("\n  ")
                    .append(rank++)
                    .append(". document \"")
                    .append(chunk.document())
                    .append("\": ")
                    .append(context.relevant(chunk) ? "relevant" : "not relevant")
                    .append(chunk.used() ? ", used by the answer" : ", not used");
            chunk.evidence().stream()
                    .limit(1)
                    .forEach(evidence -> text.append("\n      ").append(FindingText.evidence(evidence)));
        }
        return text.append('\n').toString();
    }
}
