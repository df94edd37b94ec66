package io.holdfast.core.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArithmeticTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "They have 31 goats in total|The north farm has 18 goats and the south farm 13 goats|SUM|true|31",
                "They have 32 goats in total|The north farm has 18 goats and the south farm 13 goats|SUM|false|31",
                "a combined 2.5 km|One leg is 900 m, the other 1.6 km|SUM|true|2.5",
                "5 goats more than|18 goats here and 13 goats there|DIFFERENCE|true|5",
                "6 goats more than|18 goats here and 13 goats there|DIFFERENCE|false|5",
                "an average of 15.5 goats|18 goats here and 13 goats there|MEAN|true|15.5",
                "an average of 16 goats|18 goats here and 13 goats there|MEAN|true|15.5",
                "an average of 17 goats|18 goats here and 13 goats there|MEAN|false|15.5",
                "40 percent of the goats|18 goats of 45 goats limp|PERCENTAGE|true|40",
                "an increase of 25 %|It was 40 km and is now 50 km|PERCENTAGE|true|25",
                "3 times as long|It was 40 km and is now 120 km|RATIO|true|3",
                "about 30 goats in total|18 goats here and 13 goats there|SUM|true|31",
            })
    void announcedCalculationsAreRecomputed(String claim, String source, Hint hint, boolean right, BigDecimal value) {
        assertThat(Hint.in(claim)).contains(hint);
        Derivation found = derive(claim, source, hint).orElseThrow();
        assertThat(found.confirmed()).isEqualTo(right);
        assertThat(found.value()).isEqualByComparingTo(value);
        assertThat(found.operands()).hasSize(2);
    }

    @Test
    void plainSentencesAnnounceNothing() {
        assertThat(Hint.in("The north farm keeps 31 goats.")).isEmpty();
    }

    @Test
    void numbersOfAnotherUnitAreNotAdded() {
        assertThat(derive("31 goats in total", "18 goats and 13 sheds", Hint.SUM))
                .isEmpty();
    }

    @Test
    void tooManyNumbersAreNotSearched() {
        String many = "1 km 2 km 3 km 4 km 5 km 6 km 7 km 8 km 9 km 10 km 11 km 12 km 13 km".replace(" km ", " km, ");
        assertThat(derive("a total of 91 km", many, Hint.SUM)).isEmpty();
    }

    private static Optional<Derivation> derive(String claim, String source, Hint hint) {
        return Arithmetic.derive(Quantities.read(claim).get(0), Quantities.read(source), hint);
    }
}
