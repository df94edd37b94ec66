package io.holdfast.lab.grounding;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.grounding.Invariance.Change;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InvarianceTest {
    private static final Evaluator<Grounding> WORDS = new Faithfulness(ConfigLoader.defaults(), null, null);

    private static List<LabelledAnswer> answers() {
        List<LabelledAnswer> answers = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            String context = "The ferry " + i + " leaves the northern quay at dawn.\n\nIts crew of " + (4 + i)
                    + " sleeps ashore.\n\nTickets for ferry " + i + " are sold in the bakery.";
            String answer = "The ferry " + i + " leaves the northern quay at dawn. Tickets for ferry " + i
                    + " are sold in the bakery. The captain of ferry " + i + " collects stamps from Peru.";
            answers.add(new LabelledAnswer(
                    "ferries",
                    "QA",
                    "g",
                    Integer.toString(i),
                    "",
                    "en",
                    new Case(Integer.toString(i), "?", List.of(Document.of("0", context)), null, null),
                    answer,
                    false,
                    List.of()));
        }
        return answers;
    }

    @Test
    void nothingThatDoesNotMatterChangesAVerdict() {
        var changes = new Invariance(() -> WORDS, 2_000).measure(answers());
        assertThat(changes).containsOnlyKeys(Change.values());
        assertThat(changes.values()).allSatisfy(c -> {
            assertThat(c.answers()).isEqualTo(9);
            assertThat(c.claims()).isEqualTo(27);
            assertThat(c.changed()).isZero();
        });
    }

    @Test
    void anEvaluatorThatReadsOnlyTheFirstDocumentIsCaught() {
        Evaluator<Grounding> firstOnly = (testCase, answer) ->
                WORDS.evaluate(testCase.withDocuments(testCase.documents().subList(0, 1)), answer);
        assertThat(new Invariance(() -> firstOnly, 2_000)
                        .measure(answers())
                        .get(Change.ORDER)
                        .changed())
                .isEqualTo(18);
    }
}
