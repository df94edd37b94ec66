package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A range is one amount, a change is two. */
class RangesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5-10 km|5-10 km=5..10 km",
                "5–10 km|5–10 km=5..10 km",
                "5 – 10 km|5 – 10 km=5..10 km",
                "5 to 10 km|5 to 10 km=5..10 km",
                "from 5 to 10 km|from 5 to 10 km=5..10 km",
                "between 5 and 10 km|between 5 and 10 km=5..10 km",
                "5 km to 10 km|5 km to 10 km=5..10 km",
                "500 m to 2 km|500 m to 2 km=0.5..2 km",
                "between $5 and $10|between $5 and $10=5..10 USD",
                "$5–10|$5–10=5..10 USD",
                "$5–$10|$5–$10=5..10 USD",
                "5–10%|5–10%=5..10 %",
                "5% to 10%|5% to 10%=5..10 %",
                "2 to 3 days|2 to 3 days=2..3 day",
                "two to three days|two to three days=2..3 day",
                "5 through 10|5 through 10=5..10",
                "antara 5 dan 10 km|antara 5 dan 10 km=5..10 km",
                "5 sampai 10 km|5 sampai 10 km=5..10 km",
                "dari 5 hingga 10 km|dari 5 hingga 10 km=5..10 km",
                "pages 5-10|5-10=5..10",
                "5 to 10 minutes at most|5 to 10 minutes at most=5..10 min AT_MOST",
                "about 5 to 10 minutes|about 5 to 10 minutes=5..10 min about",
                "between 1.5 and 2 million people|between 1.5 and 2 million=1500000..2000000 person",
                "1 to 2 million people|1 to 2 million=1000000..2000000 person",
                "5–6 Million|5–6 Million=5000000..6000000",
                "30 to 60 seconds|30 to 60 seconds=30..60 s",
                "30 s to 2 min|30 s to 2 min=0.5..2 min",
            })
    void bothEndsMakeOneAmount(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "two or three days|two=2; three days=3 day",
                "rose from 5 to 10 km|5=5; 10 km=10 km",
                "increased from 5 to 10|5=5; 10=10",
                "fell from 10 to 5|10=10; 5=5",
                "from 10 to 5|10=10; 5=5",
                "10 to 5 km|10=10; 5 km=5 km",
                "naik dari 5 ke 10|5=5; 10=10",
                "a 2–1 win|2=2; 1=1",
                "first to third|first=1 ORDINAL; third=3 ORDINAL",
                "3 to the 4th|3=3; 4th=4 ORDINAL",
                "5 kg to 10 km|5 kg=5 kg; 10 km=10 km",
                "10 and 20 km|10=10; 20 km=20 km",
                "10, 20 and 30 km|10=10; 20=20; 30 km=30 km",
            })
    void changesAndListsAreSeveralAmounts(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }
}
