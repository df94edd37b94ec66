package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedUnitsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The timeout is 1 min. | Requests time out after 30 s. | The timeout is 60 s.",
                "The tour takes 1.5 hours. | The tour takes 45 min. | The tour takes 90 min.",
                "It weighs 800 g. | It weighs 1.2 kg. | It weighs 0.8 kg.",
                "It takes at least 1 min. | It takes 30 s. | It takes at least 60 s.",
                // with a zero point of its own, for a time, of the calendar
                "Store below 77 °F. | Store below 25 °C. | Store below 25 °C.",
                "Store below 86 °F. | Store below 25 °C. | Store below 30 °C.",
                "The limit is 110 mi/h. | The limit is 120 km/h. | The limit is 177.03 km/h.",
                "It lasts 3 years. | It lasts 24 months. | It lasts 36 months.",
                // the same but for rounding: as the evidence writes it
                "The limit is about 75 mi/h. | The limit is 120 km/h. | The limit is about 120 km/h.",
                "It is about 62 mi long. | It is 100 km long. | It is about 100 km long.",
                "It lasts 2 years. | It lasts 24 months, after 30 days. | It lasts 24 months.",
                // stated as it is, or nothing to compare it with
                "The timeout is 1 min. | It was 30 s and is 1 min now. | The timeout is 1 min.",
                "The timeout is 1 min. | It holds 2 kg. | The timeout is 1 min.",
                // two units of one kind: neither is the evidence's own
                "The timeout is 2 min. | It was 30 s and is 1 hour now. | The timeout is 2 min.",
                // no measure with a fixed factor
                "It costs 5 million USD. | It costs 400 USD. | It costs 5 million USD.",
                "It takes 2 years. | It takes 30 days. | It takes 2 years.",
            })
    void anAmountIsWrittenInTheOnlyUnitOfItsKind(String claim, String evidence, String written) {
        assertThat(SharedUnits.of(claim, evidence)).isEqualTo(written);
    }
}
