package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.port.Embedder;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.file.ModelFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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

    @Test
    void aVectorDoesNotDependOnWhatIsEmbeddedBesideIt() throws Exception {
        Embedder embedder = new OnnxEmbedder(EmbeddingModel.MINILM);
        List<String> texts = IntStream.range(0, 24)
                .mapToObj(i -> "Station " + i + " measured " + 17 * i + " mm of rain " + "and then some ".repeat(i % 7))
                .toList();
        List<float[]> alone = texts.stream().map(embedder::embed).toList();
        ExecutorService pool = Executors.newFixedThreadPool(6);
        try {
            List<Future<float[]>> together = new ArrayList<>();
            for (int round = 0; round < 3; round++) {
                for (String text : texts) {
                    together.add(pool.submit(() -> embedder.embed(text)));
                }
            }
            for (int i = 0; i < together.size(); i++) {
                assertThat(together.get(i).get()).isEqualTo(alone.get(i % texts.size()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void oneSessionServesEveryEmbedderOfAModel() {
        ModelFiles files = EmbeddingModel.MINILM.files();
        Fingerprint expected = Fingerprint.ofHash(files.sha256());
        assertThat(OnnxModel.of(files, () -> expected)).isSameAs(OnnxModel.of(files, () -> expected));
    }

    @Test
    void textsBeyondTheModelsLengthAreCutNotRefused() {
        Embedder embedder = new OnnxEmbedder(EmbeddingModel.MINILM);
        String long256 = "tide ".repeat(254);
        assertThat(embedder.embed(long256 + "x".repeat(50))).isEqualTo(embedder.embed(long256));
    }
}
