package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What counts as an amount and what it says; the left column is a text, the right one all amounts in it. */
class QuantitiesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The bridge cost 4,750.25 in all.|4,750.25=4750.25",
                "Ship 12 500 crates|12 500=12500 crate",
                "Der Preis: 7.250,90|7.250,90=7250.9",
                "The reservoir serves 8.3 million households|8.3 million=8300000 household",
                "The repo has 14k stars|14k=14000 star",
                "a 6M loan book|6M=6000000",
                "revenue of 9bn|9bn=9000000000",
                "three dozen oysters|three dozen=36 oyster",
                "forty-seven goats|forty-seven=47 goat",
                "six hundred and twelve pages|six hundred and twelve=612 page",
                "a thousand islands|a thousand=1000 island",
                "nine hundred thousand voters|nine hundred thousand=900000 voter",
                "half of the crew|half=0.5 FRACTION",
                "a quarter of the crew|a quarter=0.25 FRACTION",
                "three fifths of the crew|three fifths=0.6 FRACTION",
                "two-thirds agreed|two-thirds=0.6666666666666667 FRACTION",
                "5/8 of the field|5/8=0.625 FRACTION",
                "He finished fourth overall|fourth=4 ORDINAL",
                "the 22nd floor|22nd=22 ORDINAL",
                "the forty-first chapter|forty-first=41 ORDINAL",
                "pelari ke-7 tiba|ke-7=7 ORDINAL",
                "a 17% fee|17%=17 %",
                "8.5 percent interest|8.5 percent=8.5 %",
                "up 4 percentage points|4 percentage points=4 pp",
                "turun 6 persen|6 persen=6 %",
                "a $19 lamp|$19=19 USD",
                "GBP 45 each|GBP 45=45 GBP",
                "45 EUR|45 EUR=45 EUR",
                "€7.80 a cup|€7.80=7.8 EUR",
                "harga Rp 75.000|Rp 75.000=75000 IDR",
                "Rp2,5 juta|Rp2,5 juta=2500000 IDR",
                "US$8m fund|US$8m=8000000 USD",
                "12 juta USD|12 juta USD=12000000 USD",
                "14-18 nurses|14-18=14..18 nurse",
                "14 to 18 nurses|14 to 18=14..18 nurse",
                "between 14 and 18 nurses|between 14 and 18=14..18 nurse",
                "20–35 %|20–35 %=20..35 %",
                "$40-60 tickets|$40-60=40..60 USD",
                "from 3 to 6 million birds|from 3 to 6 million=3000000..6000000 bird",
                "800 m to 3 km|800 m to 3 km=0.8..3 km",
                "a low of -14 °C|-14 °C=-14 °C",
                "minus 9 overnight|minus 9=-9",
                "about 650 seats|about 650=650 seat about",
                "~42 kg|~42 kg=42 kg about",
                "nearly 90 minutes|nearly 90 minutes=90 min about",
                "sekitar 300 orang|sekitar 300=300 orang about",
                "at least 16 votes|at least 16=16 vote AT_LEAST",
                "no more than 250 words|no more than 250=250 word AT_MOST",
                "up to 64 players|up to 64=64 player AT_MOST",
                "more than 70 ships|more than 70=70 ship MORE_THAN",
                "fewer than 12 errors|fewer than 12=12 error LESS_THAN",
                "maksimal 45 menit|maksimal 45 menit=45 min AT_MOST",
                "minimal 21 tahun|minimal 21 tahun=21 year AT_LEAST",
                "16 or more votes|16 or more=16 vote AT_LEAST",
                "65+ years|65+ years=65 year AT_LEAST",
                "4 weeks or less|4 weeks or less=4 week AT_MOST",
                "2e-4 seconds|2e-4 seconds=0.0002 s",
                "7×10^8 stars|7×10^8=700000000 star",
                "1.6 × 10⁻⁵|1.6 × 10⁻⁵=0.000016",
                "8 ribu penonton|8 ribu=8000",
                "dua puluh tiga siswa|dua puluh tiga=23 siswa",
                "seratus lima belas unit|seratus lima belas=115 unit",
                "a 45-minute lecture|45-minute=45 min",
                "an 8-seat van|8=8 seat",
                "45 km/h|45 km/h=45 km/h",
                "45 kilometres per hour|45 kilometres per hour=45 km/h",
                "26 goals per season|26=26 goal/season",
                "twice a month|twice a month=2 times/month",
                "90 requests/s|90=90 request/s",
                "3 large wooden crates fell|3=3 crate",
                "half an hour|half an hour=0.5 h FRACTION",
                "two and a half hours|two and a half hours=2.5 h",
                "a quarter of a million dollars|a quarter of a million dollars=250000 USD",
                "1 1/2 miles|1 1/2 miles=1.5 mi",
                "7 minutes and 15 seconds|7 minutes and 15 seconds=435 s",
                "5 jam 20 menit|5 jam 20 menit=320 min",
                "6 ft 2 inches tall|6 ft 2 inches=74 inch",
                "a 3–1 win|3=3; 1=1",
                "the cost over nine years|nine years=9 year",
                "The guarantee covers a year.|a year=1 year",
                "It takes an hour, at most.|an hour=1 h",
                "it ran for over nine years|over nine years=9 year MORE_THAN",
                "at 44 Juniper Walks|44=44",
                ".75 litres|.75 litres=0.75 l",
                "1,024 bytes|1,024 bytes=1024 B",
                "１２ apples|１２=12 apple",
            })
    void amountsAreReadWithValueUnitAndWording(String text, String expected) {
        assertThat(Facts.amounts(text)).isEqualTo(expected == null ? "" : expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "upgrade to v4.12.0 today",
                "upgrade to 4.12.0 today",
                "encode as utf16 or latin1",
                "an RSA-2048 key, an F-22, MP4 video",
                "see row_17 in table_3",
                "GET /orders/981/lines/4",
                "the host 10.44.3.17 answers",
                "dial 415-555-0134",
                "dial +44 20 7946 0958",
                "born 14 June 1987 at 17:45",
                "no one knows; one of them does; one could ask",
                "the 3D model and the 9a form",
                "open 24/7",
                "ticket #4471",
                "as shown before [12].",
                "the Final Four",
                "see https://shop.example/item/553?page=2",
                "version 3.9 of the tool",
                "in the first half",
                "He may be second to none",
                "a year later; for a day trip; the visits a year she pays; many visits a year",
            })
    void digitsThatAreNamesAreNotAmounts(String text) {
        assertThat(Facts.amounts(text)).doesNotContainPattern("=\\d+(\\.\\d+)?(?! ORDINAL)($|;| )");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It rose from 14% to 19% in May|14%=14 %; 19%=19 %",
                "Heat drops from 80 to 20 degrees|80=80; 20 degrees=20 °",
                "The Falcon 9 rockets landed|9=9",
                "3 nurses and 4 doctors|3=3 nurse; 4=4 doctor",
                "2 kg of rice and 3 km|2 kg=2 kg; 3 km=3 km",
                "won 4-2|4=4; 2=2",
                "Step 3 requires 2 keys|3=3; 2=2 key",
                "Penduduknya 12.500 orang dan luasnya 3,5 hektar|12.500=12500 orang; 3,5 hektar=3.5 ha",
            })
    void severalAmountsKeepApart(String text, String expected) {
        assertThat(Facts.amounts(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"'1. Boil water\n2. Add salt\n',''", "'1) Boil 3 eggs',3=3 egg"})
    void listMarkersAreNotAmounts(String text, String expected) {
        assertThat(Facts.amounts(text)).isEqualTo(expected);
    }
}
