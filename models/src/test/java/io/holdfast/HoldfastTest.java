package io.holdfast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.Scorers;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HoldfastTest {
    private static final String QUESTION = "How long is the timeout?";
    private static final List<String> DOCUMENTS = List.of("The default timeout is 30 seconds. Clients may change it.");
    private static final String RIGHT = "The default timeout is 30 seconds.";
    private static final String WRONG = "The default timeout is 60 seconds.";

    @Test
    void tellsRightFromWrongWithTheEmbeddedModels() {
        try (Holdfast holdfast = Holdfast.standard()) {
            CheckedAnswer right = holdfast.check(QUESTION, DOCUMENTS, RIGHT);
            CheckedAnswer wrong = holdfast.check(QUESTION, DOCUMENTS, WRONG);
            assertThat(right.grounded()).isTrue();
            assertThat(right.faithfulness()).hasValue(1);
            assertThat(right.language()).hasValue("en");
            assertThat(right.unsupported()).isEmpty();
            assertThat(right.claims().get(0).evidence().get(0).passage().documentId())
                    .isEqualTo("0");
            assertThat(wrong.grounded()).isFalse();
            assertThat(wrong.risk().orElseThrow()).isGreaterThan(right.risk().orElseThrow());
            assertThat(wrong.unsupported()).singleElement().satisfies(claim -> {
                assertThat(claim.verdict()).isEqualTo(Verdict.CONTRADICTED);
                assertThat(claim.claim().text()).isEqualTo(WRONG);
                assertThat(claim.diagnosis()).contains("30");
            });
            assertThat(wrong)
                    .hasToString(wrong.toString())
                    .asString()
                    .contains("60 seconds")
                    .contains("contradicted");
        }
    }

    @Test
    void anAnswerThatCannotBeMeasuredIsNotGrounded() {
        try (Holdfast holdfast = Holdfast.builder().withoutModels().build()) {
            CheckedAnswer empty = holdfast.check(QUESTION, DOCUMENTS, "  ");
            assertThat(empty.grounded()).isFalse();
            assertThat(empty.faithfulness()).isEmpty();
            assertThat(empty.risk()).isEmpty();
            assertThat(empty.claims()).isEmpty();
            assertThat(empty.finding())
                    .isInstanceOfSatisfying(
                            Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.EMPTY_ANSWER));
        }
    }

    @Test
    void namedDocumentsKeepTheirNames() {
        Case named = new Case("a", QUESTION, List.of(Document.of("manual", DOCUMENTS.get(0))), null, null);
        try (Holdfast holdfast = Holdfast.builder().withoutModels().build()) {
            assertThat(holdfast.check(named, Answer.of(WRONG)).toString()).contains("document \"manual\"");
        }
    }

    @Test
    void theConfigurationCounts() {
        Config germanOnly = new ConfigLoader()
                .set("languages.supported", "[de]", "test")
                .load()
                .config();
        try (Holdfast holdfast =
                Holdfast.builder().config(germanOnly).withoutModels().build()) {
            assertThat(holdfast.check(QUESTION, DOCUMENTS, RIGHT + " It can be changed by every client.")
                            .finding())
                    .isInstanceOf(Finding.Unmeasured.class);
        }
    }

    @Test
    void modelsOfTheCallerAreUsedAndLeftOpen() {
        Counting own = new Counting();
        Holdfast holdfast =
                Holdfast.builder().groundingModel(own).embedder(new Flat()).build();
        holdfast.check(QUESTION, DOCUMENTS, "By default clients wait for half a minute before they give up.");
        assertThat(own.asked).isPositive();
        assertThat(holdfast.modelIds()).containsExactly("flat", "counting");
        holdfast.close();
        assertThat(own.closed).isFalse();
    }

    @Test
    void modelsAndNoModelsCannotBothBeAskedFor() {
        assertThatThrownBy(() -> Holdfast.builder()
                        .withoutModels()
                        .groundingModel(new Counting())
                        .build())
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aClosedOneSaysSoAndAnotherGoesOn() {
        String reworded = "By default clients wait for half a minute before they give up.";
        Holdfast first = Holdfast.standard();
        Holdfast second = Holdfast.standard();
        CheckedAnswer before = first.check(QUESTION, DOCUMENTS, reworded);
        assertThat(second.check(QUESTION, DOCUMENTS, reworded)).hasToString(before.toString());
        first.close();
        first.close();
        assertThatThrownBy(() -> first.check(QUESTION, DOCUMENTS, reworded)).isInstanceOf(IllegalStateException.class);
        assertThat(second.check(QUESTION, DOCUMENTS, reworded + " Really.").claims())
                .isNotEmpty();
        second.close();
        try (Holdfast third = Holdfast.standard()) {
            assertThat(third.check(QUESTION, DOCUMENTS, reworded)).hasToString(before.toString());
        }
    }

    @Test
    void manyThreadsGetTheSame() {
        try (Holdfast holdfast = Holdfast.standard()) {
            String alone = holdfast.check(QUESTION, DOCUMENTS, WRONG).toString();
            assertThat(IntStream.range(0, 64)
                            .parallel()
                            .mapToObj(i ->
                                    holdfast.check(QUESTION, DOCUMENTS, WRONG).toString())
                            .distinct())
                    .containsExactly(alone);
        }
    }

    @Test
    void oneEvaluatorServesTheWholeProcess() {
        try (Scorers scorers = Scorers.withoutModels(ConfigLoader.defaults())) {
            assertThat(scorers.faithfulness()).isSameAs(scorers.faithfulness());
            assertThat(scorers.conversations()).isSameAs(scorers.conversations());
        }
    }

    @Test
    void sharedScorersStayOpen() {
        Scorers shared = Scorers.shared(ConfigLoader.defaults());
        shared.close();
        assertThat(shared.modelIds()).hasSize(2);
    }

    private static final class Counting implements GroundingModel, AutoCloseable {
        private int asked;
        private boolean closed;

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public double support(String claim, String evidence) {
            asked++;
            return 0.9;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private static final class Flat implements Embedder {
        @Override
        public String id() {
            return "flat";
        }

        @Override
        public float[] embed(String text) {
            return new float[] {1};
        }
    }
}
