package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Amounts and dates in the one form that the model reads. */
class WrittenUnitsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "2,400 g of flour|2.4 kg of flour",
                "2.4 kg of flour|2.4 kg of flour",
                "1500 m|1.5 km",
                "0.5 km|500 m",
                "90 seconds|1.5 min",
                "120 min|2 hours",
                "36 hours|1.5 days",
                "1 day|1 day",
                "2 days|2 days",
                "May 3, 1990|3 May 1990",
                "3rd of May 1990|3 May 1990",
                "03/05/2020|03/05/2020",
                "13/05/2020|13 May 2020",
                "2:30 pm|14:30",
                "at 14:30|at 14:30",
                "twelve men|12 men",
                "a dozen eggs|12 eggs",
                "$5–6 million|5 million USD to 6 million USD",
                "$5 million|5 million USD",
                "5 million dollars|5 million USD",
                "€1,000|1000 EUR",
                "50 percent|50 %",
                "half of them|half of them",
                "1/2 cup|1/2 cup",
                "about 5 km|about 5 km",
                "at least 5 km|at least 5 km",
                "5 to 10 km|5 km to 10 km",
                "between 5 and 10 km|between 5 km and 10 km",
                "60 km/h|60 km/h",
                "20 °C|20 °C",
                "1,000,000 people|1 million people",
                "1,234,567 people|1234567 people",
                "2.5 billion|2.5 billion",
                "3 MB|3 MB",
                "500 mW|500 mW",
                "1000 mV|1000 mV",
                "44 kHz|44 kHz",
                "9M|9M",
                "5k users|5k users",
                "in 2020|in 2020",
                "March 2020|March 2020",
                "Q1 2021|Q1 2021",
                "the first man|the first man",
                "twice|2 times",
                "2024-03-14T09:35:00Z|14 March 2024 09:35 Z",
                "one of them|one of them",
                "no numbers here|no numbers here",
                "5 percentage points|5 percentage points",
                "five per cent|5 %",
                "100 ml|100 ml",
                "1500 l|1.5 m³",
                "750 kg|750 kg",
                "1200 kg|1.2 t",
            })
    void oneForm(String text, String written) {
        assertThat(WrittenForm.of(text)).isEqualTo(written);
    }
}
