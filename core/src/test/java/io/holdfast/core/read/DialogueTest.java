package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conversations: every turn with its speaker. */
class DialogueTest {
    @Test
    void aTurnCarriesItsSpeaker() {
        String chat = "Tom: Hi.\nBea: Are you coming?\nTom: Yes, at nine.";
        assertThat(texts(chat)).containsExactly("Tom: Hi.", "Bea: Are you coming?", "Tom: Yes, at nine.");
        assertThat(kinds(chat)).containsOnly(Kind.TURN);
        assertThat(spans(chat)).containsExactly("Tom: Hi.", "Bea: Are you coming?", "Tom: Yes, at nine.");
    }

    @Test
    void linesWithoutASpeakerGoOnWithTheTurn() {
        assertThat(texts("Tom: I booked.\nFour seats.\nBea: Thanks!\nTom: Sure."))
                .containsExactly("Tom: I booked. Four seats.", "Bea: Thanks!", "Tom: Sure.");
    }

    @Test
    void aLongTurnIsReadSentenceBySentence() {
        String first = "We looked at every offer that came in before the first of May and compared the prices.";
        String second = "The cheapest one came from the company in Oslo, which also offers the longest warranty.";
        String third = "That is why we want to sign the contract with them as soon as the lawyers have read it.";
        String chat = "Tom: " + first + " " + second + " " + third + "\nBea: Fine.\nTom: Good.";
        assertThat(texts(chat))
                .containsExactly("Tom: " + first, "Tom: " + second, "Tom: " + third, "Bea: Fine.", "Tom: Good.");
        assertThat(spans(chat)).contains(second);
    }

    @Test
    void timesOfExportsAreKept() {
        assertThat(
                        texts(
                                "[12/03/2024, 09:15:22] Tom: hey\n[12/03/2024, 09:16:01] Bea: hi!\n[12/03/2024, 09:17:10] Tom: I'll book"))
                .containsExactly(
                        "Tom (12/03/2024, 09:15:22): hey",
                        "Bea (12/03/2024, 09:16:01): hi!",
                        "Tom (12/03/2024, 09:17:10): I'll book");
        assertThat(
                        texts(
                                "12/03/24, 9:15 AM - Messages are encrypted.\n12/03/24, 9:15 AM - Tom: hi\n12/03/24, 9:16 AM - Bea: hello\n12/03/24, 9:17 AM - Tom: bye"))
                .containsExactly(
                        "12/03/24, 9:15 AM - Messages are encrypted.",
                        "Tom (12/03/24, 9:15 AM): hi",
                        "Bea (12/03/24, 9:16 AM): hello",
                        "Tom (12/03/24, 9:17 AM): bye");
        assertThat(texts("00:01:15 Speaker 1: Welcome.\n00:01:20 Speaker 2: Thanks.\n00:02:00 Speaker 1: Let's start."))
                .contains("Speaker 1 (00:01:15): Welcome.");
    }

    @Test
    void rolesAndTimesBehindTheNameAreKept() {
        assertThat(texts("Agent (Maria): How can I help?\nCustomer: It is late.\nAgent (Maria): It ships today."))
                .contains("Agent (Maria): How can I help?");
        assertThat(texts("**Ann** [10:02]: Done.\n**Ben** [10:05]: Thanks!\n**Ann** [10:06]: np"))
                .containsExactly("Ann (10:02): Done.", "Ben (10:05): Thanks!", "Ann (10:06): np");
    }

    @Test
    void aSpeakerAndTimeMayHaveALineToThemselves() {
        String chat =
                "Ann Lee  10:02 AM\nDeploy is done.\n\nBen  10:05 AM\nThanks! Which version?\n\nAnn Lee  10:06 AM\n1.4.2";
        assertThat(texts(chat))
                .containsExactly(
                        "Ann Lee (10:02 AM): Deploy is done.",
                        "Ben (10:05 AM): Thanks! Which version?",
                        "Ann Lee (10:06 AM): 1.4.2");
    }

    @Test
    void namesInAngleBrackets() {
        assertThat(texts("<ann> hello\n<ben> hi there\n<ann> did it work?"))
                .containsExactly("ann: hello", "ben: hi there", "ann: did it work?");
    }

    @Test
    void turnsThatShareALine() {
        String chat = "Ann: Buy butter. Mike: Ok. Ann: And milk? Mike: I will check. Ann: Thanks.";
        assertThat(texts(chat))
                .containsExactly(
                        "Ann: Buy butter.", "Mike: Ok.", "Ann: And milk?", "Mike: I will check.", "Ann: Thanks.");
        assertThat(kinds(chat)).containsOnly(Kind.TURN);
    }

    @Test
    void labelsInsideAnArticleOpenNoTurn() {
        String article =
                "The council met on Monday. Mayor: We agree. The plan was then read. Mayor: We vote. Critic: I do not. Mayor: Fine.";
        assertThat(kinds(article)).containsOnly(Kind.PROSE);
    }

    @Test
    void anAnswerCarriesItsQuestion() {
        assertThat(texts("Q: Can I bring a dog?\nA: Yes, on a leash.\n\nQ: Is parking free?\nA: No. It costs 4 euros."))
                .containsExactly(
                        "Q: Can I bring a dog?",
                        "Q: Can I bring a dog? A: Yes, on a leash.",
                        "Q: Is parking free?",
                        "Q: Is parking free? A: No. It costs 4 euros.");
    }

    @Test
    void whatComesBeforeTheFirstTurnIsText() {
        String chat = "Support chat, 3 May\n\nAgent: Hello.\nCustomer: My order is late.\nAgent: It ships Friday.";
        assertThat(texts(chat).get(0)).isEqualTo("Support chat, 3 May");
        assertThat(kinds(chat)).containsExactly(Kind.PROSE, Kind.TURN, Kind.TURN, Kind.TURN);
    }

    @Test
    void aConversationInsideADocument() {
        String document =
                "The ticket was opened on Monday. It is about a late order that the customer needs for a party. "
                        + "We looked into it at once.\nWhat was said is below. It was written down by the agent.\nIt is complete.\nNothing was left out.\n\n"
                        + "Agent: Hello.\nCustomer: My order is late.\nAgent: It ships Friday.\n\nThe ticket was then closed. The customer was happy.\nNo refund was paid.";
        assertThat(texts(document)).contains("Agent: It ships Friday.", "No refund was paid.");
        assertThat(kinds(document)).contains(Kind.PROSE, Kind.TURN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kind: Pod\nmetadata:\n  name: web\nspec:\n  name: x\n  kind: y\n  metadata: z",
                "Name: Ann\nAge: 34\n\nName: Ben\nAge: 28\n\nName: Carl\nAge: 51",
                "INFO: started\nERROR: refused\nINFO: stopped\nERROR: again",
                "2024-03-05 10:02 INFO: started\n2024-03-05 10:03 ERROR: refused\n2024-03-05 10:04 INFO: stopped",
                "Price: 5 €\nSize: 3 m\nWeight: 5 kg"
            })
    void recordsConfigurationAndLogsAreNoConversation(String text) {
        assertThat(kinds(text)).doesNotContain(Kind.TURN);
    }
}
