package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.conversation.Pairing.Method;
import io.holdfast.core.model.HoldfastException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PairingTest {
    private static final String TENT = "A two-person tent can be rented for 14 euros a night.";

    @Test
    void theLastUserMessageIsJudgedWithTheFinalAnswerToIt() {
        Pairing pairing = Talk.of(
                        "bot: Hello!",
                        "user: What does a tent cost?",
                        "bot: " + TENT,
                        "user: Are dogs allowed?",
                        "bot: Let me look that up for you.",
                        "bot: Dogs are allowed on a lead.",
                        "bot: Can I help with anything else?")
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.FROM_CONVERSATION);
        assertThat(pairing.question()).isEqualTo(3);
        assertThat(pairing.answer()).isEqualTo(5);
        assertThat(pairing.response()).isEqualTo("Dogs are allowed on a lead.");
    }

    @Test
    void theContextOfAnEarlierTurnDoesNotMoveTheJudgementAway() {
        Pairing pairing = Talk.of(
                        "user: What does a tent cost?",
                        "bot: " + TENT,
                        "user: Are dogs allowed?",
                        "bot: Dogs are allowed on a lead.")
                .response(TENT)
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.OTHER_TURN);
        assertThat(pairing.question()).isEqualTo(2);
        assertThat(pairing.response()).isEqualTo("Dogs are allowed on a lead.");
    }

    @Test
    void aResponseThatIsNotATurnYetAnswersTheLastMessageHoweverLikeAnEarlierTurnItIs() {
        Pairing pairing = Talk.of("user: What does a tent for two cost?", "bot: " + TENT, "user: And a tent for four?")
                .response("A four-person tent can be rented for 22 euros a night.")
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.LAST_USER);
        assertThat(pairing.question()).isEqualTo(2);
        assertThat(pairing.answer()).isNull();
    }

    @Test
    void thanksAtTheEndDoNotHideTheQuestionTheResponseAnswers() {
        Pairing pairing = Talk.of(
                        "user: What does a tent cost?",
                        "bot: " + TENT,
                        "user: Great, thank you!",
                        "bot: You're welcome!")
                .response(TENT)
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.EXACT);
        assertThat(pairing.question()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            You're welcome! Have a nice day.              | 0
            You're welcome! Tents are free for children.  | 2
            """)
    void thanksAnsweredByACourtesyLeaveTheQuestionBeforeToBeJudged(String reply, int question) {
        Pairing pairing = Talk.of(
                        "user: What does a tent cost?", "bot: " + TENT, "user: Perfect, thank you!", "bot: " + reply)
                .score()
                .pairing();
        assertThat(pairing.question()).isEqualTo(question);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Let me look that up.",
                "One moment, please…",
                "Sure! I'll check that for you.",
                "Mohon tunggu sebentar.",
                "Einen Moment bitte, ich schaue nach."
            })
    void announcementsAreNoAnswers(String interim) {
        ConversationReport report =
                Talk.of("user: What does a tent cost?", "bot: " + interim).score();
        assertThat(report.pairing().method()).isEqualTo(Method.NONE);
        assertThat(Talk.code(report.completeness())).isEqualTo("empty_answer");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Let me explain: the tent costs 14 euros.", "Looking at our list, it is 14 euros.", "It is free."
            })
    void answersAreNoAnnouncements(String answer) {
        assertThat(Talk.of("user: What does a tent cost?", "bot: " + answer)
                        .score()
                        .pairing()
                        .response())
                .isEqualTo(answer);
    }

    @Test
    void anyTurnCanBeJudgedByItsNumberAndAllOfThemAtOnce() {
        Talk talk = Talk.of(
                "user: What does a tent cost?", "bot: " + TENT, "user: Are dogs allowed?", "bot: Dogs are allowed.");
        assertThat(talk.scoreTurn("1").pairing().response()).isEqualTo(TENT);
        assertThat(talk.scoreTurn("3").pairing().question()).isZero();
        assertThat(talk.scoreTurn("3").pairing().method()).isEqualTo(Method.CHOSEN);
        assertThat(talk.scoreAll()).extracting(r -> r.pairing().response()).containsExactly(TENT, "Dogs are allowed.");
        assertThatThrownBy(() -> talk.scoreTurn("2"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("[1, 3, 5, 7]");
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
                        "user: What does a tent cost?", "bot: " + TENT, "bot: Shall I reserve a pitch for you?")
                .response("A two-person tent can be rented for 14 euros per night.")
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.SIMILAR);
        assertThat(pairing.question()).isZero();
        assertThat(pairing.answer()).isEqualTo(1);
        assertThat(pairing.similarity()).isBetween(0.5, 0.999);
    }

    @Test
    void aResponseLikeNoTurnIsJudgedInPlaceOfTheFinalAnswer() {
        Pairing pairing = Talk.of("user: What does a tent cost?", "bot: Ask at the reception, they know.")
                .response(TENT)
                .score()
                .pairing();
        assertThat(pairing.method()).isEqualTo(Method.LAST_ANSWERED);
        assertThat(pairing.question()).isZero();
        assertThat(pairing.response()).isEqualTo(TENT);
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
