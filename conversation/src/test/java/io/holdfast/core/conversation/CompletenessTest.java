package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.conversation.Completeness.State;
import io.holdfast.core.conversation.turn.Intent;
import io.holdfast.core.conversation.turn.SmallTalk;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompletenessTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Do you treat children? | I couldn't find anything about children in our information. Please call the front desk.
            Is there a sauna?      | I don't have information about a sauna. You can contact the reception.
            """)
    void whoDeclinesAndSendsElsewhereHasNotAnswered(String question, String response) {
        assertThat(completeness(question, response).asked().get(0).state()).isEqualTo(State.DECLINED);
    }

    @Test
    void joinedQuestionsAreHeldToOneByOne() {
        Completeness found =
                completeness("How long is the trail and where does it start?", "The trail is 9 kilometres long.");
        assertThat(texts(found.asked())).containsExactly("How long is the trail", "where does it start?");
        assertThat(texts(found.uncovered())).containsExactly("where does it start?");
        assertThat(found.score()).isEqualTo(0.5);
    }

    @Test
    void itemsOfAnEnumerationAreHeldToOneByOne() {
        Completeness found = completeness(
                "Please tell me the deposit, the cleaning fee and the parking rules.",
                "The deposit is 200 euros. The cleaning fee is 45 euros.");
        assertThat(found.asked()).allMatch(Completeness.Asked::item);
        assertThat(texts(found.uncovered())).containsExactly("the parking rules");
    }

    @Test
    void indonesianQuestionsAreSplitToo() {
        Completeness found = completeness(
                "Berapa biaya kursus renang dan kapan kursus dimulai?",
                "Biaya kursus renang adalah Rp350.000 per bulan.");
        assertThat(found.asked()).hasSize(2);
        assertThat(texts(found.uncovered())).containsExactly("kapan kursus dimulai?");
    }

    @Test
    void wordsWithoutTheKindOfAnswerAskedForDoNotCover() {
        Completeness found = completeness("How much does the cleaning cost?", "The cleaning cost depends on the flat.");
        assertThat(found.score()).isZero();
        assertThat(found.asked().get(0).intent()).isEqualTo(Intent.AMOUNT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"What does the ferry to Orrey cost?", "What would a taxi to the airport cost"})
    void whatAThingCostsAsksForAnAmount(String question) {
        assertThat(Intent.of(question)).isEqualTo(Intent.AMOUNT);
    }

    @Test
    void aNumberElsewhereInTheResponseIsNotTheAmountAskedFor() {
        Completeness found = completeness(
                "How much is the deposit, and how much is the cleaning fee?",
                "The cleaning fee is waived by the owner. Payment is by card. The deposit is 200 euros.");
        assertThat(texts(found.uncovered())).containsExactly("how much is the cleaning fee?");
    }

    @Test
    void aPriceIsNoTimeAndASubordinateWhenAsksForNone() {
        assertThat(Intent.TIME.metBy("The pass costs 12.50 euros.")).isFalse();
        assertThat(Intent.TIME.metBy("Buka pukul 08.00.")).isTrue();
        assertThat(Intent.of("What happens when the battery is empty?")).isEqualTo(Intent.OTHER);
        assertThat(Intent.of("until when?")).isEqualTo(Intent.TIME);
    }

    @Test
    void aTurnThatAsksForNothingCannotBeMissed() {
        ConversationReport report =
                Talk.of("user: Terima kasih!", "bot: Sama-sama!").score();
        assertThat(Talk.code(report.completeness())).isEqualTo("no_question");
        assertThat(Talk.code(report.relevance())).isEqualTo("no_question");
        assertThat(report.outcome()).isEqualTo(Outcome.PASS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When does it open?            | It opens at 9.                          | ANSWERED
            When does it open?            | At 9.                                   | ANSWERED
            When does it open?            | I don't have information about that.    | DECLINED
            When does it open?            | The museum has a lovely garden.         | MISSED
            Where is the laundry?         | It's on the second floor.               | ANSWERED
            How much is parking?          | It is free for guests.                  | ANSWERED
            How much is parking?          | Parking depends on the season.          | MISSED
            How much is the deposit?      | The cleaning fee is 45 euros.           | MISSED
            Can I bring my dog?           | Yes, on a lead.                         | ANSWERED
            Can I bring my dog?           | Sorry, I cannot find that.              | DECLINED
            Who do I call at night?       | You can call the night manager.         | ANSWERED
            Kapan kolam renang buka?      | Buka pukul 07.00.                       | ANSWERED
            Kapan kolam renang buka?      | Maaf, saya tidak tahu.                  | DECLINED
            """)
    void aQuestionIsAnsweredDeclinedOrMissed(String question, String response, Completeness.State expected) {
        assertThat(completeness(question, response).asked())
                .extracting(Completeness.Asked::state)
                .containsExactly(expected);
    }

    @Test
    void eachPartOfAQuestionHasItsOwnFate() {
        Completeness found = completeness(
                "When does the spa open, is parking free and how much is a massage?",
                "The spa opens at 10. I don't have information about parking.");
        assertThat(found.asked())
                .extracting(Completeness.Asked::state)
                .containsExactly(State.ANSWERED, State.DECLINED, State.MISSED);
        assertThat(found.score()).isEqualTo(1 / 3.0);
    }

    @Test
    void decliningHonestlyWarnsAndMissingFails() {
        assertThat(reason("When does the spa open?", "I don't have information about that."))
                .isEqualTo(Outcome.WARN);
        assertThat(reason("When does the spa open?", "The restaurant serves fish."))
                .isEqualTo(Outcome.FAIL);
    }

    private static Outcome reason(String question, String response) {
        return Talk.of("user: " + question, "bot: " + response).score().reasons().stream()
                .filter(r -> r.part().equals("completeness"))
                .findFirst()
                .orElseThrow()
                .outcome();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Thanks, bye!", "Perfect, thank you so much!", "Hello?", "Not now, thanks.", "Ok got it 👍"})
    void smallTalkAsksNothing(String message) {
        ConversationReport report =
                Talk.of("user: " + message, "bot: You're welcome!").score();
        assertThat(Talk.code(report.completeness())).isEqualTo("no_question");
        assertThat(report.outcome()).isEqualTo(Outcome.PASS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Is it good?", "No hot water since this morning", "See the error 42", "Good parking nearby?"})
    void aMessageWithContentIsNoSmallTalk(String message) {
        assertThat(SmallTalk.is(message)).isFalse();
    }

    @Test
    void anAnswerToSomethingElseIsIrrelevant() {
        double near = relevance("When does the museum open on Sundays?", "On Sundays the museum opens at 11:00.");
        double far = relevance("When does the museum open on Sundays?", "Our newsletter is sent by post.");
        assertThat(near).isGreaterThan(0.9);
        assertThat(far).isLessThan(0.25);
    }

    private static double relevance(String question, String response) {
        return Talk.measured(
                        Talk.of("user: " + question, "bot: " + response).score().relevance())
                .score();
    }

    private static Completeness completeness(String question, String response) {
        return Talk.measured(
                Talk.of("user: " + question, "bot: " + response).score().completeness());
    }

    private static List<String> texts(List<Completeness.Asked> asked) {
        return asked.stream().map(Completeness.Asked::text).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How much is a ticket?     | Adults pay 12 euros, children 6 euros. | ANSWERED
            How much is a ticket?     | Children under 6 get in free, adults pay 9 euros. | ANSWERED
            What is the price?        | Members pay 4 euros and visitors 7.    | ANSWERED
            Berapa harga tiket?       | Dewasa Rp50.000, anak Rp25.000.        | ANSWERED
            How much is the deposit?  | Guests pay 45 euros for cleaning.      | MISSED
            How much is the deposit?  | Children swim in the small pool.       | MISSED
            """)
    void aPriceByWhoPaysItAnswersHowMuch(String question, String response, Completeness.State expected) {
        assertThat(completeness(question, response).asked())
                .extracting(Completeness.Asked::state)
                .containsExactly(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What is the ticket price? | A ticket is 12 euros. | and for kids?        | 6 euros.
            When does the pool open?  | At 9.                 | And on Sundays?      | At 11.
            Who runs the pool?        | Ann Ley runs it.      | what about the sauna? | Bo Carr.
            Can I bring my dog?       | Yes, on a lead.       | And my cat?          | Yes.
            Kapan kolam buka?         | Pukul 07.00.          | dan sauna?           | Pukul 10.00.
            """)
    void aFollowUpIsReadWithItsQuestionAndAShortAnswerByItsKind(String first, String told, String next, String answer) {
        ConversationReport report = Talk.of("user: " + first, "bot: " + told, "user: " + next, "bot: " + answer)
                .score();
        assertThat(Talk.measured(report.relevance()).score()).isGreaterThan(0.9);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            and for kids?   | The garden has plum trees.
            And on Sundays? | Our newsletter is sent by post.
            """)
    void anAnswerToSomethingElseStaysIrrelevantToAFollowUp(String next, String answer) {
        ConversationReport report = Talk.of(
                        "user: What is the ticket price?", "bot: 12 euros.", "user: " + next, "bot: " + answer)
                .score();
        assertThat(Talk.measured(report.relevance()).score()).isLessThan(0.25);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Is there wifi?                | I do not have information about that.      | WARN
            Where can I park?             | Sorry, I cannot find that.                 | WARN
            Adakah wifi?                  | Maaf, saya tidak tahu.                     | WARN
            Is there wifi?                | The museum was founded by a duke.          | FAIL
            """)
    void whoDeclinesIsWarnedAboutAndWhoSpeaksOfSomethingElseFails(String question, String response, Outcome expected) {
        ConversationReport report =
                Talk.of("user: " + question, "bot: " + response).score();
        assertThat(report.reasons().stream()
                        .filter(r -> r.part().equals("relevance") || r.part().equals("completeness"))
                        .map(Reason::outcome)
                        .reduce(Outcome.PASS, Outcome::worse))
                .isEqualTo(expected);
    }
}
