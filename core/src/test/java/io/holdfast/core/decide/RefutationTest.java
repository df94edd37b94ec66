package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs that need no copy, against a model that supports everything. */
class RefutationTest {
    private static final String PODS = """
            | Pod | Ready | Restarts | Node |
            |---|---|---|---|
            | ingest-1 | 1/1 | 4 | alder |
            | ingest-2 | 0/1 | 9 | birch |
            | export | 2/2 | 0 | alder |
            """;
    private static final String OVEN =
            "The oven heats up in 4 minutes. Bread is baked at 220 °C for 35 minutes. The fan turns at 50 rpm. The tray"
                    + " weighs 2 kg and is 40 cm wide. A baker earns £3,200 a month, an apprentice A$900.";

    private record Gullible() implements GroundingModel {
        @Override
        public boolean decisionFitted() {
            return true;
        }

        @Override
        public String id() {
            return "gullible";
        }

        @Override
        public double support(String claim, String evidence) {
            return 0.99;
        }
    }

    private static TracedClaim trace(String question, String answer, String text, Without without) {
        return new Tracer(ConfigLoader.defaults(), new Gullible(), without)
                .trace(AnswerClaims.whole(question, answer), List.of(Document.of("d", text)));
    }

    private static TracedClaim trace(String question, String answer, String text) {
        return trace(question, answer, text, Without.NOTHING);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "For heating up the oven needs 4 seconds. | \"4 seconds\", the source says \"4 min",
                "As for its weight, the tray is 2 g. | \"2 g\", the source says \"2 kg",
                "Every month a baker there earns €3,200. | \"€3,200\", the source says \"£3,200",
                "The tray is wide enough, at 40 mm. | \"40 mm\", the source says \"40 cm",
            })
    void theSameNumberInAnotherUnitIsRefuted(String claim, String why) {
        TracedClaim traced = trace("", claim, OVEN);
        assertThat(traced.rule()).isEqualTo(Rule.UNIT_MISMATCH);
        assertThat(traced.verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(traced.diagnosis()).contains(why.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "For heating up the oven needs 240 seconds.", // the same amount
                "For heating up the oven needs 5 seconds.", // another number: the model's affair
                "The tray that is used weighs 2000 g.",
                "Every month an apprentice earns $900.", // dollars of which country is not said
                "The roof of the church weighs 2 tonnes.", // the unit is about something else
            })
    void otherAmountsAreNotRefutedByTheirUnit(String claim) {
        assertThat(trace("", claim, OVEN).rule()).isNotEqualTo(Rule.UNIT_MISMATCH);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What is the Ready of ingest-1? | 0/1",
                "How many restarts does ingest-2 have? | 4",
                "On which node does export run? | birch",
                "Which node is ingest-1 on? | 1/1",
            })
    void theValueOfAnotherCellIsRefuted(String question, String answer) {
        assertThat(trace(question, answer, PODS).rule()).isEqualTo(Rule.CELL_MISMATCH);
        assertThat(trace(question, answer, PODS, Without.proof(Without.Proof.ASKED_CELL))
                        .rule())
                .isEqualTo(Rule.GROUNDING_MODEL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What is the Ready of ingest-1? | 1/1",
                "How many restarts does ingest-2 have? | 9 restarts",
                "How many restarts does ingest-2 have? | 12", // no cell holds it: nothing was exchanged
                "Which pod runs on the node alder? | export", // two rows are named, and one of them is right
                "Which has more restarts, ingest-1 or ingest-2? | ingest-2",
                "What are the restarts of ingest-1 and export? | 0",
                "How is export doing? | 0",
            })
    void whatTheQuestionDoesNotNameIsNotRefuted(String question, String answer) {
        assertThat(trace(question, answer, PODS).rule()).isNotEqualTo(Rule.CELL_MISMATCH);
    }

    @Test
    void aRowWithoutTheColumnThatIsAskedForSaysNothing() {
        String two =
                "{\"containers\": [{\"name\": \"app\", \"image\": \"shop/app:2\"}, {\"name\": \"sidecar\", \"image\":"
                        + " \"mesh/proxy:1\"}], \"states\": [{\"name\": \"app\", \"ready\": false}, {\"name\": \"sidecar\", \"ready\": true}]}";
        assertThat(trace("What is the image of app?", "mesh/proxy:1", two).rule())
                .isEqualTo(Rule.CELL_MISMATCH);
        assertThat(trace("What is the image of app?", "shop/app:2", two).rule()).isNotEqualTo(Rule.CELL_MISMATCH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many visitors came in the month after June?",
                "How many visitors came in the month before June?",
                "How many visitors came in the month following June?",
                "Wie viele Visitors kamen nach June?",
                "Combien de Visitors après June ?",
            })
    void aCellIsNotAskedForByItsNeighbour(String question) {
        String months = "| Month | Visitors |\n|---|---|\n| May | 410 |\n| June | 455 |\n| July | 620 |";
        assertThat(trace("How many visitors came in June?", "620", months).rule())
                .isEqualTo(Rule.CELL_MISMATCH);
        assertThat(trace(question, "620", months).rule()).isNotEqualTo(Rule.CELL_MISMATCH);
    }

    /** What a document quotes as wrong, leads to or replaced refutes nothing; beside it, what does. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The lake is not poisoned.|The claim that the lake is poisoned is untrue.|SUPPORTED",
                "The lake is not poisoned.|\"The lake is poisoned,\" a post claimed.|SUPPORTED",
                "The lake is not poisoned.|Rumours said that the lake is poisoned.|SUPPORTED",
                "The lake is not poisoned.|Many say the lake is poisoned. This is false.|SUPPORTED",
                "The lake is not poisoned.|The lake is poisoned. True or false? False.|SUPPORTED",
                "The lake is not poisoned.|The lake is poisoned. This is sad.|CONTRADICTED",
                "The report was not false.|Ann said that the report was false.|CONTRADICTED",
                "The fee is 9 euros a day.|Former text: The fee is 5 euros a day.|SUPPORTED",
                "The fee is 9 euros a day.|Our fees: The fee is 5 euros a day.|CONTRADICTED",
                "The pass includes entry.|The pass does not include:\\n- boats\\n\\nIt includes:\\n- entry|SUPPORTED",
                "The pass includes boats.|The pass does not include:\\n- boats\\n\\nIt includes:\\n- entry|CONTRADICTED",
            })
    void whatADocumentTakesBackRefutesNothing(String claim, String text, Verdict verdict) {
        assertThat(trace("", claim, text.replace("\\n", "\n")).verdict()).isEqualTo(verdict);
    }
}
