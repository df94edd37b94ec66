package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.conversation.Pairing.Method;
import org.junit.jupiter.api.Test;

class PairingTest {
    private static final String TENT = "A two-person tent can be rented for 14 euros a night.";

    @Test
    void aResponseBelongsToTheTurnItAnswersNotToTheLastUserTurn() {
        Pairing pairing = Talk.of(
                        "bot: Hello!", "user: What does a tent cost?", "bot: " + TENT, "user: Are dogs allowed?")
                .response(TENT)
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.EXACT);
        assertThat(pairing.question()).isEqualTo(1);
        assertThat(pairing.answer()).isEqualTo(2);
    }

    @Test
    void aResponseStreamedInPiecesIsStillTheTurnItEquals() {
        Pairing pairing = Talk.of("user: What does a tent cost?", "bot: " + TENT)
                .response("A two-per", "son tent can be rented ", "for 14 euros a night.")
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.EXACT);
        assertThat(pairing.response()).isEqualTo(TENT);
    }

    @Test
    void ofTwoAnswersInARowTheOneThatIsMostLikeTheResponseIsTaken() {
        Pairing pairing = Talk.of(
                        "user: What does a tent cost?",
                        "bot: " + TENT,
                        "bot: Shall I reserve a pitch for you?",
                        "user: Later.",
                        "bot: Fine, just write again.")
                .response("A two-person tent can be rented for 14 euros per night.")
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.SIMILAR);
        assertThat(pairing.question()).isZero();
        assertThat(pairing.answer()).isEqualTo(1);
        assertThat(pairing.similarity()).isBetween(0.5, 0.999);
    }

    @Test
    void aResponseLikeNoTurnAnswersTheLastAnsweredUserTurn() {
        Pairing pairing = Talk.of("user: What does a tent cost?", "bot: One moment.", "user: Hello?")
                .response(TENT)
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.LAST_ANSWERED);
        assertThat(pairing.question()).isZero();
    }

    @Test
    void aResponseNotYetInTheConversationAnswersTheOnlyUserTurn() {
        Pairing pairing = Talk.of("bot: Hi!", "user: What does a tent cost?")
                .response(TENT)
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.LAST_USER);
        assertThat(pairing.question()).isEqualTo(1);
        assertThat(pairing.answer()).isNull();
    }

    @Test
    void withoutAResponseInTheContextTheConversationItselfHoldsIt() {
        Pairing pairing = Talk.of("user: What does a tent cost?", "bot: " + TENT, "user: Thanks")
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.FROM_CONVERSATION);
        assertThat(pairing.response()).isEqualTo(TENT);
    }

    @Test
    void anUnansweredConversationFailsWithACodeAndWithoutACrash() {
        ConversationReport report =
                Talk.of("bot: Hi!", "user: What does a tent cost?").score();
        assertThat(report.pairing().method()).isEqualTo(Method.NONE);
        assertThat(Talk.code(report.relevance())).isEqualTo("empty_answer");
        assertThat(Talk.code(report.hallucination())).isEqualTo("empty_answer");
        assertThat(report.outcome()).isEqualTo(Outcome.FAIL);
    }

    @Test
    void aConversationWithoutAnyTurnIsScoredToo() {
        ConversationReport report = Talk.of().response(TENT).chunk("a", TENT).score();
        assertThat(Talk.code(report.relevance())).isEqualTo("no_question");
        assertThat(Talk.measured(report.hallucination()).score()).isZero();
        assertThat(report.outcome()).isEqualTo(Outcome.WARN);
    }
}
