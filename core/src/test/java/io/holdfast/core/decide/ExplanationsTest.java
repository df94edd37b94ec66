package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.decide.EditedCopy.Change;
import io.holdfast.core.decide.EditedCopy.Edit;
import io.holdfast.core.model.Document;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentence that tells a person why a claim is not supported. */
class ExplanationsTest {
    private static String diagnosis(String claim, String text) {
        return String.valueOf(new Tracer(ConfigLoader.defaults(), null)
                .trace(AnswerClaims.whole("", claim), List.of(Document.of("d", text)))
                .diagnosis());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "VALUE|3|4|value mismatch: the answer says \"3\", the source says \"4\"",
                "NAME|ann|bob|name mismatch: the answer says \"ann\", the source says \"bob\"",
                "TERM|udp|tcp|technical term mismatch: the answer says \"udp\", the source says \"tcp\"",
                "STRENGTH|all|some|strength mismatch: the answer says \"all\", the source says \"some\"",
                "OPPOSITE|rise|fall|opposite: the answer says \"rise\", the source says \"fall\"",
                "NEGATION|not|¤¤|negation mismatch: the answer adds \"not\"",
                "NEGATION|¤¤|not|negation mismatch: the answer leaves out \"not\"",
            })
    void bothSidesOfAChangeAreNamed(Change change, String claimed, String stated, String sentence) {
        assertThat(Explanations.changed(new Edit(change, claimed, stated), claimed, stated))
                .isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The ticket costs £25.|25 GBP|£25",
                "Harganya Rp75.000.|rp75.000|Rp75.000",
                "It costs more.|9 GBP|9 GBP"
            })
    void aValueIsQuotedAsItsTextWritesIt(String text, String value, String quoted) {
        assertThat(Explanations.asIn(text, value)).isEqualTo(quoted);
    }

    @Test
    void exchangedPlacesAreSaidToBe() {
        assertThat(Explanations.changed(new Edit(Change.SWAP, "ann", "bob"), "ann met bob", "bob met ann"))
                .startsWith("exchanged: the answer says \"ann\", the source says \"bob\"")
                .endsWith("the other way round elsewhere in the sentence");
    }

    @Test
    void aValueIsCalledAbsentOnlyWhereNoDocumentStatesIt() {
        String text = "The mill in the valley was built by the river. It has 40 rooms and a wheel of 3 m.";
        assertThat(diagnosis("The mill in the valley by the river was once sold for 999 crowns to a baker.", text))
                .contains("not in the documents: \"999");
        assertThat(diagnosis("The mill in the valley by the river was once sold for 40 crowns to a baker.", text))
                .doesNotContain("not in the documents");
        assertThat(diagnosis("The mill in the valley by the river has a shaft of 300 cm made of oak.", text))
                .as("the same length in another unit")
                .doesNotContain("not in the documents");
    }

    @Test
    void aSupportedClaimNeedsNoExplanation() {
        assertThat(diagnosis("The mill in the valley is old.", "The mill in the valley is old."))
                .isEqualTo("null");
    }

    @Test
    void aQuoteIsOneLineAndNotTooLong() {
        assertThat(Explanations.quote(" a \n b ")).isEqualTo("\"a b\"");
        assertThat(Explanations.quote("x".repeat(500))).hasSize(123).endsWith("…\"");
        assertThat(Explanations.quote("x".repeat(119) + "😀😀"))
                .as("no half of a pair is left")
                .isEqualTo("\"" + "x".repeat(119) + "…\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "The harbour path takes 4 miles of walking.|The path around the harbour is 6.4 km long.",
                "The harbour office shuts at eight.|Office hours of the harbour end at 20:00.",
                "The harbour has some 47,000 guests, and 48,000 in May.|The harbour counts 47,180 guests and 48,020 in May.",
                "The harbour lets berths for 9 euros.|A berth in the harbour is 9 euros per night.",
                "Harbour software needs v3.20 of the client.|Version 3.20 of the client runs in the harbour.",
            })
    void aValueStatedInAnotherFormIsNotAbsent(String claim, String text) {
        assertThat(diagnosis(claim, text)).doesNotContain("not in the documents");
    }
}
