package io.holdfast.core.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.fact.Facts;
import io.holdfast.core.fact.shared.Relation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityCompareTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7.4 million people|7,400,000 people|EQUAL",
                "90 seconds|1.5 minutes|EQUAL",
                "2 km|2000 m|EQUAL",
                "2.5 kg|2500 g|EQUAL",
                "4 GB|4000 MB|EQUAL",
                "4 GiB|4096 MiB|EQUAL",
                "212 °F|100 °C|EQUAL",
                "36 km/h|10 m/s|EQUAL",
                "24 months|2 years|EQUAL",
                "$12|12 USD|EQUAL",
                "half of it|50 %|EQUAL",
                "three quarters of it|75 percent|EQUAL",
                "at least 8 votes|8 or more votes|EQUAL",
                "14–18 %|between 14 and 18 percent|EQUAL",
                "twenty-one goats|21 goats|EQUAL",
                "the 4th lap|the fourth lap|EQUAL",
                "about 7 million|7,400,000|COMPATIBLE",
                "2.7|2.72|COMPATIBLE",
                "7 million|7,400,000|COMPATIBLE",
                "48 %|47.6 %|COMPATIBLE",
                "40 seats|about 40 seats|COMPATIBLE",
                "more than 50 ships|63 ships|COMPATIBLE",
                "at most 9 errors|4 errors|COMPATIBLE",
                "5 to 9 km|7 km|COMPATIBLE",
                "up to 9 km|5 to 9 km|COMPATIBLE",
                "1 year|365 days|COMPATIBLE",
                "60|60 seconds|COMPATIBLE",
                "61 degrees|61 °F|COMPATIBLE",
                "2 minutes and 30 seconds|150 s|EQUAL",
                "7 km|5 to 9 km|UNDERSPECIFIED",
                "63 ships|more than 50 ships|UNDERSPECIFIED",
                "42 seats|about 40 seats|UNDERSPECIFIED",
                "45 seconds|90 seconds|DIFFERENT_VALUE",
                "45 seconds|45 minutes|DIFFERENT_VALUE",
                "2.8|2.72|DIFFERENT_VALUE",
                "2.72|2.7|DIFFERENT_VALUE",
                "7,000,000|7,400,000|DIFFERENT_VALUE",
                "about 9 million|7,400,000|DIFFERENT_VALUE",
                "0 %|0.3 %|DIFFERENT_VALUE",
                "at least 8 votes|at most 8 votes|DIFFERENT_VALUE",
                "at least 8 votes|at least 12 votes|DIFFERENT_VALUE",
                "more than 50 ships|50 ships|DIFFERENT_VALUE",
                "12 km|5 to 9 km|DIFFERENT_VALUE",
                "5 to 9 km|5 to 12 km|DIFFERENT_VALUE",
                "-4 °C|4 °C|DIFFERENT_VALUE",
                "the 4th lap|the 5th lap|DIFFERENT_VALUE",
                "1 g|500 mg|DIFFERENT_VALUE",
                "1 hour|30 minutes|DIFFERENT_VALUE",
                "1 hour|45 minutes|DIFFERENT_VALUE",
                "about 1 hour|50 minutes|COMPATIBLE",
                "5 euros|4.90 euros|COMPATIBLE",
                "3 km|2.5 km|DIFFERENT_VALUE",
                "2 km|2.5 km|DIFFERENT_VALUE",
                "3 nurses|3 doctors|DIFFERENT_UNIT",
                "€12|$12|DIFFERENT_UNIT",
                "5 kg|5 km|DIFFERENT_UNIT",
                "5 %|5 percentage points|DIFFERENT_UNIT",
                "20 goals|20 goals per season|DIFFERENT_UNIT",
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
                assertThat(forth == Relation.EQUAL).as("%s / %s", a, b).isEqualTo(back == Relation.EQUAL);
                assertThat(forth == Relation.DIFFERENT_UNIT)
                        .as("%s / %s", a, b)
                        .isEqualTo(back == Relation.DIFFERENT_UNIT);
                assertThat(forth == Relation.INCOMPARABLE).as("%s / %s", a, b).isEqualTo(back == Relation.INCOMPARABLE);
            }
        }
    }
}
