package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;

/** Columns kept apart by blanks. */
class AlignedTableTest {
    @Test
    void aTerminalsTable() {
        String table = """
                NAME      READY   STATUS    RESTARTS   AGE
                web-1     1/1     Running   0          5d
                web-2     0/1     Pending              2h
                """;
        assertThat(texts(table))
                .containsExactly(
                        "NAME; READY; STATUS; RESTARTS; AGE",
                        "NAME: web-1; READY: 1/1; STATUS: Running; RESTARTS: 0; AGE: 5d",
                        "NAME: web-2; READY: 0/1; STATUS: Pending; RESTARTS: not given; AGE: 2h");
    }

    @Test
    void aStatementWhoseFirstColumnHasNoHead() {
        String statement = """
                CONSOLIDATED STATEMENTS OF INCOME
                (in thousands of dollars)

                                         2023        2022
                Revenue                12,400      11,200
                Cost of sales          (7,300)     (6,900)
                Net loss                 (210)        (85)
                """;
        assertThat(texts(statement))
                .containsSequence(
                        "2023; 2022",
                        "CONSOLIDATED STATEMENTS OF INCOME: Revenue; 2023: 12,400 thousand dollars; 2022: 11,200 thousand dollars",
                        "CONSOLIDATED STATEMENTS OF INCOME: Cost of sales; 2023: -7,300 thousand dollars; 2022: -6,900 thousand dollars",
                        "CONSOLIDATED STATEMENTS OF INCOME: Net loss; 2023: -210 thousand dollars; 2022: -85 thousand dollars");
        assertThat(spans(statement)).contains("Revenue                12,400      11,200");
    }

    @Test
    void sectionsBlankLinesAndCurrencySignsInsideAStatement() {
        String statement = """
                Balance sheet

                                          2023      2022
                Current assets:
                  Cash                  $   120   $   98
                  Inventories                30       25

                Total assets                500      480

                The notes are part of these statements.
                """;
        assertThat(texts(statement))
                .containsExactly(
                        "Balance sheet",
                        "2023; 2022",
                        "Balance sheet: Current assets",
                        "Balance sheet: Current assets: Cash; 2023: $120; 2022: $98",
                        "Balance sheet: Current assets: Inventories; 2023: 30; 2022: 25",
                        "Balance sheet: Current assets: Total assets; 2023: 500; 2022: 480",
                        "The notes are part of these statements.");
    }

    @Test
    void rulesBelowTheHeadAreNoRow() {
        assertThat(
                        texts(
                                "Day        Morning     Evening\n---------  ----------  -------\nMonday     open        closed\nTuesday    open        open"))
                .containsExactly(
                        "Day; Morning; Evening",
                        "Day: Monday; Morning: open; Evening: closed",
                        "Day: Tuesday; Morning: open; Evening: open");
    }

    @Test
    void indentedTextIsNoTable() {
        assertThat(kinds("    He came  late.\n    She came  early.\n    They left  soon."))
                .doesNotContain(Kind.ROW);
    }
}
