package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is directly above a table or record travels with its rows and fields; what is further away does not. */
class CaptionTest {
    private static final String TABLE = "| Age | Dose |\n|---|---|\n| 2-5 | 5 ml |";

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '~',
            value = {
                "Dosage by age#Dosage by age",
                "Dosage by age:#Dosage by age",
                "**Dosage by age**#Dosage by age",
                "Table 2: Dosage by age#Dosage by age",
                "Table: Dosage by age#Dosage by age",
                "Please give this dose. Children need:#Children need"
            })
    void aTitleOpensEveryRow(String above, String title) {
        assertThat(texts(above + "\n\n" + TABLE)).contains(title + ": Age: 2-5; Dose: 5 ml");
        assertThat(texts(above + "\n" + TABLE)).contains(title + ": Age: 2-5; Dose: 5 ml");
    }

    @Test
    void aHeadingOfMarkdownIsATitle() {
        assertThat(texts("# Leaflet\n\n## Dosage\n\n" + TABLE)).contains("Dosage: Age: 2-5; Dose: 5 ml");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Shake well before use.",
                "Is it safe?",
                "- shake well",
                "see below, then,",
                "Dosage\n\nShake the bottle well before use, then give this.",
                "Dosage\n\n\n",
                "A title that goes on and on and says much more than anyone would want to read before each of the rows"
            })
    void sentencesItemsAndDistantLinesAreNoTitle(String above) {
        assertThat(texts(above + "\n\n" + TABLE)).contains("Age: 2-5; Dose: 5 ml");
    }

    @Test
    void theTitleIsAUnitItselfAndTheHeadDoesNotRepeatIt() {
        assertThat(texts("Dosage\n\n" + TABLE)).containsExactly("Dosage", "Age; Dose", "Dosage: Age: 2-5; Dose: 5 ml");
    }

    @Test
    void aRemarkBetweenTitleAndTableIsKept() {
        assertThat(texts("Dosage\n(per day, unless told otherwise)\n\n" + TABLE))
                .contains("Dosage (per day, unless told otherwise): Age: 2-5; Dose: 5 ml");
    }

    @Test
    void eachTableHasItsOwnTitle() {
        assertThat(texts("## Children\n" + TABLE + "\n\n## Adults\n" + TABLE))
                .contains("Children: Age: 2-5; Dose: 5 ml", "Adults: Age: 2-5; Dose: 5 ml");
    }

    @Test
    void whatIsAboveOneStructureIsNotAboveTheNext() {
        assertThat(texts("Dosage\n" + TABLE + "\n\n{\"name\": \"Ann\", \"age\": 34}"))
                .contains("name: Ann", "age: 34");
    }

    @Test
    void fieldsCarryAHeadingButNotASentenceThatLeadsToThem() {
        assertThat(texts("## Order 17\n\n{\"item\": \"cup\", \"quantity\": 2}"))
                .contains("Order 17: item: cup", "Order 17: quantity: 2");
        assertThat(texts("Here is the configuration that we use:\n\n{\"timeout\": 30, \"retries\": 5}"))
                .contains("timeout: 30", "retries: 5");
        assertThat(texts("Opening hours\nMonday: 9-5\nTuesday: 9-5\nSunday: closed"))
                .contains("Opening hours: Monday: 9-5", "Opening hours: Sunday: closed");
    }

    @Test
    void fieldsListedAsItemsCarryTheLineThatLeadsToThem() {
        assertThat(texts(
                        "You get a car. Each month, you pay for it:\n\n* Insurance: $96\n* Fuel: $197\n* Parking: $50"))
                .contains("Each month, you pay for it: Insurance: $96", "Each month, you pay for it: Parking: $50");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"(in millions of euros)", "All figures in millions of euros.", "Amounts in millions of euros"})
    void aRemarkMayBeASentence(String remark) {
        assertThat(texts(remark + "\n\n| | 2023 |\n|---|---|\n| Revenue | 1,410 |"))
                .contains("Revenue; 2023: 1,410 million euros");
        assertThat(texts("<p>" + remark
                        + "</p><table><tr><th></th><th>2023</th></tr><tr><td>Revenue</td><td>1,410</td></tr></table>"))
                .contains("Revenue; 2023: 1,410 million euros");
    }

    @Test
    void aHeadingOfHtmlIsATitle() {
        String table = "<table><tr><th>Age</th><th>Dose</th></tr><tr><td>2-5</td><td>5 ml</td></tr></table>";
        assertThat(texts("<h2>Dosage</h2>\n" + table)).contains("Dosage: Age: 2-5; Dose: 5 ml");
        assertThat(texts("<h2>Dosage</h2><p>Shake well.</p>" + table)).contains("Age: 2-5; Dose: 5 ml");
    }
}
