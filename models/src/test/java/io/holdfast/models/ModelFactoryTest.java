package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.chat.Health;
import io.holdfast.models.onnx.CachedEmbedder;
import org.junit.jupiter.api.Test;

class ModelFactoryTest {
    @Test
    void aModelIsNamedByProviderAndNameAndABareNameMeansOllama() {
        ModelFactory factory = ModelFactory.of(TestConfig.with());
        assertThat(factory.chat("ollama:phi3:mini").id()).isEqualTo("ollama:phi3:mini");
        assertThat(factory.chat("openai:gpt-4o-mini").id()).isEqualTo("openai:gpt-4o-mini");
        assertThat(factory.chat("mistral").id()).isEqualTo("ollama:mistral");
        assertThatThrownBy(() -> factory.chat("openai:"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("openai:NAME");
    }

    @Test
    void theEmbedderOfTheDefaultsWorksOfflineAndRemembers() {
        CachedEmbedder embedder = ModelFactory.of(TestConfig.with()).embedder();
        assertThat(embedder.id()).startsWith("all-minilm-l6-v2-q@");
        float[] once = embedder.embed("Harbour seals rest on sandbanks at low tide.");
        float[] again = embedder.embed("Harbour seals rest on sandbanks at low tide.");
        assertThat(again).isEqualTo(once);
        assertThat(embedder.stats()).isEqualTo(new CachedEmbedder.Stats(1, 1));
    }

    @Test
    void anUnknownEmbeddingModelIsRefusedWithTheAllowedOnes() {
        assertThatThrownBy(() -> ModelFactory.of(TestConfig.with("models.embedding", "minilm"))
                        .embedder())
                .hasMessageContaining("models.embedding is minilm")
                .hasMessageContaining("all-minilm-l6-v2");
    }

    @Test
    void aMissingOllamaIsFoundBeforeTheFirstCallWithTheCommandToType() {
        ModelFactory factory = ModelFactory.of(TestConfig.with("models.ollama_url", "http://127.0.0.1:1"));
        assertThat(factory.health("ollama:mistral")).isInstanceOfSatisfying(Health.Broken.class, broken -> {
            assertThat(broken.code()).isEqualTo(ErrorCode.UNREACHABLE);
            assertThat(broken.fix()).isEqualTo("ollama serve");
        });
    }

    @Test
    void theEmbeddersHealthIsItsFirstVector() {
        ModelFactory factory = ModelFactory.of(TestConfig.with());
        assertThat(factory.embedderHealth(factory.embedder()).ready()).isTrue();
    }
}
