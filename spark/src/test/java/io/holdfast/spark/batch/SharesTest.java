package io.holdfast.spark.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.spark.batch.Shares.Chunk;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharesTest {
    private static final int ROWS = 10;

    /** One file in two blocks, then a file whose text is as long as all before it. */
    private final Shares shares = new Shares(
                    List.of(
                            new Chunk("a", 0, 0, 10, 990),
                            new Chunk("a", 0, 1, 4, 396),
                            new Chunk("a", 5000, 0, 10, 990),
                            new Chunk("b", 0, 0, 2, 2398)),
                    ROWS)
            .cut(4);

    @Test
    void linesGoOnFromBlockToBlockAndBeginAnewWithAFile() {
        assertThat(shares.line("a", 0, 0)).isEqualTo(1);
        assertThat(shares.line("a", 0, 13)).isEqualTo(14);
        assertThat(shares.line("a", 5000, 0)).isEqualTo(15);
        assertThat(shares.line("b", 0, 1)).isEqualTo(2);
    }

    @Test
    void textIsSharedOutNotRows() {
        assertThat(shares.totalBytes()).isEqualTo(4800);
        assertThat(shares.share("a", 0, 0)).isZero();
        assertThat(shares.share("a", 0, 11)).isZero();
        assertThat(shares.share("a", 0, 12)).isEqualTo(1);
        assertThat(shares.share("a", 5000, 9)).isEqualTo(1);
        assertThat(shares.share("b", 0, 0)).isEqualTo(2);
        assertThat(shares.share("b", 0, 1)).isEqualTo(3);
    }

    @Test
    void thereAreNoMoreSharesThanRows() {
        assertThat(shares.cut(1000).count()).isEqualTo(26);
        assertThat(new Shares(List.of(), ROWS).cut(8).count()).isEqualTo(1);
    }

    @Test
    void fileThatGrewWhileItWasReadIsSaidAndNotGuessed() {
        assertThatThrownBy(() -> shares.line("a", 9000, 0)).hasMessageContaining("changed while it was read");
    }
}
