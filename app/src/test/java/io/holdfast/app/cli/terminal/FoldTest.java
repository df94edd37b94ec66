package io.holdfast.app.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoldTest {
    @Test
    void wordsStayWholeAndAPerCentSignStaysBesideItsNumber() {
        assertThat(Fold.words("gate failed: at least 90 % are asked for", 25, "  "))
                .isEqualTo("gate failed: at least\n  90 % are asked for");
        assertThat(Fold.words("one two", 80, "  ")).isEqualTo("one two");
    }
}
