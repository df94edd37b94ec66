package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A unit that a head, a title or a note gives is written beside each bare number it counts for. */
class ColumnUnitTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kg|2.4|2.4 kg",
                "%|45|45 %",
                "k€|1,200|1,200 thousand €",
                "€ million|120|120 million €",
                "€m|120|120 million €",
                "USD m|120|120 million USD",
                "$ billions|3.5|3.5 billion $",
                "TEUR|95|95 thousand EUR",
                "Mio. EUR|95|95 million EUR",
                "in thousands of dollars|12,400|12,400 thousand dollars",
                "in thousands|12,400|12,400 thousand",
                "amounts in millions, except per share data|98|98 million",
                "in thousands of dollars|(7,300)|(7,300 thousand dollars)",
                "in thousands of dollars|$12,400|$12,400 thousand",
                "km|-5|-5 km"
            })
    void aNoteIsReadAsAUnit(String note, String cell, String read) {
        ColumnUnit unit = ColumnUnit.of(note);
        assertThat(unit).isNotNull();
        assertThat(unit.on(cell)).isEqualTo(read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"unaudited", "see note 4", "approx.", "A", "number", "people", "2023", "", "m"})
    void otherNotesAreNone(String note) {
        assertThat(ColumnUnit.of(note))
                .satisfiesAnyOf(
                        u -> assertThat(u).isNull(), u -> assertThat(note).isEqualTo("m"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.4 lb", "about 5", "n.m.", "5.0%", "3-4", "not given", "yes", "(5", "12/2023"})
    void aCellThatIsMoreThanABareNumberStays(String cell) {
        assertThat(new ColumnUnit("", "kg").on(cell)).isEqualTo(cell);
    }

    @Test
    void theHeadOfAColumnGivesTheUnitOfItsNumbers() {
        assertThat(
                        texts(
                                "| Team | Budget (k€) | Staff |\n|---|---|---|\n| Sales | 1,200 | 14 |\n| **All** | **2,400** | 30 |"))
                .containsExactly(
                        "Team; Budget (k€); Staff",
                        "Team: Sales; Budget (k€): 1,200 thousand €; Staff: 14",
                        "Team: All; Budget (k€): 2,400 thousand €; Staff: 30");
    }

    @Test
    void theCornerOfATableMayGiveIt() {
        assertThat(texts("### Revenue\n\n| € million | 2022 | 2023 |\n|---|---|---|\n| Europe | 120 | 134 |"))
                .containsExactly(
                        "Revenue",
                        "€ million; 2022; 2023",
                        "Revenue: Europe; 2022: 120 million €; 2023: 134 million €");
    }

    @Test
    void aCornerThatNamesTheRowsIsAHead() {
        assertThat(texts("| Day | Open |\n|---|---|\n| Monday | 9 |")).contains("Day: Monday; Open: 9");
    }

    @Test
    void soMayALineAboveOrTheTitle() {
        String table = "Metric,Q1 2024,Q1 2023\nRevenue,120,110\nHeadcount,400,380";
        assertThat(texts("Results\n(USD millions)\n" + table))
                .contains("Results: Metric: Revenue; Q1 2024: 120 million USD; Q1 2023: 110 million USD");
        assertThat(texts("Results (USD m)\n\n" + table))
                .contains("Results (USD m): Metric: Revenue; Q1 2024: 120 million USD; Q1 2023: 110 million USD");
    }

    @Test
    void linesThatCountSomethingElseDoNotTakeTheUnitOfTheTable() {
        assertThat(
                        texts(
                                "(in millions)\n\nMetric,2024,2023\nRevenue,120,110\nHeadcount,400,380\nEarnings per share,1.20,1.10\nMargin,12,11"))
                .contains(
                        "Metric: Revenue; 2024: 120 million; 2023: 110 million",
                        "Metric: Headcount; 2024: 400; 2023: 380",
                        "Metric: Earnings per share; 2024: 1.20; 2023: 1.10",
                        "Metric: Margin; 2024: 12; 2023: 11");
    }

    @Test
    void columnsThatAreNoPeriodsDoNotTakeItEither() {
        assertThat(texts("Stores (USD m)\n\nStore,Revenue,Visitors\nOslo,120,110\nRome,14,30"))
                .contains("Stores (USD m): Store: Oslo; Revenue: 120; Visitors: 110");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Results in EUR million", "Results, EUR million", "Results (EUR million)"})
    void theScaleMayEndATitle(String title) {
        String row = title + ": Metric: Revenue; 2024: 120 million EUR; 2023: 110 million EUR";
        assertThat(texts(title + "\n\nMetric,2024,2023\nRevenue,120,110\nCosts,80,90"))
                .contains(row);
    }

    @Test
    void theLabelOfARowGivesTheUnitOfItsNumbers() {
        assertThat(texts("| | Alto | Brio |\n|---|---|---|\n| Weight (kg) | 2.4 | 3 |\n| Colours | 4 | 5 |"))
                .contains("Weight (kg); Alto: 2.4 kg; Brio: 3 kg", "Colours; Alto: 4; Brio: 5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connectTimeoutMs|connect Timeout Ms: 30 ms",
                "session_ttl_seconds|session ttl seconds: 30 seconds",
                "MAX_BODY_MB|MAX BODY MB: 30 MB",
                "retention days|retention days: 30 days",
                "day|day: 30",
                "seconds|seconds: 30",
                "price_min|price min: 30",
                "checked_in|checked in: 30"
            })
    void aKeyOfSeveralWordsGivesTheUnitItEndsWith(String key, String read) {
        assertThat(texts("{\"" + key + "\": 30, \"name\": \"web\"}")).contains(read);
    }
}
