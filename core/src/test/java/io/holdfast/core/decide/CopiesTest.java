package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proof by copy; the left column is the claim. */
class CopiesTest {
    private static boolean copied(String question, String claim, String text) {
        return new Tracer(ConfigLoader.defaults(), null)
                        .features(List.of(AnswerClaims.whole(question, claim)), List.of(Document.of("d", text)))
                        .get(0)
                        .getOrDefault("copy", 0.0)
                == 1;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The east gate opens at eight in summer.|The east gate opens at eight in summer.|true",
                "the EAST gate opens at eight in summer|The east gate opens at eight in summer.|true",
                "The east gate opens at eight in summer.|The **east gate** opens at `eight` in summer.|true",
                "The east gate opens at eight in summer.|The east  gate opens\tat eight in summer!|true",
                "The east gate opens at 8 in the summer.|The east gate opens at eight in the summer.|true",
                "The east gate opens at eight in summer.|The east gate opens at nine in summer.|false",
                "The east gate opens at eight in summer.|The gate opens at eight in summer.|false",
                "gate opens|The gate opens.|false",
                "The east gate opens at eight in summer.|It is a myth that the east gate opens at eight in summer.|false",
                "The east gate opens at eight in summer.|The east gate opens at eight in summer, but only for staff.|false",
                "The box holds a lid.|The box holds a pot, a lid and a cup.|true",
                "The box holds a bag.|The box holds a pot, a lid and a cup.|false",
                "The shelf holds a lid.|The box holds a pot, a lid and a cup.|false",
                "The east gate opens at eight in summer.|In town, the east gate opens at eight in summer.|true",
            })
    void wordForWordFormattingAside(String claim, String text, boolean copied) {
        assertThat(copied("", claim, text)).isEqualTo(copied);
    }

    @Test
    void aShortAnswerMustBeAWholeUnit() {
        String text = "The gate opens at eight. The desk is open from nine until noon on weekdays.";
        assertThat(copied("When is the gate open?", "The gate opens at eight.", text))
                .isTrue();
        assertThat(copied("When is the gate open?", "open from nine", text)).isFalse();
    }
}
