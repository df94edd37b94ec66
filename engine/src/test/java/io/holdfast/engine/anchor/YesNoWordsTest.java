package io.holdfast.engine.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YesNoWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Yes | Dogs travel free. | Yes: Dogs travel free.
                    Yes | Yes, dogs travel free. | Yes, dogs travel free.
                    Yes | Yes. Dogs travel free. | Yes. Dogs travel free.
                    No | Yes, free until 24 hours before. | No: Free until 24 hours before.
                    No | No dogs are allowed. | No: No dogs are allowed.
                    No | No, dogs stay at home. | No, dogs stay at home.
                    Ja | Ja, kostenlos. | Ja, kostenlos.
                    Nein | Ja – bis 20 kg. | Nein: Bis 20 kg.
                    Oui | Oui : les chiens voyagent. | Oui : les chiens voyagent.
                    Sí | Sí, gratis. | Sí, gratis.
                    Tidak | Ya, gratis. | Tidak: Gratis.
                    Yes | Nowhere is it colder. | Yes: Nowhere is it colder.
                    """)
    void theWordIsSaidOnce(String word, String sentence, String shown) {
        assertThat(YesNoWords.opened(word, sentence)).isEqualTo(shown);
    }
}
