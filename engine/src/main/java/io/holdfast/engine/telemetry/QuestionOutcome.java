package io.holdfast.engine.telemetry;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything about one answered question.
 *
 * @param shown what the user sees: the draft with its citations, or the abstention with what was missing
 * @param draft the best draft, also when it was not shown
 * @param evidence text of the cited passages, for the finalizer
 * @param sources where the answer can be checked; empty for an abstention
 * @param declined what was looked for and what is missing; null where an answer is shown
 * @param wrongCitations sentences whose cited passage does not support them
 * @param retrieved documents whose passages were selected in any round
 */
public record QuestionOutcome(
        Question question,
        String shown,
        boolean abstained,
        Draft draft,
        String evidence,
        List<Citation> sources,
        @Nullable Declined declined,
        double overlap,
        double support,
        int wrongCitations,
        List<String> retrieved,
        List<RoundRecord> rounds,
        Map<String, Integer> tokensByStage,
        int tokens,
        String reason,
        Duration latency) {
    public QuestionOutcome {
        retrieved = List.copyOf(retrieved);
        sources = List.copyOf(sources);
        rounds = List.copyOf(rounds);
    }

    public List<String> citations() {
        return abstained ? List.of() : draft.citations();
    }

    /** How often a mechanism did something, over all rounds. */
    public int activations(String mechanism) {
        return rounds.stream()
                .mapToInt(r -> r.activations().getOrDefault(mechanism, 0))
                .sum();
    }
}
