package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.onnx.text.Pieces;
import io.holdfast.models.onnx.text.WordPiece;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnnxGroundingModelTest {
    private static final WordPiece TOKENS = WordPiece.load(EmbeddingModel.BGE_SMALL.files(), 512);
    private static final String CLAIM = "The Brûlé ferry leaves at noon.";
    private static final String EVIDENCE = "A ferry to Brûlé departs at 12:00 every day.";

    private final OnnxGroundingModel model = new OnnxGroundingModel(EncoderModel.folder(Tiny.encoder()));

    /** The tiny model's arithmetic over {@code [CLS] marker A [SEP] B [SEP]}. */
    private static double expected(String claim, String evidence, int modulus) {
        Pieces a = TOKENS.split(claim);
        Pieces b = TOKENS.split(evidence);
        double sum = 101 % modulus + 2 % modulus + 102 % modulus + 102 % modulus;
        for (int i = 0; i < a.size(); i++) {
            sum += a.id(i) % modulus;
        }
        for (int i = 0; i < b.size(); i++) {
            sum += b.id(i) % modulus;
        }
        double logit = sum / (a.size() + b.size() + 4) / 10 - 3;
        return 1 / (1 + Math.exp(-logit));
    }

    @Test
    void claimAndEvidenceAreLaidOutAsTheEncoderWasTrained() {
        assertThat(model.support(CLAIM, EVIDENCE)).isCloseTo(expected(CLAIM, EVIDENCE, 101), within(1e-6));
        assertThat(model.support(CLAIM, "")).isCloseTo(expected(CLAIM, "", 101), within(1e-6));
    }

    @Test
    void longEvidenceCountsByItsBestPart() {
        String filler = "the of and to in a is it on as at by ".repeat(10);
        double alone = model.support(CLAIM, filler);
        double beside = model.support(CLAIM, filler + EVIDENCE);
        assertThat(beside).isGreaterThanOrEqualTo(alone);
    }

    @Test
    void ofNothingButSignsNoMoreIsReadThanOtherTextOfItsLengthHas() {
        PairModel pair = new PairModel(EncoderModel.folder(Tiny.encoder()));
        String words = "a harbour museum ".repeat(150);
        String signs = "][".repeat(words.length() / 2);
        assertThat(read(pair, words)).isEqualTo(TOKENS.split(words).size());
        assertThat(read(pair, signs)).isLessThan(TOKENS.split(signs).size()).isLessThanOrEqualTo(signs.length() / 2);
        pair.close();
    }

    /** How far into a text its windows reach, in tokens. */
    private static int read(PairModel pair, String text) {
        return pair.read(PairModel.Task.GROUNDING, CLAIM, text, (outputs, window) -> window.to()).stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow();
    }

    @Test
    void aMissingEncoderNamesTheFile(@TempDir Path empty) {
        OnnxGroundingModel missing = new OnnxGroundingModel(EncoderModel.folder(empty));
        assertThat(EncoderModel.folder(empty).present()).isFalse();
        assertThatThrownBy(missing::id)
                .hasMessageContaining("holdfast-encoder.json")
                .extracting(e -> ((HoldfastException) e).code())
                .isEqualTo(ErrorCode.MODEL_MISSING);
    }

    @Test
    void anEncoderWhoseBytesAreNotThoseDescribedIsDamaged(@TempDir Path copy) throws Exception {
        Files.copy(Tiny.encoder().resolve("holdfast-encoder.int8.onnx"), copy.resolve("holdfast-encoder.int8.onnx"));
        String spec = Files.readString(Tiny.encoder().resolve("holdfast-encoder.json"));
        Files.writeString(copy.resolve("holdfast-encoder.json"), spec.replaceFirst("\\{", "{\"sha256\":\"00ff\","));
        assertThatThrownBy(() -> new OnnxGroundingModel(EncoderModel.folder(copy)).id())
                .hasMessageContaining("damaged")
                .hasMessageContaining("holdfast-encoder.int8.onnx");
    }

    @Test
    void aDescriptionWithoutItsNumbersIsDamaged(@TempDir Path copy) throws Exception {
        Files.copy(Tiny.encoder().resolve("holdfast-encoder.int8.onnx"), copy.resolve("holdfast-encoder.int8.onnx"));
        Files.writeString(copy.resolve("holdfast-encoder.json"), "{\"input\":{\"marker_grounding\":2}}");
        assertThatThrownBy(() -> new OnnxGroundingModel(EncoderModel.folder(copy)).id())
                .hasMessageContaining("holdfast-encoder.json")
                .hasMessageContaining("marker_reader");
    }
}
