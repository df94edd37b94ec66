package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import io.holdfast.text.fact.shared.Relation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityCompareTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7.4 million people|7,400,000 people|SUPPORTED",
                "90 seconds|1.5 minutes|SUPPORTED",
                "2 km|2000 m|SUPPORTED",
                "2.5 kg|2500 g|SUPPORTED",
                "4 GB|4000 MB|SUPPORTED",
                "4 GiB|4096 MiB|SUPPORTED",
                "212 °F|100 °C|SUPPORTED",
                "36 km/h|10 m/s|SUPPORTED",
                "24 months|2 years|SUPPORTED",
                "$12|12 USD|SUPPORTED",
                "half of it|50 %|SUPPORTED",
                "three quarters of it|75 percent|SUPPORTED",
                "at least 8 votes|8 or more votes|SUPPORTED",
                "14–18 %|between 14 and 18 percent|SUPPORTED",
                "twenty-one goats|21 goats|SUPPORTED",
                "the 4th lap|the fourth lap|SUPPORTED",
                "about 7 million|7,400,000|SUPPORTED",
                "2.7|2.72|SUPPORTED",
                "7 million|7,400,000|SUPPORTED",
                "48 %|47.6 %|SUPPORTED",
                "40 seats|about 40 seats|SUPPORTED",
                "more than 50 ships|63 ships|SUPPORTED",
                "at most 9 errors|4 errors|SUPPORTED",
                "5 to 9 km|7 km|SUPPORTED",
                "up to 9 km|5 to 9 km|SUPPORTED",
                "1 year|365 days|SUPPORTED",
                "60|60 seconds|SUPPORTED",
                "61 degrees|61 °F|SUPPORTED",
                "2 minutes and 30 seconds|150 s|SUPPORTED",
                "7 km|5 to 9 km|UNDERSPECIFIED",
                "63 ships|more than 50 ships|UNDERSPECIFIED",
                "42 seats|about 40 seats|UNDERSPECIFIED",
                "45 seconds|90 seconds|CONFLICTING",
                "45 seconds|45 minutes|CONFLICTING",
                "2.8|2.72|CONFLICTING",
                "2.72|2.7|CONFLICTING",
                "7,000,000|7,400,000|CONFLICTING",
                "about 9 million|7,400,000|CONFLICTING",
                "0 %|0.3 %|CONFLICTING",
                "at least 8 votes|at most 8 votes|CONFLICTING",
                "at least 8 votes|at least 12 votes|CONFLICTING",
                "more than 50 ships|50 ships|CONFLICTING",
                "12 km|5 to 9 km|CONFLICTING",
                "5 to 9 km|5 to 12 km|CONFLICTING",
                "-4 °C|4 °C|CONFLICTING",
                "the 4th lap|the 5th lap|CONFLICTING",
                "1 g|500 mg|CONFLICTING",
                "1 hour|30 minutes|CONFLICTING",
                "1 hour|45 minutes|CONFLICTING",
                "about 1 hour|50 minutes|SUPPORTED",
                "5 euros|4.90 euros|SUPPORTED",
                "3 km|2.5 km|CONFLICTING",
                "2 km|2.5 km|CONFLICTING",
                "3 nurses|3 doctors|CONFLICTING",
                "€12|$12|CONFLICTING",
                "5 kg|5 km|CONFLICTING",
                "5 %|5 percentage points|CONFLICTING",
                "20 goals|20 goals per season|CONFLICTING",
                "4 laps|the 4th lap|INCOMPARABLE",
            })
    void claimAgainstSource(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }

    @Test
    void equalityAndDisagreementOfExactAmountsDoNotDependOnTheSide() {
        List<String> exact = List.of(
                "3 nurses",
                "3 doctors",
                "180 s",
                "3 min",
                "4 %",
                "€3",
                "$3",
                "3",
                "-3",
                "at least 3 km",
                "at most 3 km",
                "1 to 3 km",
                "the 3rd",
                "2 h",
                "120 minutes",
                "7,000,000",
                "one third of it");
        for (String a : exact) {
            for (String b : exact) {
                Relation forth = Facts.only(a).compare(Facts.only(b), Facts.TOLERANCE);
                Relation back = Facts.only(b).compare(Facts.only(a), Facts.TOLERANCE);
                if (point(a) && point(b) || otherUnits(a, b)) {
                    assertThat(forth).as("%s / %s", a, b).isEqualTo(back);
                }
                assertThat(forth == Relation.INCOMPARABLE).as("%s / %s", a, b).isEqualTo(back == Relation.INCOMPARABLE);
            }
        }
    }

    private static boolean point(String text) {
        Quantity amount = Facts.only(text);
        return amount.bound() == Bound.EXACT && !amount.range();
    }

    private static boolean otherUnits(String a, String b) {
        Unit first = Facts.only(a).unit();
        Unit second = Facts.only(b).unit();
        return first != null && second != null && !first.convertibleTo(second);
    }
}
