package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON: every leaf with its whole path, every record of a list by itself. */
class JsonTest {
    @Test
    void aLeafCarriesItsWholePath() {
        String json =
                "{\"order\": {\"id\": 17, \"customer\": {\"firstName\": \"Ann\", \"e_mail\": \"a@b.org\"}, \"paid\": true}}";
        assertThat(texts(json))
                .containsExactly(
                        "order id: 17",
                        "order customer first Name: Ann",
                        "order customer e mail: a@b.org",
                        "order paid: true");
        assertThat(kinds(json)).containsOnly(Kind.FIELD);
        assertThat(spans(json))
                .containsExactly("\"id\": 17", "\"firstName\": \"Ann\"", "\"e_mail\": \"a@b.org\"", "\"paid\": true");
    }

    @Test
    void aRecordOfAListIsOneUnit() {
        String json =
                "{\"items\": [{\"sku\": \"A1\", \"qty\": 2, \"tags\": [\"red\", \"new\"]}, {\"sku\": \"B2\", \"qty\": 1, \"size\": {\"w\": 3}}]}";
        assertThat(texts(json))
                .containsExactly("items: sku: A1; qty: 2; tags: red, new", "items: sku: B2; qty: 1; size w: 3");
        assertThat(spans(json).get(0)).startsWith("{\"sku\": \"A1\"").endsWith("]}");
    }

    @Test
    void recordsInsideARecordNameTheOneTheyBelongTo() {
        assertThat(
                        texts(
                                "[{\"team\": \"Red\", \"players\": [{\"name\": \"Ann\", \"goals\": 3}, {\"name\": \"Ben\", \"goals\": 0}]}, {\"team\": \"Blue\", \"players\": []}]"))
                .containsExactly(
                        "team: Red",
                        "team: Red; players: name: Ann; goals: 3",
                        "team: Red; players: name: Ben; goals: 0",
                        "team: Blue; players: none");
    }

    @Test
    void aListOfOneRecordOrOfRecordsWithOneFieldIsPartOfItsRecord() {
        assertThat(
                        texts(
                                "[{\"day\": \"Mon\", \"weather\": [{\"main\": \"Rain\", \"mm\": 4}]}, {\"day\": \"Tue\", \"weather\": [{\"main\": \"Sun\", \"mm\": 0}]}]"))
                .containsExactly(
                        "day: Mon; weather main: Rain; weather mm: 4", "day: Tue; weather main: Sun; weather mm: 0");
        assertThat(texts("[{\"name\": \"web\", \"ports\": [{\"port\": 80}, {\"port\": 443}]}, {\"name\": \"db\"}]"))
                .containsExactly("name: web; ports port: 80, 443", "name: db");
    }

    @Test
    void aLongRecordIsCutAndEveryPartSaysWhichRecordItIs() {
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            fields.append(", \"field")
                    .append(i)
                    .append("\": \"")
                    .append("value ".repeat(8))
                    .append(i)
                    .append('"');
        }
        String record = "[{\"id\": 7, \"name\": \"Pump\"" + fields + "}, {\"id\": 8}]";
        assertThat(texts(record)).hasSizeGreaterThan(3);
        assertThat(texts(record).subList(0, texts(record).size() - 1))
                .allMatch(t -> t.startsWith("id: 7; name: Pump; "));
    }

    @Test
    void aPartOfALongMeasurementSaysItsDate() {
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            fields.append("\"reading").append(i).append("\": ").append(1000 + i).append(", ");
        }
        assertThat(texts("[{" + fields + "\"time\": \"2024-01-04 02:00\"}, {\"reading0\": 5}]"))
                .filteredOn(t -> t.contains("reading29"))
                .allMatch(t -> t.startsWith("reading0: 1000; time: 2024-01-04 02:00; "));
    }

    @Test
    void aLongTextIsReadSentenceBySentenceUnderItsPath() {
        String first =
                "The pump starts when the level is high and it stops again when the level has fallen far enough.";
        String second = "It must never run dry, for its bearings are cooled by nothing but the water that it moves.";
        assertThat(texts("{\"pump\": {\"about\": \"" + first + " " + second + "\", \"id\": 5}}"))
                .containsExactly("pump about: " + first, "pump about: " + second, "pump id: 5");
    }

    @Test
    void listsOfValuesAreOneUnit() {
        assertThat(texts("{\"sizes\": [\"S\", \"M\", \"L\"], \"codes\": [1, 2]}"))
                .containsExactly("sizes: S, M, L", "codes: 1, 2");
    }

    @Test
    void aTableWrittenAsListsHasHeads() {
        assertThat(texts("{\"columns\": [\"day\", \"temp\"], \"rows\": [[\"Mon\", 12], [\"Tue\", null]]}"))
                .containsExactly("columns: day, temp", "rows: day: Mon; temp: 12", "rows: day: Tue; temp: not given");
    }

    @Test
    void nothingIsNotGivenAndAnEmptyListIsNone() {
        assertThat(texts("{\"email\": null, \"note\": \"\", \"gate\": \"-\", \"refunds\": [], \"options\": {}}"))
                .containsExactly(
                        "email: not given", "note: not given", "gate: not given", "refunds: none", "options: none");
    }

    @Test
    void objectsOnLinesOfTheirOwnAreRecordsOfAList() {
        assertThat(texts("{\"id\": 1, \"name\": \"Ann\"}\n{\"id\": 2, \"name\": \"Ben\"}\n"))
                .containsExactly("id: 1; name: Ann", "id: 2; name: Ben");
    }

    @Test
    void dictionariesAsPythonPrintsThem() {
        assertThat(texts("{'open': True, 'closed': False, 'by': None, 'said': 'None of it is True'}"))
                .containsExactly("open: true", "closed: false", "by: not given", "said: None of it is True");
        assertThat(texts("{\"Parking\": \"{'garage': False, 'street': True}\", \"WiFi\": \"u'free'\"}"))
                .containsExactly("Parking garage: false", "Parking street: true", "Wi Fi: free");
    }

    @Test
    void charactersThatPythonCannotPrintAreBlank() {
        assertThat(texts("{'name': '\\xa0', 'value': 'Second\\x0bdisplay', 'open': True}"))
                .containsExactly("name: not given", "value: Second display", "open: true");
    }

    @Test
    void commentsAndTrailingCommasAreAccepted() {
        assertThat(texts("{\n  // seconds\n  \"timeout\": 30,\n  \"retries\": 5,\n}"))
                .containsExactly("timeout: 30", "retries: 5");
    }

    @Test
    void jsonInsideTextIsReadAsWhatItIs() {
        String document = "We use this:\n\n{\"timeout\": 30, \"retries\": 5} by default.\n\nIt needs a restart.";
        assertThat(texts(document))
                .containsExactly("We use this:", "timeout: 30", "retries: 5", "by default.", "It needs a restart.");
        assertThat(texts("config = {\n  \"a\": 1,\n  \"b\": 2\n};\nDone."))
                .containsExactly("config =", "a: 1", "b: 2", "Done.");
    }

    @Test
    void anObjectInsideASentenceIsPartOfTheSentence() {
        assertThat(texts("The response is {\"status\": \"ok\", \"count\": 3} and nothing else."))
                .containsExactly("The response is {\"status\": \"ok\", \"count\": 3} and nothing else.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\": 1, \"b\": 2,\n \"c\": ",
                "{not json at all}",
                "[1] A footnote, not a list.",
                "[see below]"
            })
    void whatCannotBeParsedIsText(String text) {
        assertThat(kinds(text)).doesNotContain(Kind.FIELD).isNotEmpty();
    }

    @Test
    void whatIsNestedTooDeeplyIsText() {
        assertThat(kinds("{\"a\":".repeat(200) + "1" + "}".repeat(200))).containsOnly(Kind.PROSE);
    }

    /** Each line begins like a list: half a megabyte once took half a minute. */
    @Test
    @Timeout(20)
    void aLogOfBracketsIsReadInItsLength() {
        String log = IntStream.range(0, 8_000)
                .mapToObj(i -> "[worker " + i + "] took item " + i + " from the queue of the harbour\n")
                .collect(Collectors.joining());

        assertThat(DocumentReader.read(log, Set.of())).isNotEmpty();
    }
}
