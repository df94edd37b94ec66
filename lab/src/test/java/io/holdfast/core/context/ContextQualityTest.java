package io.holdfast.core.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** By words and facts alone: what supports what is certain here, so that the arithmetic is tested. */
class ContextQualityTest {
    private static final String RENT = "The rent of the boat house is 340 euros a month.";
    private static final String KEYS = "The keys are handed out by the harbour master on Fridays.";
    private static final String CRANE = "The yellow crane lifts boats of up to eight tonnes.";
    private static final String FISH = "Smoked fish is sold on the northern quay in summer.";

    private final ContextQuality quality = new ContextQuality(new Faithfulness(ConfigLoader.defaults(), null, null));

    private RetrievedContext measure(String reference, String answer, String... chunks) {
        Case testCase = Case.of("c", "What does the boat house cost, and who has the keys?", chunks)
                .withReference(reference);
        Finding<RetrievedContext> finding = quality.evaluate(testCase, Answer.of(answer));
        assertThat(finding).isInstanceOf(Finding.Scored.class);
        return ((Finding.Scored<RetrievedContext>) finding).detail();
    }

    @Test
    void relevantChunksCountMoreTheFurtherUpTheyAre() {
        String reference = RENT + " " + KEYS;

        assertThat(measure(reference, RENT, RENT, KEYS, FISH, CRANE).precision())
                .isEqualTo(1);
        assertThat(measure(reference, RENT, FISH, RENT, CRANE, KEYS).precision())
                .isEqualTo(0.5);
        assertThat(measure(reference, RENT, FISH, CRANE).precision()).isZero();
    }

    @Test
    void recallUseAndNoiseAreSharesWithTheirSpans() {
        RetrievedContext context = measure(RENT + " " + KEYS, RENT, RENT, KEYS, FISH);

        assertThat(context.recall()).isEqualTo(1);
        assertThat(context.use()).isEqualTo(0.5);
        assertThat(context.noise()).isCloseTo(1 / 3.0, within(1e-9));
        assertThat(context.chunks().get(0).evidence().get(0).passage().documentId())
                .isEqualTo("0");
        assertThat(context.chunks().get(2).carries()).isFalse();
    }

    @Test
    void whetherRetrievalOrTheAnswerIsToBlameIsTold() {
        RetrievedContext ignored = measure(RENT, "The rent of the boat house is 900 euros a month.", RENT, FISH);
        assertThat(ignored.sufficient()).isTrue();
        assertThat(ignored.cause()).isEqualTo(RetrievedContext.Cause.GENERATION);
        assertThat(ignored.diagnosis()).isEqualTo("the chunks hold the answer, and the answer did not keep to them");

        RetrievedContext missing = measure(RENT, "The rent of the boat house is 900 euros a month.", FISH, CRANE);
        assertThat(missing.sufficient()).isFalse();
        assertThat(missing.cause()).isEqualTo(RetrievedContext.Cause.RETRIEVAL);
        assertThat(missing.diagnosis())
                .isEqualTo("the chunks do not hold the answer: 1 of 1 claim of the reference is in none of them");

        RetrievedContext good = measure(RENT, RENT, RENT);
        assertThat(good.cause()).isNull();
    }

    @Test
    void withoutAReferenceTheAnswerSaysWhatIsRelevant() {
        Case testCase = Case.of("c", "What is the rent?", FISH, RENT);
        RetrievedContext context =
                ((Finding.Scored<RetrievedContext>) quality.evaluate(testCase, Answer.of(RENT))).detail();

        assertThat(context.precision()).isEqualTo(0.5);
        assertThat(context.recall()).isNull();
        assertThat(context.use()).isNull();
        assertThat(context.noise()).isEqualTo(0.5);
    }

    private RetrievedContext withoutReference(String question, String answer, String chunk) {
        return ((Finding.Scored<RetrievedContext>)
                        quality.evaluate(Case.of("c", question, chunk, FISH), Answer.of(answer)))
                .detail();
    }

    @Test
    void withoutAReferenceRetrievalIsNotBlamedForAWrongAnswer() {
        RetrievedContext contradicted = withoutReference(
                "How much must I pay monthly?", "The rent of the boat house is 900 euros a month.", RENT);
        assertThat(contradicted.sufficient()).isTrue();
        assertThat(contradicted.cause()).isEqualTo(RetrievedContext.Cause.GENERATION);
        assertThat(contradicted.diagnosis()).isEqualTo("the chunks say something else than the answer");

        RetrievedContext unknown =
                withoutReference("Which animals are allowed?", "Visitors may bring tame parrots along.", RENT);
        assertThat(unknown.sufficient()).isFalse();
        assertThat(unknown.cause()).isEqualTo(RetrievedContext.Cause.RETRIEVAL);
        assertThat(unknown.diagnosis())
                .contains("none was found that answers the question")
                .contains("reference");
    }

    @Test
    void recallNeverFallsWhenChunksAreAdded() {
        recallNeverFalls(8);
    }

    @Test
    @Tag("heavy")
    void recallNeverFallsInWhateverOrderChunksAreAdded() {
        recallNeverFalls(40);
    }

    private void recallNeverFalls(int orders) {
        String reference = RENT + " " + KEYS + " " + CRANE;
        List<String> pool = List.of(
                RENT,
                KEYS,
                CRANE,
                FISH,
                RENT.replace("340", "430"),
                KEYS.replace("Fridays", "Mondays"),
                RENT + " " + FISH);
        Random random = new Random(26);
        for (int round = 0; round < orders; round++) {
            List<String> order = new ArrayList<>(pool);
            Collections.shuffle(order, random);
            double before = 0;
            for (int n = 1; n <= order.size(); n++) {
                double recall = Objects.requireNonNull(
                        measure(reference, RENT, order.subList(0, n).toArray(String[]::new))
                                .recall());
                assertThat(recall).as("%s", order.subList(0, n)).isGreaterThanOrEqualTo(before);
                before = recall;
            }
            assertThat(before).isEqualTo(1);
        }
    }

    @Test
    void whatCannotBeMeasuredSaysWhy() {
        assertThat(quality.evaluate(Case.of("c", "What is the rent?", RENT), Answer.of("")))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.EMPTY_ANSWER));
        List<Document> many = new ArrayList<>();
        for (int i = 0; i < 2500; i++) {
            many.add(Document.of(Integer.toString(i), "Text number " + i + " about nothing."));
        }
        assertThat(quality.evaluate(new Case("c", "What is the rent?", many, null, null), Answer.of(RENT)))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.TOO_COMPLEX));
    }

    /** Of a short answer the statement opens with the question, which no chunk has to hold. */
    @Test
    void aShortAnswerIsHeldByTheChunkThatStatesIt() {
        Case asked = new Case(
                "c", "How much is a day ticket?", List.of(Document.of("0", "A day ticket costs 9 euros.")), null, null);
        assertThat(quality.evaluate(asked, Answer.of("A day ticket costs 9 euros.")))
                .isInstanceOfSatisfying(
                        Finding.Scored.class,
                        scored -> assertThat(scored.score()).isEqualTo(1));
    }
}
