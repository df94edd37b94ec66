package io.holdfast.models.onnx.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Left out by the build, or not loadable on this machine: two things to do about it. */
class TokenizerLibraryTest {
    @Test
    void aLibraryThatIsNotThereIsToBeAdded() {
        LinkageError cause = new NoClassDefFoundError("ai/djl/huggingface/tokenizers/HuggingFaceTokenizer");
        assertThat(TokenizerLibrary.notLoaded(cause))
                .hasMessageContaining("add ai.djl.huggingface:tokenizers to the dependencies")
                .hasCause(cause);
    }

    @Test
    void aLibraryThatCannotBeLoadedIsOfAnotherPlatform() {
        LinkageError cause =
                new NoClassDefFoundError("Could not initialize class ai.djl.huggingface.tokenizers.Loader");
        assertThat(TokenizerLibrary.notLoaded(cause))
                .hasMessageContaining("DJL_CACHE_DIR")
                .hasCause(cause);
    }
}
