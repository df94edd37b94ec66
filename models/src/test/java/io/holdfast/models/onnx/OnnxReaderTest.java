package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import io.holdfast.core.port.Reader.Reading;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.text.Pieces;
import io.holdfast.models.onnx.text.Window;
import io.holdfast.models.onnx.text.WordPiece;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OnnxReaderTest {
    private static final WordPiece TOKENS = WordPiece.load(EmbeddingModel.BGE_SMALL.files(), 512);
    private static final String QUESTION = "Who keeps the lighthouse?";
    private static final String PASSAGE =
            "Since 1998 the Kermorvan lighthouse has been kept by Odile Le Goff, 🗼 née Brûlé, of Ouessant.";

    private final OnnxReader reader = new OnnxReader(EncoderModel.folder(Tiny.encoder()));

    /** The best span by trying all, with the tiny model's own arithmetic. */
    private static Span expected(String passage, int maxSpan) {
        Pieces pieces = TOKENS.split(passage);
        Span span = new Span(0, 0);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < pieces.size(); i++) {
            for (int j = i; j < pieces.size() && j - i < maxSpan; j++) {
                double score = pieces.id(i) % 97 / 10.0 + pieces.id(j) % 89 / 10.0;
                if (score > best + 1e-6) {
                    best = score;
                    span = new Span(pieces.start(i), pieces.end(j));
                }
            }
        }
        return span;
    }

    @Test
    void theBestSpanIsGivenInOffsetsOfThePassage() {
        Reading reading = reader.read(QUESTION, PASSAGE);
        assertThat(reading.span()).isEqualTo(expected(PASSAGE, 6));
        assertThat(reading.span().of(PASSAGE)).isNotBlank();
        assertThat(reading.answerable()).isBetween(0.0, 1.0);
    }

    @Test
    void aSpanNeverExceedsItsLimitNorStartsAfterItsEnd() {
        for (int words = 1; words < 25; words++) {
            String passage = "harbour ".repeat(words) + PASSAGE.substring(0, 3 * words);
            Span span = reader.read(QUESTION, passage).span();
            assertThat(span.end()).isGreaterThan(span.start()).isLessThanOrEqualTo(passage.length());
            assertThat(TOKENS.split(span.of(passage)).size()).isLessThanOrEqualTo(6);
        }
    }

    @Test
    void anAnswerAtTheEndOfALongPassageIsFound() {
        String filler = "the of and to in a is it on as at by ".repeat(12);
        Span inShort = expected(PASSAGE, 6);
        Span inLong = reader.read(QUESTION, filler + PASSAGE).span();
        assertThat(inLong.of(filler + PASSAGE)).isEqualTo(inShort.of(PASSAGE));
    }

    @Test
    void anEmptyPassageAnswersNothing() {
        Reading reading = reader.read(QUESTION, " ");
        assertThat(reading.answerable()).isZero();
        assertThat(reading.span().length()).isZero();
    }

    @Test
    void oneEncoderServesBothHeads() {
        assertThat(reader.id()).isEqualTo(new OnnxGroundingModel(EncoderModel.folder(Tiny.encoder())).id());
        EncoderModel model = EncoderModel.folder(Tiny.encoder());
        Fingerprint any = Fingerprint.ofHash("");
        assertThat(OnnxModel.of(model.files(), () -> any)).isSameAs(OnnxModel.of(model.files(), () -> any));
    }

    @Test
    void windowsCoverEveryTokenAndOverlap() {
        Pieces a = TOKENS.split(QUESTION);
        Pieces b = TOKENS.split("one two three four five six seven eight nine ten eleven twelve");
        List<Integer> covered = new ArrayList<>();
        for (Window window : Window.over(a, b, 6)) {
            assertThat(window.length()).isLessThanOrEqualTo(6);
            for (int i = window.from(); i < window.to(); i++) {
                covered.add(i);
            }
        }
        assertThat(covered).contains(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).hasSizeGreaterThan(12);
        assertThat(Window.over(a, b, 12)).hasSize(1);
        assertThat(Window.over(a, new Pieces(), 12)).hasSize(1);
    }
}
