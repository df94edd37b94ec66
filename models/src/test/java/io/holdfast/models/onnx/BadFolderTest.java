package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a folder is said when it is opened: which file, what, and what to do. */
class BadFolderTest {
    @TempDir
    Path place;

    private Path folder = Path.of("");

    @BeforeEach
    void copy() throws Exception {
        folder = OwnFolders.copy("bert", place);
    }

    private void assertFails(ErrorCode code, String... parts) {
        assertThatThrownBy(() -> new OwnGroundingModel(ClassifierModel.folder(folder)).id())
                .isInstanceOf(HoldfastException.class)
                .hasMessageContainingAll(parts)
                .extracting(e -> ((HoldfastException) e).code())
                .isEqualTo(code);
    }

    private void label(String... names) throws Exception {
        OwnFolders.change(folder, "config.json", json -> {
            json.putObject("id2label");
            for (int i = 0; i < names.length; i++) {
                json.withObject("/id2label").put(Integer.toString(i), names[i]);
            }
        });
    }

    private void architecture(String name) throws Exception {
        OwnFolders.change(
                folder, "config.json", json -> json.putArray("architectures").add(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"model.onnx", "tokenizer.json", "config.json"})
    void aMissingFileIsNamed(String file) throws Exception {
        Files.delete(folder.resolve(file));
        assertFails(ErrorCode.MODEL_MISSING, folder.resolve(file).toString(), "export or copy the model again");
    }

    @ParameterizedTest
    @ValueSource(strings = {"model.onnx", "tokenizer.json", "config.json"})
    void aFileThatIsNotWhatItsNameSaysIsDamaged(String file) throws Exception {
        Files.writeString(folder.resolve(file), "nothing of that kind");
        assertFails(ErrorCode.MODEL_DAMAGED, folder.resolve(file).toString(), "damaged");
    }

    @Test
    void labelsWithoutEntailmentAreRefused() throws Exception {
        label("negative", "neutral", "positive");
        assertFails(ErrorCode.BAD_CONFIG, "config.json", "negative, neutral, positive", "entailment", "id2label");
        label("LABEL_0", "LABEL_1", "LABEL_2");
        assertFails(ErrorCode.BAD_CONFIG, "LABEL_0, LABEL_1, LABEL_2");
        label("entailment", "neutral", "supported");
        assertFails(ErrorCode.BAD_CONFIG, "more than one");
    }

    @Test
    void twoLabelsWithoutNamesAreReadAsUsualAndThatIsSaid() throws Exception {
        folder = OwnFolders.copy("roberta", place);
        double named = new OwnGroundingModel(ClassifierModel.folder(folder)).support("noon", "noon");
        OwnFolders.change(folder, "config.json", json -> json.remove("id2label"));
        try (OwnGroundingModel model = new OwnGroundingModel(ClassifierModel.folder(folder))) {
            assertThat(model.support("noon", "noon")).isEqualTo(named);
            assertThat(model.assumption())
                    .hasValueSatisfying(said -> assertThat(said).contains("class 1 is taken for \"supported\""));
        }
        folder = OwnFolders.copy("modernbert", place);
        label("LABEL_0", "LABEL_1");
        try (OwnGroundingModel model = new OwnGroundingModel(ClassifierModel.folder(folder))) {
            assertThat(model.assumption())
                    .hasValueSatisfying(said -> assertThat(said).contains("class 1 are taken for \"unsupported\""));
        }
    }

    @Test
    void aNumberOfLabelsThatTheGraphDoesNotHaveIsSaid() throws Exception {
        label("not_entailment", "entailment");
        assertFails(ErrorCode.BAD_CONFIG, "shape [1, 3]", "makes it [1, 2]", "config.json");
    }

    @Test
    void aHeadOfAnotherKindThanTheFileSaysIsSaid() throws Exception {
        architecture("BertForTokenClassification");
        label("supported", "hallucinated", "O");
        assertFails(ErrorCode.BAD_CONFIG, "shape [1, 3]", "classes for each token");
    }

    @ParameterizedTest
    @ValueSource(strings = {"T5ForConditionalGeneration", "LlamaForCausalLM"})
    void aModelThatWritesIsRefused(String name) throws Exception {
        architecture(name);
        assertFails(ErrorCode.BAD_CONFIG, name, "writes text instead of judging it", "own-model.md");
    }

    @Test
    void aModelWithoutAHeadIsRefused() throws Exception {
        architecture("BertModel");
        assertFails(ErrorCode.BAD_CONFIG, "BertModel", "ForSequenceClassification");
    }

    @Test
    void theFilesOfASeq2seqExportAreRefused() throws Exception {
        Files.move(folder.resolve("model.onnx"), folder.resolve("decoder_model.onnx"));
        assertFails(ErrorCode.BAD_CONFIG, "decoder_model.onnx", "seq2seq");
    }

    @Test
    void aGraphWithADecodersInputsIsRefused() throws Exception {
        folder = OwnFolders.copy("t5", place);
        Files.copy(
                OwnFolders.of("decoder").resolve("model.onnx"),
                folder.resolve("model.onnx"),
                StandardCopyOption.REPLACE_EXISTING);
        assertFails(ErrorCode.BAD_CONFIG, "model.onnx", "decoder_input_ids", "seq2seq");
    }

    @Test
    void aGraphWithoutLogitsIsRefused() throws Exception {
        Files.copy(
                Tiny.embedder().resolve("model.onnx"),
                folder.resolve("model.onnx"),
                StandardCopyOption.REPLACE_EXISTING);
        assertFails(ErrorCode.BAD_CONFIG, "no output named logits", "--task text-classification");
    }

    @Test
    void aLayoutThatCannotBeFilledIsRefused() throws Exception {
        Files.writeString(folder.resolve("holdfast.json"), "{\"input\": [\"{evidence}\"]}");
        assertFails(ErrorCode.BAD_CONFIG, "holdfast.json", "{claim}", "once each");
        Files.writeString(folder.resolve("holdfast.json"), "{\"inputs\": []}");
        assertFails(ErrorCode.BAD_CONFIG, "unknown key inputs", "allowed: input, max_length");
        Files.writeString(folder.resolve("holdfast.json"), "{\"max_length\": \"long\"}");
        assertFails(ErrorCode.BAD_CONFIG, "max_length is \"long\"");
        Files.writeString(
                folder.resolve("holdfast.json"),
                "{\"input\": [\"" + "say whether ".repeat(30) + "{evidence}\", \"{claim}\"]}");
        assertFails(ErrorCode.BAD_CONFIG, "more than a quarter of the 128 tokens");
    }
}
