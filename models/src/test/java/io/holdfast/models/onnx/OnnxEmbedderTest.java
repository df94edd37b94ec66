package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.port.Embedder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OnnxEmbedderTest {
    static List<EmbeddingModel> bundled() {
        return List.of(EmbeddingModel.MINILM, EmbeddingModel.BGE_SMALL);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void whatMeansTheSameIsCloserThanWhatSharesTheTopicThanWhatSharesNothing(EmbeddingModel model) {
        Embedder embedder = new OnnxEmbedder(model);
        float[] claim = embedder.embed("The ferry to the island leaves every two hours.");
        double same = Embedder.cosine(claim, embedder.embed("A boat departs for the island at two-hour intervals."));
        double topic = Embedder.cosine(claim, embedder.embed("Tickets for the ferry are sold at the pier."));
        double none = Embedder.cosine(claim, embedder.embed("Gradient descent minimises a loss function."));
        assertThat(same).isGreaterThan(topic + 0.1);
        assertThat(topic).isGreaterThan(none + 0.1);
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void vectorsHaveUnitLengthWhateverTheText(EmbeddingModel model) {
        Embedder embedder = new OnnxEmbedder(model);
        for (String text : List.of(
                "",
                " ",
                "x",
                "Größe ≥ 3 µm",
                "日本語の文",
                "🚀 lift-off",
                "a\uD83D b",
                "nul\u0000l",
                "word ".repeat(4000))) {
            float[] vector = embedder.embed(text);
            assertThat(vector).hasSize(384);
            double squares = IntStream.range(0, vector.length)
                    .mapToDouble(i -> (double) vector[i] * vector[i])
                    .sum();
            assertThat(squares).as(text).isBetween(0.9999, 1.0001);
        }
    }

    @Test
    void theIdBindsAThresholdToTheBytesOfTheModel() {
        assertThat(new OnnxEmbedder(EmbeddingModel.MINILM).id()).matches("all-minilm-l6-v2-q@[0-9a-f]{12}");
        assertThat(new OnnxEmbedder(EmbeddingModel.BGE_SMALL).id()).matches("bge-small-en-v1\\.5-q@[0-9a-f]{12}");
    }
}
