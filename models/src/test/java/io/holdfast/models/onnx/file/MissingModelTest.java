package io.holdfast.models.onnx.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import org.junit.jupiter.api.Test;

/** A model whose jar was left out: the message names the artifact to add, not a jar to delete. */
class MissingModelTest {
    @Test
    void theArtifactToAddIsNamed() {
        ModelFiles files = ModelFiles.Bundled.embedding("no-such-model", "langchain4j-embeddings-no-such-model", "");
        assertThatThrownBy(() -> files.require(files.modelFile()))
                .isInstanceOfSatisfying(
                        HoldfastException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.MODEL_MISSING))
                .hasMessageEndingWith(
                        "add langchain4j-embeddings-no-such-model to the dependencies: it is not on the class path");
    }
}
