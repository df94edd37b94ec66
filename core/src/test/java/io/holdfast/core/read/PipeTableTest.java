package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;

/** Tables drawn with bars: every row is a unit that carries the names of its columns. */
class PipeTableTest {
    @Test
    void aRowCarriesTheHeadOfEachCell() {
        String table = """
                | Name | Age | City |
                |------|----:|:----:|
                | Ann  | 34  | Oslo |
                | Ben  | 28  | Rome |
                """;
        assertThat(texts(table))
                .containsExactly("Name; Age; City", "Name: Ann; Age: 34; City: Oslo", "Name: Ben; Age: 28; City: Rome");
        assertThat(kinds(table)).containsOnly(Kind.ROW);
        assertThat(spans(table)).contains("| Ann  | 34  | Oslo |");
    }

    @Test
    void barsAtTheEdgesMayBeMissing() {
        assertThat(texts("Name | Age\n--- | ---\nAnn | 34\nBen | 28"))
                .containsExactly("Name; Age", "Name: Ann; Age: 34", "Name: Ben; Age: 28");
    }

    @Test
    void aTableOfOneRowIsATable() {
        assertThat(texts("| Name | Role |\n|---|---|\n| Ann | CEO |"))
                .containsExactly("Name; Role", "Name: Ann; Role: CEO");
    }

    @Test
    void aTableWithoutARuleNeedsThreeFramedRows() {
        assertThat(texts("| a | b |\n| 1 | 2 |\n| 3 | 4 |")).containsExactly("a; b", "a: 1; b: 2", "a: 3; b: 4");
        assertThat(kinds("Use a | b to pipe.\nThen c | d follows.\nLast e | f ends."))
                .doesNotContain(Kind.ROW);
    }

    @Test
    void anEscapedBarBelongsToItsCell() {
        assertThat(texts("| Option | Meaning |\n|---|---|\n| `a\\|b` | a or b |"))
                .containsExactly("Option; Meaning", "Option: `a|b`; Meaning: a or b");
    }

    @Test
    void emphasisAndLineBreaksInsideCellsAreMarkup() {
        assertThat(texts("| Step | What |\n|---|---|\n| **1** | Mix flour<br>water |\n| 2 | Bake.<br/>Cool. |"))
                .containsExactly("Step; What", "Step: 1; What: Mix flour, water", "Step: 2; What: Bake. Cool.");
    }

    @Test
    void checkMarksAreYesAndCrossesNo() {
        assertThat(texts("| Feature | Basic | Pro |\n|---|---|---|\n| Export | ❌ | ✅ |\n| SSO | ✗ | ✓ (beta) |"))
                .contains("Feature: Export; Basic: no; Pro: yes", "Feature: SSO; Basic: no; Pro: yes: (beta)");
    }

    @Test
    void emptyCellsDashesAndNullsAreNotGiven() {
        assertThat(
                        texts(
                                "| Plan | Price | Seats |\n|---|---|---|\n| Max | — |  |\n| Pro | n/a | 5 |\n| Old | null | - |"))
                .contains(
                        "Plan: Max; Price: not given; Seats: not given",
                        "Plan: Pro; Price: not given; Seats: 5",
                        "Plan: Old; Price: not given; Seats: not given");
    }

    @Test
    void aShortRowLacksItsLastCells() {
        assertThat(texts("| a | b | c |\n|---|---|---|\n| 1 | 2 |")).contains("a: 1; b: 2; c: not given");
    }

    @Test
    void mostlyEmptyRowsSayOnlyWhatTheyHold() {
        assertThat(texts("| a | b | c | d | e |\n|---|---|---|---|---|\n| x | | | | 5 |"))
                .contains("a: x; e: 5");
    }

    @Test
    void aRowWithOnlyItsFirstCellHeadsTheRowsBelow() {
        assertThat(
                        texts(
                                "| Item | 2023 | 2022 |\n|---|---|---|\n| **Assets** | | |\n| Cash | 5 | 6 |\n| **Debt** | | |\n| Loans | 1 | 2 |"))
                .containsExactly(
                        "Item; 2023; 2022",
                        "Assets",
                        "Assets: Item: Cash; 2023: 5; 2022: 6",
                        "Debt",
                        "Debt: Item: Loans; 2023: 1; 2022: 2");
    }

    @Test
    void rowsThatNameAttributesOfTheColumnsKeepTheirName() {
        assertThat(texts(
                        "|  | Model A | Model B |\n|---|---|---|\n| Weight | 2 kg | 3 kg |\n| Waterproof | yes | no |"))
                .containsExactly(
                        "Model A; Model B",
                        "Weight; Model A: 2 kg; Model B: 3 kg",
                        "Waterproof; Model A: yes; Model B: no");
    }

    @Test
    void withoutAnyHeadTheFirstCellNamesTheRest() {
        assertThat(texts("| | |\n|---|---|\n| Weight | 2 kg |\n| Height | 30 cm |"))
                .containsExactly("Weight: 2 kg", "Height: 30 cm");
    }

    @Test
    void gridsAreTablesAndTheirCellsMaySpanLines() {
        String grid = """
                +-------+----------+
                | Name  | Note     |
                +=======+==========+
                | Ann   | comes    |
                |       | at nine  |
                +-------+----------+
                | Ben   | absent   |
                +-------+----------+
                """;
        assertThat(texts(grid))
                .containsExactly("Name; Note", "Name: Ann; Note: comes at nine", "Name: Ben; Note: absent");
    }

    @Test
    void tablesAsDatabasesAndTerminalsPrintThem() {
        assertThat(texts(" id | name\n----+------\n  1 | Ann\n  2 | Ben\n(2 rows)"))
                .containsExactly("id; name", "id: 1; name: Ann", "id: 2; name: Ben", "(2 rows)");
        assertThat(texts("┌──────┬─────┐\n│ Name │ Age │\n├──────┼─────┤\n│ Ann  │ 34  │\n└──────┴─────┘"))
                .containsExactly("Name; Age", "Name: Ann; Age: 34");
    }

    @Test
    void textAroundATableStaysText() {
        String document = "Prices below.\n\n| Plan | Price |\n|---|---|\n| Pro | €12 |\n\nAll prices per month.";
        assertThat(texts(document))
                .containsExactly("Prices below.", "Plan; Price", "Plan: Pro; Price: €12", "All prices per month.");
        assertThat(kinds(document)).containsExactly(Kind.PROSE, Kind.ROW, Kind.ROW, Kind.PROSE);
    }
}
