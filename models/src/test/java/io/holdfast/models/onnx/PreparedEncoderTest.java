package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.file.Hashes;
import io.holdfast.models.onnx.file.ModelFiles;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** The bundled encoder, loaded before anyone asks for it. */
class PreparedEncoderTest {
    private static final ModelFiles FILES = EncoderModel.bundled().files();

    /** Other tests of this JVM may hold it. */
    private final int others = OnnxModel.holders(FILES);

    @Test
    void whoAsksFirstTakesWhatWasPreparedAndGivesItBack() {
        EncoderModel.prepare();
        EncoderModel.prepare(); // once is enough
        try (PairModel model = new PairModel(EncoderModel.bundled())) {
            assertThat(model.id())
                    .isEqualTo(OnnxModel.id(FILES.name(), model.spec().file().sha256()));
            assertThat(OnnxModel.holders(FILES)).isEqualTo(others + 1);
        }
        assertThat(OnnxModel.holders(FILES)).isEqualTo(others);
    }

    @Test
    void whatNobodyAskedForIsFreed() {
        EncoderModel.prepare();
        PairModel.forget().join();
        assertThat(OnnxModel.holders(FILES)).isEqualTo(others);
        assertThat(PairModel.forget()).as("there is nothing left to forget").isCompleted();
    }

    @Test
    void theCheckSumBesideTheEncoderIsThatOfItsFile() {
        Fingerprint known = EncoderModel.bundled().spec().file();
        ByteBuffer model = FILES.requireDirect(FILES.modelFile());
        assertThat(known.crc32())
                .as("training/export.py writes crc32 beside sha256: without it every start hashes the whole file")
                .isNotEmpty();
        assertThat(known.hash(model.duplicate())).contains(Hashes.sha256(model));
    }
}
