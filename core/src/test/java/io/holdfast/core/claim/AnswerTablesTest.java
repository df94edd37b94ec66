package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each row of a Markdown table is a statement. */
class AnswerTablesTest {
    private static List<String> statements(String answer) {
        return new ClaimExtractor()
                .extract(answer).stream().map(Claim::statement).toList();
    }

    @Test
    void twoColumnsNeedNoHead() {
        assertThat(statements("| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |")).containsExactly("x: 1", "y: 2");
    }

    @Test
    void furtherColumnsAreNamedByTheirHeads() {
        assertThat(statements("| a | b | c |\n|---|---|---|\n| x | 1 | 2 |")).containsExactly("x: b: 1; c: 2");
    }

    @Test
    void anEmptyCellSaysNothing() {
        assertThat(statements("| a | b | c |\n|---|---|---|\n| x |  | 2 |")).containsExactly("x; c: 2");
    }

    @Test
    void anEscapedBarBelongsToItsCell() {
        assertThat(statements("| a | b |\n|---|---|\n| x \\| z | 1 |")).containsExactly("x \\| z: 1");
    }

    @Test
    void barsWithoutARuleAreNoTable() {
        assertThat(statements("The sign | is a bar that separates two words.")).hasSize(1);
    }

    @Test
    void aHeadNamesColumnsUnlessItSaysSomething() {
        NewWords allNew = text -> text.isBlank() ? 0 : 1;
        assertThat(new ClaimExtractor()
                        .extract("| Item | Price |\n|---|---|\n| lamp | 9 euros |", allNew)
                        .claims())
                .extracting(Claim::statement)
                .containsExactly("lamp: 9 euros");
        assertThat(new ClaimExtractor()
                        .extract("| Room | Guests per Night |\n|:--|--:|\n| 12 | 3 |", allNew)
                        .claims())
                .extracting(Claim::statement)
                .containsExactly("12: 3");
        assertThat(new ClaimExtractor()
                        .extract("| Item | Lamps cost 5 euros |\n|---|---|\n| lamp | 9 euros |", allNew)
                        .claims())
                .hasSize(2);
    }
}
