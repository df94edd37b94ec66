package io.holdfast.core.record;

import static io.holdfast.core.record.Inn.borneOut;
import static io.holdfast.core.record.Inn.faults;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordCheckTest {
    private static final String TABLE = """
            | figure | 2021 | 2022 |
            |---|---|---|
            | Revenue ($M) | 5.2 | 6.1 |
            | Staff | 140 | 1,175 |
            """;

    private final RecordCheck check = new RecordCheck(10_000);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The inn holds a 4.5-star rating. | wrong: 4.5-star",
                "It is rated 4 out of 5. | wrong: 4 out of 5",
                "The inn has 14 rooms. | wrong: 14",
                "The inn is located at 19 Weir Lane. | wrong: 19",
                "Find it at 17 Weir Lane, Callow, OR 97001. | not stated: 97001",
                "Call 503-555-0100. | not stated: 503-555-0100",
                "The pub serves Thai food. | not stated: Thai",
            })
    void numbersAndPlacesAreHeldToTheRecord(String answer, String fault) {
        assertThat(faults(answer)).containsExactly(fault);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It holds an overall rating of 3.5 out of 5 stars.",
                "Ratings range from 1 to 5 stars.",
                "One customer gave it a 5-star review, another 1 star.",
                "The inn at 17 Weir Lane has 12 rooms.",
                "Guests praise the five-star service.",
                "Rating: 3.5/5 stars",
            })
    void figuresOfTheRecordAreNoFault(String answer) {
        assertThat(faults(answer)).isEmpty();
    }

    @Test
    void namesAndAddressesAreBorneOut() {
        assertThat(borneOut("The Otter's Rest is a pub at 17 Weir Lane in Callow."))
                .contains("The Otter's Rest", "17 Weir Lane", "Callow");
    }

    @Test
    void aCellOfATableDecidesWhereRowAndColumnAreNamed() {
        Document document = Document.of("t", TABLE);
        assertThat(check.check("Revenue in 2021 was $5.2 million.", List.of(document)))
                .singleElement()
                .satisfies(f -> assertThat(f.supported()).isTrue());
        assertThat(check.check("In 2022 the staff was 1175.", List.of(document))
                        .get(0)
                        .supported())
                .isTrue();
        AttributeFinding wrong =
                check.check("Staff in 2021 was 150.", List.of(document)).get(0);
        assertThat(wrong.rule()).isEqualTo(Rule.CELL_MISMATCH);
        assertThat(wrong.span().of("Staff in 2021 was 150.")).isEqualTo("150");
        assertThat(wrong.diagnosis()).contains("Staff / 2021 is 140");
        assertThat(check.check("Staff grew from 140 in 2021 to 1,175 in 2022.", List.of(document)))
                .allMatch(AttributeFinding::supported);
    }

    @Test
    void csvAndKeyValueTextAreRecordsToo() {
        Document csv = Document.of("c", "town,height,people\nHollow,410,1200\nCrest,870,90\n");
        assertThat(check.check("The height of Crest is 780.", List.of(csv)))
                .singleElement()
                .satisfies(f -> assertThat(f.rule()).isEqualTo(Rule.CELL_MISMATCH));
        Document lines = Document.of("k", "Name: Hut Seven\nWiFi: no\nBeds: 8\n");
        assertThat(check.check("Hut Seven has WiFi.", List.of(lines)))
                .anySatisfy(f -> assertThat(f.rule()).isEqualTo(Rule.ATTRIBUTE_MISMATCH));
    }

    @Test
    void proseIsNoRecord() {
        Document prose =
                Document.of("p", "Note: the mill closed in 1902, they say, and the weir fell, in time.\nIt rained.");
        assertThat(check.check("The mill has WiFi and is open daily from 9 AM to 5 PM.", List.of(prose)))
                .isEmpty();
    }

    @Test
    void ofSeveralRecordsOneThatBearsItOutIsEnough() {
        String other = "{\"name\": \"Crown\", \"RestaurantsTakeOut\": true}";
        assertThat(check.check(
                        "The Crown offers takeout.", List.of(Document.of("a", Inn.RECORD), Document.of("b", other))))
                .allMatch(AttributeFinding::supported);
    }

    @Test
    void otherDocumentsThatNameItMaySayWhatARecordLeavesOpen() {
        String answer = "It provides outdoor seating.";
        Document named = Document.of("p", "The garden of The Otter's Rest has outdoor seating for forty.");
        Document unnamed = Document.of("p", "The Heron has outdoor seating for forty.");
        assertThat(check.check(answer, List.of(Document.of("a", Inn.RECORD), named)))
                .noneMatch(f -> !f.supported());
        assertThat(check.check(answer, List.of(Document.of("a", Inn.RECORD), unnamed)))
                .anyMatch(f -> !f.supported());
    }

    @Test
    void proseBesideARecordIsNoSecondRecord() {
        String answer = "There is no WiFi, and reservations and takeout are offered.";
        Document prose = Document.of("p", "The Heron was built by a miller. Its roof is slate.");
        assertThat(check.check(answer, List.of(Document.of("inn", Inn.RECORD), prose)))
                .isEqualTo(Inn.findings(answer))
                .anyMatch(f -> !f.supported());
    }

    @Test
    void oddTextsBreakNothing() {
        for (String odd : List.of(
                "{",
                "{\"a\":",
                "[{}]",
                "||||\n|-|\n",
                ",\n,\n,\n",
                "a:\nb:\nc:",
                "{\"hours\": {\"Monday\": \"99:99-1:1\"}}")) {
            check.check(
                    "Open daily from 99 PM to 5 PM (closed Monday, no WiFi) 5 stars 1,2",
                    List.of(Document.of("o", odd)));
        }
    }
}
