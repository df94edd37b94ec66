package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Equal values become equal strings; what cannot be told for sure stays as it is. */
class WrittenFormTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2,400 g|2.4 kg",
                "2.4 kg|2.4 kg",
                "1500 m|1.5 km",
                "6,000 MB|6 GB",
                "100 Mbit|100 Mbit",
                "64 GiB|64 GiB",
                "52 kilometres per second|52 km/s",
                "40 litres a minute|40 l/min",
                "7 hours a day|7 hours a day",
                "5 euros a month|5 euros a month",
                "90 minutes|1.5 hours",
                "0.5 l|500 ml",
                "3 uA|3 uA",
                "0.003 mA|3 uA",
                "1200 MHz|1.2 GHz",
                "45%|45 %",
                "45 percent|45 %"
            })
    void measuresTakeTheLargestUnitInWhichTheyAreAtLeastOne(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "twelve|12",
                "12,400|12400",
                "1.2 million|1.2 million",
                "1,200,000|1.2 million",
                "3,000,000,000|3 billion",
                "1,234,567|1234567",
                "-7,300|-7300",
                "−80 euros|-80 EUR",
                "–€80|-80 EUR",
                "−7 °C|-7 °C",
                "pages 5–7|pages 5 to 7",
                "seven pounds|seven pounds",
                "75 cents|75 cents",
                "㊷ pitches|42 pitches",
                "step ③|step 3"
            })
    void numbersLoseTheirSeparatorsAndTakeAScale(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "65,536 MB|64 GB",
                "64,000 MB|64 GB",
                "2048 kB|2 MB",
                "1,048,576 kB|1 GB",
                "65,000 MB|65 GB",
                "128,000 MB|128 GB",
                "1023 kB|1.023 MB"
            })
    void multiplesOfAByteAreOf1000OrOf1024(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the second Saturday of June 2025|the 14 June 2025",
                "the first Monday in May 2024|the 6 May 2024",
                "the fifth Monday of May 2024|the fifth Monday of May 2024",
                "the second Saturday of the month|the second Saturday of the month"
            })
    void aWeekdayOfAMonthIsADay(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "One in four owns a dog|25 % owns a dog",
                "1 in 10 children|10 % children",
                "1 out of 8|12.5 %",
                // no share
                "one in 1990|one in 1990",
                "page 1 in 3 books|page 1 in 3 books",
                "1 in 3 minutes|1 in 3 min",
                "2 in 5 games|2 in 5 games"
            })
    void oneInSoManyIsAShare(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "€1,250|1250 EUR",
                "1,250 euros|1250 EUR",
                "$12,400 thousand|12.4 million USD",
                "12,400 thousand dollars|12.4 million USD",
                "120 million €|120 million EUR",
                "1,200 thousand €|1.2 million EUR",
                "(7,300 thousand dollars)|(7.3 million USD)"
            })
    void amountsOfMoneyAreWrittenOneWay(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "May 3, 1990|3 May 1990",
                "3 May 1990|3 May 1990",
                "1990-05-03|3 May 1990",
                "2:30 pm|14:30",
                "14:30|14:30",
                "2024-03-14T09:35:00+01:00|14 March 2024 09:35 +01:00",
                "2024-05-03T16:04Z|3 May 2024 16:04 Z",
                "at eight in the evening|at 20:00",
                "by 8 in the morning|by 08:00",
                "until 3 in the afternoon|until 15:00",
                "at twelve at night|at 00:00",
                "um acht Uhr abends|um 20:00",
                "um 8 Uhr am Abend|um 20:00",
                "à huit heures du soir|à 20:00",
                "à 3 heures de l'après-midi|à 15:00",
                "cierra a las ocho de la tarde|cierra a las 20:00",
                "a las nueve de la mañana|a las 09:00",
                "pukul delapan malam|pukul 20:00",
                // no hour of a day
                "eight in the evening class|8 in the evening class",
                "tiga malam|3 malam",
                "à huit heures de route|à huit heures de route"
            })
    void datesAndTimesAreWrittenOneWay(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "between 5 and 7 kg|between 5 kg and 7 kg",
                "from 4.25% to 4.50%|from 4.25 % to 4.5 %",
                "$1.62–1.66 billion|1.62 billion USD to 1.66 billion USD",
                "3 to 5 players|3 to 5 players"
            })
    void bothEndsOfARangeAreWrittenInFull(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "twelve months' fees|12 months' fees",
                "one year|1 year",
                "sixty minutes|1 hour",
                "at most five days|at most 5 days",
                "about a dozen eggs|about 12 eggs"
            })
    void wordsAroundANumberStayEnglish(String written, String form) {
        assertThat(WrittenForm.of(written)).isEqualTo(form);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"03/05/2020", "version 1.2.3", "9M", "LH1138", "`x = 2400`", "the 3rd of them", "no value at all"
            })
    void whatCannotBeToldForSureStays(String text) {
        assertThat(WrittenForm.of(text)).isEqualTo(text);
    }

    @Test
    void theRestOfATextIsUntouched() {
        assertThat(WrittenForm.of("On May 3, 1990, Ann bought 2,400 g of tea for €1,250!"))
                .isEqualTo("On 3 May 1990, Ann bought 2.4 kg of tea for 1250 EUR!");
        assertThat(WrittenForm.of("at least 2,400 g")).isEqualTo("at least 2.4 kg");
    }

    @Test
    void writingAgainChangesNothing() {
        String[] pieces = {
            "2,400 g",
            "twelve",
            "€1,250",
            "May 3, 1990",
            "45%",
            "and",
            ", ",
            "(",
            ")",
            "1.2 million",
            "90 minutes",
            "x1",
            "-",
            "."
        };
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(1, 6); n > 0; n--) {
                text.append(pieces[random.nextInt(pieces.length)]).append(" and ");
            }
            String once = WrittenForm.of(text.toString());
            assertThat(WrittenForm.of(once)).as(text.toString()).isEqualTo(once);
        }
    }
}
