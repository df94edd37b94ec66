package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.models.onnx.file.ModelFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's own embedding model, in a folder as model hubs lay it out. */
class UserModelTest {
    @TempDir
    Path folder;

    @BeforeEach
    void copy() throws Exception {
        for (String file : new String[] {"model.onnx", "tokenizer.json"}) {
            Files.copy(Tiny.embedder().resolve(file), folder.resolve(file));
        }
    }

    private Embedder embedder() {
        return new OnnxEmbedder(EmbeddingModel.folder(folder));
    }

    private void assertFails(ErrorCode code, String... parts) {
        assertThatThrownBy(() -> embedder().embed("the ferry"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContainingAll(parts)
                .extracting(e -> ((HoldfastException) e).code())
                .isEqualTo(code);
    }

    @Test
    void itsTokensAreAveragedAndBroughtToUnitLength() {
        // ferry = 3, leaves = 4; the tiny model gives id mod 7, 11, 13, each / 10
        double length = Math.sqrt(3 * 3.5 * 3.5);
        assertThat(embedder().embed("ferry leaves")[0]).isCloseTo((float) (3.5 / length), within(1e-6f));
        assertThat(embedder().id()).startsWith(folder.getFileName() + "@");
    }

    @Test
    void itsOwnSettingsAreFollowed() throws Exception {
        Files.createDirectories(folder.resolve("1_Pooling"));
        Files.writeString(folder.resolve("1_Pooling/config.json"), "{\"pooling_mode_cls_token\": true}");
        Files.writeString(folder.resolve("sentence_bert_config.json"), "{\"max_seq_length\": 3}");
        assertThat(EmbeddingModel.folder(folder).pooling()).isEqualTo(EmbeddingModel.Pooling.CLS);
        assertThat(EmbeddingModel.folder(folder).maxTokens()).isEqualTo(3);
    }

    @Test
    void aMissingFileIsNamed() throws Exception {
        Files.delete(folder.resolve("tokenizer.json"));
        assertFails(ErrorCode.MODEL_MISSING, folder.resolve("tokenizer.json").toString(), "export or copy");
        Files.delete(folder.resolve("model.onnx"));
        assertFails(ErrorCode.MODEL_MISSING, folder.resolve("model.onnx").toString());
    }

    @Test
    void aTruncatedModelIsNamedAsDamaged() throws Exception {
        byte[] bytes = Files.readAllBytes(folder.resolve("model.onnx"));
        Files.write(folder.resolve("model.onnx"), Arrays.copyOf(bytes, bytes.length / 2));
        assertFails(ErrorCode.MODEL_DAMAGED, folder.resolve("model.onnx").toString(), "export or copy");
        Files.write(folder.resolve("model.onnx"), new byte[0]);
        assertFails(ErrorCode.MODEL_DAMAGED, folder.resolve("model.onnx").toString());
    }

    @Test
    void aTruncatedTokenizerIsNamedAsDamaged() throws Exception {
        String json = Files.readString(folder.resolve("tokenizer.json"));
        Files.writeString(folder.resolve("tokenizer.json"), json.substring(0, json.length() / 2));
        assertFails(ErrorCode.MODEL_DAMAGED, folder.resolve("tokenizer.json").toString());
        Files.writeString(folder.resolve("tokenizer.json"), "{\"model\":{\"type\":\"Nonsense\"}}");
        assertFails(ErrorCode.MODEL_DAMAGED, folder.resolve("tokenizer.json").toString());
    }

    @Test
    void aRealModelCutShortIsDamaged() throws Exception {
        ModelFiles bundled = EmbeddingModel.MINILM.files();
        byte[] bytes = bundled.require(bundled.modelFile());
        Files.write(folder.resolve("model.onnx"), Arrays.copyOf(bytes, bytes.length - 1_000_000));
        assertFails(ErrorCode.MODEL_DAMAGED, folder.resolve("model.onnx").toString());
    }
}
