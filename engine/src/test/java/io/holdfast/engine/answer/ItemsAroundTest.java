package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItemsAroundTest {
    private static Optional<String> around(String sentence, String found) {
        int at = sentence.indexOf(found);
        return ItemsAround.of(sentence, new Span(at, at + found.length()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Its neighbours are Low Fell (610 m), the Comb and Hag Top (702 m). | the Comb            | Low Fell (610 m), the Comb and Hag Top (702 m)
            The kit has three parts: a pump, a hose for gas and air, and a mask. | a pump            | a pump, a hose for gas and air, and a mask
            Not: foil, corks, film.                                             | corks              | foil, corks, film
            Das Heft nennt Brot, Käse und Äpfel, weil sie lange halten.         | Brot               | Brot, Käse und Äpfel
            El club presta un remo, un chaleco y un casco.                      | un remo            | un remo, un chaleco y un casco
            On Friday we fed hens, ducks, and geese                             | hens, ducks        | hens, ducks, and geese
            Open: red, blue; Closed: tan, pink, grey.                           | pink               | tan, pink, grey
            """)
    void allItemsAreTakenWithTheOneThatWasFound(String sentence, String found, String items) {
        assertThat(around(sentence, found)).contains(items);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The hut was built by Ann Ley, who came from the north.",
                "Ann Ley and Bo Marsh keep the hut.",
                "After lunch, Ann Ley opens the gate, but nobody may enter before the bell that hangs at the mill has been rung.",
            })
    void aSentenceThatTellsNoThreeThingsHasNone(String sentence) {
        assertThat(around(sentence, "Ann Ley")).isEmpty();
    }
}
