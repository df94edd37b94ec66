package io.holdfast.spark.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SplitLinesTest {
    private static final int MAX = 40;

    @Test
    void everyLineBelongsToExactlyOnePieceWhereverTheCutsFall() throws IOException {
        byte[] file = "ab\n\n{\"x\":1}\r\nüber\n\nlast without end".getBytes(StandardCharsets.UTF_8);
        List<String> whole = lines(file, 0, file.length);
        assertThat(whole).containsExactly("ab", "", "{\"x\":1}\r", "über", "", "last without end");

        for (int size = 1; size <= file.length; size++) {
            List<String> pieces = new ArrayList<>();
            for (int start = 0; start < file.length; start += size) {
                pieces.addAll(lines(file, start, Math.min(file.length, start + size)));
            }
            assertThat(pieces).as("pieces of %d bytes", size).isEqualTo(whole);
        }
    }

    @Test
    void lineThatIsTooLongIsNotHeldButItsLengthIsKnown() throws IOException {
        byte[] file = ("x".repeat(200_000) + "\nnext\n").getBytes(StandardCharsets.UTF_8);

        SplitLines lines = new SplitLines(new ByteArrayInputStream(file), 0, file.length, MAX);
        SplitLines.Line first = lines.next();

        assertThat(first).isNotNull();
        assertThat(first.length()).isEqualTo(200_000);
        assertThat(first.bytes().length).isLessThanOrEqualTo(SplitLines.EXCERPT);
        assertThat(text(lines.next())).isEqualTo("next");
        assertThat(lines.next()).isNull();
    }

    @Test
    void byteOrderMarkIsDroppedAtTheStartOfTheFileOnly() throws IOException {
        byte[] file = "\uFEFFa\n\uFEFFb\n".getBytes(StandardCharsets.UTF_8);
        assertThat(lines(file, 0, file.length)).containsExactly("a", "\uFEFFb");
    }

    private static List<String> lines(byte[] file, int start, int end) throws IOException {
        int from = Math.max(0, start - 1);
        SplitLines lines = new SplitLines(new ByteArrayInputStream(file, from, file.length - from), start, end, MAX);
        List<String> texts = new ArrayList<>();
        for (SplitLines.Line line = lines.next(); line != null; line = lines.next()) {
            texts.add(text(line));
        }
        return texts;
    }

    private static String text(SplitLines.Line line) {
        return new String(line.bytes(), StandardCharsets.UTF_8);
    }
}
