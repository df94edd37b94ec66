package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HallucinationTest {
    private static final String HOURS = "The sauna is open from 14:00 to 22:00. Towels can be rented for 3 euros.";

    @Test
    void onlyTheInventedSentenceIsListedWithItsNearestEvidence() {
        String invented = "The sauna was renovated by a Finnish architect in 2019.";
        Hallucination found = Talk.measured(Talk.of(
                        "user: When is the sauna open?",
                        "bot: Hello! The sauna is open from 14:00 to 22:00. " + invented + " Anything else?")
                .chunk("h", HOURS)
                .score()
                .hallucination());
        assertThat(found.unsupported()).extracting(c -> c.claim().text()).containsExactly(invented);
        assertThat(found.unsupported().get(0).evidence().get(0).passage().documentId())
                .isEqualTo("h");
        assertThat(found.score()).isEqualTo(0.5);
        assertThat(found.support()).isEqualTo(0.5);
    }

    @Test
    void whatTheUserSaidBeforeIsNotHallucinated() {
        TracedClaim claim = only(Talk.of(
                        "user: We are four adults and arrive on Friday evening.",
                        "bot: Noted, thank you!",
                        "user: Please confirm our arrival.",
                        "bot: You are four adults and arrive on Friday evening.")
                .chunk("h", HOURS)
                .score());
        assertThat(claim.rule()).isEqualTo(Rule.SAID_BY_USER);
        assertThat(claim.evidence().get(0).passage().documentId()).isEqualTo("turn:1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My name is Luna.",
                "I'm Luna, your virtual assistant.",
                "Today is 1 September 2026.",
                "You asked about the opening hours of the sauna.",
                "I understand that you want to know when the sauna opens."
            })
    void theBotsNameTheDateAndTheUsersWordsAreNoClaims(String sentence) {
        Hallucination found = Talk.measured(Talk.of(
                        "user: I want to know the opening hours of the sauna. When is it open?",
                        "bot: " + sentence + " The sauna is open from 14:00 to 22:00.")
                .chunk("h", HOURS)
                .score()
                .hallucination());
        assertThat(found.trace().claims())
                .extracting(c -> c.claim().text())
                .containsExactly("The sauna is open from 14:00 to 22:00.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Today is 24 December 2026.",
                "You asked about a refund of 300 euros for the cancelled cruise.",
                "I'm sure the sauna has a steam room."
            })
    void aWrongDateAndWordsTheUserNeverUsedStayClaims(String sentence) {
        Hallucination found = Talk.measured(Talk.of("user: When is the sauna open?", "bot: " + sentence)
                .chunk("h", HOURS)
                .score()
                .hallucination());
        assertThat(found.trace().claims()).hasSize(1);
    }

    @Test
    void whatIsUnsureIsNotHeldAgainstTheResponse() {
        Claim claim = new Claim(new Span(0, 4), "Open", "Open");
        TracedClaim unsure = new TracedClaim(claim, Verdict.UNSURE, 0.5, Rule.SAID_BY_USER, List.of(), "unsure");
        Hallucination found = new Hallucination(new Trace(List.of(unsure)));
        assertThat(found.score()).isZero();
        assertThat(found.unsupported()).isEmpty();
        assertThat(found.unsure()).containsExactly(unsure);
    }

    @Test
    void aQuestionOfTheUserProvesNothing() {
        TracedClaim claim =
                only(Talk.of("user: Does the pool have a 50 metre lane?", "bot: The pool has a 50 metre lane.")
                        .chunk("h", HOURS)
                        .score());
        assertThat(claim.verdict()).isNotEqualTo(Verdict.SUPPORTED);
    }

    @Test
    void agreeingWithAUserWhoIsWrongIsNoSupport() {
        TracedClaim claim = only(Talk.of(
                        "user: The sauna is open from 9:00 to 22:00. Please confirm the opening hours of the sauna.",
                        "bot: The sauna is open from 9:00 to 22:00.")
                .chunk("h", HOURS)
                .score());
        assertThat(claim.verdict()).isEqualTo(Verdict.CONTRADICTED);
    }

    @Test
    void whatTheUserSaysAfterwardsDoesNotCount() {
        TracedClaim claim = only(Talk.of(
                        "user: Tell me about the garden.",
                        "bot: The garden has eleven plum trees.",
                        "user: The garden has eleven plum trees.")
                .chunk("h", HOURS)
                .scoreTurn("1"));
        assertThat(claim.supported()).isFalse();
    }

    @Test
    void courtesiesAndQuestionsAreNoClaims() {
        ConversationReport report = Talk.of("user: Thanks!", "bot: You're welcome! Is there anything else?")
                .chunk("h", HOURS)
                .score();
        assertThat(Talk.code(report.hallucination())).isEqualTo("no_claims");
        assertThat(report.outcome()).isNotEqualTo(Outcome.FAIL);
    }

    @Test
    void anInventedAnswerWithoutContextDoesNotPass() {
        ConversationReport report = Talk.of(
                        "user: When is the sauna open?", "bot: The sauna is open from 8:00 to 23:00.")
                .score();
        assertThat(Talk.code(report.hallucination())).isEqualTo("no_context");
        assertThat(report.outcome()).isEqualTo(Outcome.WARN);
    }

    @Test
    void whatAToolReturnedIsContext() {
        ConversationReport report = Talk.of(
                        "user: When is the sauna open?",
                        "tool: " + HOURS,
                        "bot: The sauna is open from 14:00 to 22:00.")
                .score();
        assertThat(Talk.measured(report.hallucination()).score()).isZero();
        assertThat(report.chunks().supporting()).containsExactly("tool:3");
    }

    @Test
    void aLinkNobodyGaveIsNamedAndAPointerToAKnownPageIsNoClaim() {
        ConversationReport report = Talk.of(
                        "user: When is the sauna open?",
                        "bot: The sauna is open from 14:00 to 22:00. Details are on [this page](https://docs.example/h)."
                                + " Book at https://spa-booking.example/now.")
                .chunk("h", HOURS)
                .score();
        assertThat(report.unknownLinks()).containsExactly("https://spa-booking.example/now");
        assertThat(Talk.measured(report.hallucination()).trace().claims())
                .noneMatch(c -> c.claim().text().startsWith("Details"));
    }

    @Test
    void chunksAreSortedIntoUsedUnusedAndMissing() {
        ChunkUse use = Talk.of("user: When is the sauna open?", "bot: The sauna is open from 14:00 to 22:00.")
                .chunk("h", HOURS)
                .chunk("x", "The bar serves juice.")
                .chunk("blank", "  ")
                .score()
                .chunks();
        assertThat(use.used()).containsExactly("h");
        assertThat(use.unused()).containsExactly("x");
        assertThat(use.missing()).containsExactly("gone", "blank");
        assertThat(use.supporting()).containsExactly("h");
    }

    private static TracedClaim only(ConversationReport report) {
        Hallucination found = Talk.measured(report.hallucination());
        assertThat(found.trace().claims()).hasSize(1);
        return found.trace().claims().get(0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ok thanks       | Happy to help!
            Thanks, bye!    | You are welcome, goodbye!
            Perfect, thanks | Glad I could help. Enjoy your visit!
            Great, thank you | My pleasure. Let me know if you need anything else.
            Terima kasih    | Sama-sama, senang bisa membantu!
            Danke!          | Gern geschehen, schönen Tag noch!
            Merci           | Avec plaisir, bonne journée !
            Gracias         | De nada, un placer.
            """)
    void aCourtesyAnsweredByACourtesyStatesNothing(String thanks, String response) {
        ConversationReport report = Talk.of(
                        "user: When is the sauna open?",
                        "bot: The sauna is open from 14:00 to 22:00.",
                        "user: " + thanks,
                        "bot: " + response)
                .chunk("h", HOURS)
                .scoreTurn("5");
        assertThat(Talk.code(report.hallucination())).isEqualTo("no_claims");
        assertThat(report.outcome()).isEqualTo(Outcome.PASS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ok thanks              | Happy to help! The sauna has a steam room.  | 1
            ok thanks              | Happy to help! The bar is open until 3:00.  | 1
            When is the sauna open? | The sauna is open from 14:00 to 22:00. Happy to help! | 1
            Is help free?          | Help is free.                               | 1
            """)
    void whatIsStatedBesideACourtesyStaysAClaim(String asked, String response, int claims) {
        assertThat(Talk.measured(Talk.of("user: " + asked, "bot: " + response)
                                .chunk("h", HOURS)
                                .score()
                                .hallucination())
                        .trace()
                        .claims())
                .hasSize(claims);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            As of today, 1 September 2026, the sauna is open from 14:00 to 22:00.     | SUPPORTED
            As of 1 September 2026, the sauna is open from 14:00 to 22:00.            | SUPPORTED
            Today, Tuesday 1 September 2026, the sauna is open from 14:00 to 22:00.   | SUPPORTED
            Today (September 1, 2026) towels can be rented for 3 euros.               | SUPPORTED
            As of today, 24 December 2026, the sauna is open from 14:00 to 22:00.     | CONTRADICTED
            As of today, 1 September 2026, the sauna is open from 9:00 to 22:00.      | CONTRADICTED
            """)
    void theDayOfTheTurnIsNoPartOfAClaim(String response, Verdict expected) {
        TracedClaim claim = only(Talk.of("user: Is the sauna open, and can I rent towels?", "bot: " + response)
                .chunk("h", HOURS)
                .score());
        assertThat(claim.verdict() == Verdict.SUPPORTED).isEqualTo(expected == Verdict.SUPPORTED);
    }
}
