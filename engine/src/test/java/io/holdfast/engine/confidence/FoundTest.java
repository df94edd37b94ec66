package io.holdfast.engine.confidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the second reading is shown. */
class FoundTest {
    private static final String TABLE = "| Tool | Price |\n| Saw | 4 |\n| Lathe | 820 |\n| Press | 2 |\n";
    private static final Chunk TOOLS =
            new Chunk("t-0", new Passage("t", 0, TABLE.length(), TABLE), "Tools", "", "t", 0, false, "", List.of());

    @Test
    void ofARowItIsWhatItsFormTellsAndNotTheWholeTable() {
        int at = TABLE.indexOf("| Lathe");
        Found cell =
                new Found("What is the lathe worth?", TOOLS, new Span(at, at + 15), "820", 0.7, "Lathe: Price 820");
        assertThat(cell.read()).isFalse();
        assertThat(cell.surroundings()).contains("Lathe: Price 820").doesNotContain("Saw");
        assertThat(cell.statement()).isEqualTo("What is the lathe worth? 820");
    }
}
