package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.HOTEL;
import static io.holdfast.core.claim.Extracted.statements;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an answer takes back, and what it says of itself. */
class DeniedPartsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Breakfast costs 18 euros. Wait, that is wrong: it costs 14 euros.|Breakfast costs 18 euros.|it costs 14 euros.",
                "Breakfast costs 18 euros. Correction: Breakfast costs 14 euros.|Breakfast costs 18 euros.|Breakfast costs 14 euros.",
                "Parking costs 9 euros. Sorry, this was a mistake. Parking costs 8 euros.|Parking costs 9 euros.|Parking costs 8 euros.",
                "Myth: Parking is free. Fact: Parking costs 8 euros.|Parking is free.|Parking costs 8 euros.",
                "It would be wrong to say that parking is free. Parking costs 8 euros.|parking is free.|Parking costs 8 euros.",
                "It is not true that parking is free. Parking costs 8 euros.|parking is free.|Parking costs 8 euros.",
                "Es wäre falsch zu sagen, dass parking free ist. Parking costs 8 euros.|parking free ist.|Parking costs 8 euros.",
            })
    void whatTheAnswerItselfTakesBackIsMarked(String answer, String denied, String asserted) {
        ClaimExtractor.Read read = new ClaimExtractor().extract(answer, HOTEL);
        List<String> back = read.saying().stream()
                .filter(part -> part.form() == Passed.Form.DENIED)
                .map(part -> part.claim().statement())
                .toList();
        assertThat(back).containsExactly(denied);
        assertThat(read.claims()).extracting(Claim::statement).contains(asserted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Parking costs 8 euros. That is wrong.",
                "It is not wrong that parking costs 8 euros.",
                "Wrong parking costs 80 euros. That was expensive.",
            })
    void nothingIsTakenBackWithoutSayingWhatHoldsInstead(String answer) {
        assertThat(new ClaimExtractor().extract(answer, HOTEL).saying())
                .noneMatch(part -> part.form() == Passed.Form.DENIED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I looked through the documents.",
                "I have checked the text for you.",
                "We reviewed the provided files.",
                "Of course, happy to help!",
                "As an AI language model, I only use the text.",
                "As an AI assistant, I use only the given documents.",
                "Here is what I found.",
                "Have a great day at the hotel!",
                "Feel free to ask me about parking."
            })
    void whatTheAssistantSaysOfItsWorkIsNoClaim(String courtesy) {
        assertThat(statements(courtesy + " Breakfast costs 14 euros.", HOTEL))
                .containsExactly("Breakfast costs 14 euros.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Have a great day with our free parking!",
                "Enjoy your stay with free breakfast!",
                "Feel free to park for free.",
                "Don't hesitate to park at night.",
                "I looked through the documents, and the owner resigned."
            })
    void aCourtesyThatSaysSomethingIsAClaim(String courtesy) {
        assertThat(statements("Breakfast costs 14 euros. " + courtesy, HOTEL)).hasSize(2);
    }
}
