package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnumerationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The mill grinds four grains: oats, rye, spelt and barley. | oats, rye, spelt and barley | 4",
                "The stops are Hol, Ro and Ask. | Hol, Ro and Ask | 3",
                "Wards: surgery, births, heart and lungs, and fevers. | surgery, births, heart and lungs, and fevers | 5",
                "Kota ini terdiri atas tiga desa: Suka, Mekar dan Sari. | Suka, Mekar dan Sari | 3",
                "Rats, warm water and nets are the greatest dangers. | Rats, warm water and nets | 3",
                "It sells tea or coffee. | It sells tea or coffee | 2",
            })
    void theItemsAreTakenWithoutWhatLeadsToThem(String sentence, String items, int n) {
        Enumeration found = Enumeration.in(sentence).orElseThrow();
        assertThat(found.span().of(sentence)).isEqualTo(items);
        assertThat(found.items()).isEqualTo(n);
    }

    @Test
    void aSentenceThatListsNothingHasNoItems() {
        assertThat(Enumeration.in("The mill stands by the weir.")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Uncommon (up to 1 in 100): headache, nausea. | headache | headache, nausea",
                "Uncommon: headache, nausea. | nausea | headache, nausea",
                "The colours are red, dark green and blue. | dark green | red, dark green and blue",
                "Farben: rot, grün und blau; Preise auf Anfrage. | rot | rot, grün und blau",
                "The mill was built by Ann Ley, who came from the north of the county. | Ann Ley | Ann Ley",
                "The mill stands by the weir. | the weir | the weir",
            })
    void theItemsBesideOneAreTakenWithIt(String sentence, String item, String items) {
        assertThat(Enumeration.around(sentence, item)).isEqualTo(items);
    }
}
