package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Digits that are no amounts: telephone numbers, list markers, codes, versions, scores. */
class NumberLikeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "call +1 555 123 4567|¤¤",
                "phone 555-1234|¤¤",
                "2) Second item|¤¤",
                "IP 10.0.0.1|¤¤",
                "version 2.3.4|¤¤",
                "v2.3|¤¤",
                "error 404|¤¤",
                "HTTP 404|¤¤",
                "item_3 and utf8|¤¤",
                "ISBN 978-3-16-148410-0|¤¤",
                "2024-03-05|¤¤",
                "3:2|¤¤",
                "16:9 screens|¤¤",
                "A4 paper|¤¤",
                "B2B|¤¤",
                "H2O|¤¤",
                "G20|¤¤",
                "COVID-19|¤¤",
                "24/7|¤¤",
                "#5|¤¤",
                "5.|¤¤",
                "[5]|¤¤",
                "5)|¤¤",
                "0x1F|¤¤",
                "1.2.3|¤¤",
            })
    void notAmounts(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "1. First item|First=1 ORDINAL",
                "port 8080 is open|8080=8080",
                "the score was 3-2|3=3; 2=2",
                "iPhone 12|12=12",
                "12345|12345=12345",
                "2,5 kg Mehl und 3 l Milch für die Gäste|2,5 kg=2.5 kg; 3 l=3 l",
                "1.250 Euro kostet das Rad und der Helm|1.250 Euro=1250 EUR",
                "1.250 kg of flour and the bread|1.250 kg=1.25 kg",
                "1,25 kg|1,25 kg=1.25 kg",
                "1,250 kg|1,250 kg=1250 kg",
                "12,34,567 people|12,34,567=1234567 person",
                "１２ cars|１２=12 car",
                "٣ cars|٣=3 car",
                "5 million-dollar deals|5 million-dollar=5000000 USD",
                "a five-star hotel|five=5 star",
                "a 5-star hotel|5=5 star",
                "two-thirds majority|two-thirds=0.6666666666666667 FRACTION",
                "100%|100%=100 %",
                "100 %|100 %=100 %",
                "100 percent|100 percent=100 %",
                "100 per cent|100 per cent=100 %",
                "5 percentage points|5 percentage points=5 pp",
                "50 basis points|50 basis points=50 bp",
                "5 bps|5 bps=5 bp",
                "0.1‰|0.1‰=0.1 ‰",
                "5x faster|5x=5 times",
                "5 times|5 times=5 times",
                "5-fold|5-fold=5 times",
            })
    void amountsAllTheSame(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }
}
