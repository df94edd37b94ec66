package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a number counts. */
class NounsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "3 young players|3=3 player",
                "3 newly hired senior engineers|3=3 engineer",
                "12 people|12=12 person",
                "1 person|1=1 person",
                "1 new person|1=1 person",
                "3 children|3=3 child",
                "2 mice|2=2 mouse",
                "4 wolves|4=4 wolf",
                "5 series|5=5 series",
                "6 sheep|6=6 sheep",
                "2 criteria|2=2 criterion",
                "3 buses|3=3 bus",
                "3 classes|3=3 class",
                "2 boxes|2=2 box",
                "4 cities|4=4 city",
                "3 heroes|3=3 hero",
                "2 viruses|2=2 virus",
                "5 analyses|5=5 analysis",
                "3-bedroom flat|3=3 bedroom",
                "a 20-member team|20=20 member",
                "20 of the members|20=20 member",
            })
    void theCountedNounIsInTheSingular(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "3 in total|3=3",
                "3 were lost|3=3",
                "5 The Beatles|5=5",
                "3 always lose|3=3",
                "step 3 players|3=3",
                "chapter 5 pages|5=5",
                "version 2 users|¤¤",
                "room 12 guests|12=12",
                "page 40 lines|40=40",
            })
    void notEveryWordBehindANumberIsCounted(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5 per game|5=5 /game",
                "5 games per season|5=5 game/season",
                "3 meals a day|3=3 meal/day",
                "3 meals each day|3=3 meal/day",
                "10 requests/s|10=10 request/s",
                "60 km/h|60 km/h=60 km/h",
                "60 km per hour|60 km per hour=60 km/h",
                "60 kilometres an hour|60 kilometres an hour=60 km/h",
                "100 mph|100 mph=100 mi/h",
                "100 kph|100 kph=100 km/h",
                "20 knots|20 knots=20 nmi/h",
                "10 Mbps|10 Mbps=10 Mbit/s",
                "$5 per hour|$5 per hour=5 USD/h",
                "$5/month|$5/month=5 USD/month",
                "€10 a month|€10 a month=10 EUR/month",
            })
    void perTimeAndPerThing(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "one of them|¤¤",
                "no one|¤¤",
                "every one|¤¤",
                "one apple each|one=1 apple",
                "someone has one|¤¤",
                "one day|one day=1 day",
                "the one|¤¤",
            })
    void oneIsOftenAPronoun(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "satu orang|satu=1 orang",
                "5 orang|5=5 orang",
                "3 buah apel|3=3 buah",
                "10 karyawan|10=10 karyawan",
                "3 kali|3 kali=3 times",
            })
    void indonesianNounsHaveNoPlural(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }
}
