package io.holdfast.example.library;

import static io.holdfast.junit.GroundingAssertions.assertNoRegression;
import static io.holdfast.junit.GroundingAssertions.assertThatAnswer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.junit.AnswerScorer;
import io.holdfast.junit.Grounded;
import io.holdfast.junit.GroundedCase;
import io.holdfast.junit.GroundedTest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a team with a chatbot for a public library puts beside its other tests. */
@Grounded
class LibraryAnswersTest {
    private static final String RULES = "Books may be kept for 28 days. The fine is 20 cents a day.";

    /** One test per recorded answer; the report names each by its id and score. */
    @GroundedTest("answers.jsonl")
    void recordedAnswersAreGrounded(GroundedCase recorded) {
        recorded.assertThat().isGrounded();
    }

    /** The same answers against what was accepted last time: {@code mvn test -Dholdfast.update=true} accepts anew. */
    @Test
    void answersAreNoWorseThanLastTime(AnswerScorer scorer) {
        assertNoRegression(
                scorer.cases(Path.of("src/test/resources/answers.jsonl")).toList(),
                Path.of("src/test/resources/answers.baseline.json"));
    }

    @Test
    void oneAnswerInDetail() {
        assertThatAnswer("Books may be kept for 28 days.")
                .toQuestion("How long may I keep a book?")
                .givenContext(RULES)
                .isFaithful()
                .hasRiskBelow(0.5)
                .citesSpan("kept for 28 days");
    }

    /** What a failure looks like. */
    @Test
    void wrongAnswerFailsWithTheReason() {
        assertThatThrownBy(() -> assertThatAnswer("The fine is 50 cents a day.")
                        .givenContext(RULES)
                        .isFaithful())
                .satisfies(e -> assertThat(e.getMessage())
                        .contains("the answer says \"50\", the source says \"20\"")
                        .contains("document \"0\" 31..58: \"The fine is 20 cents a day.\""));
    }
}
