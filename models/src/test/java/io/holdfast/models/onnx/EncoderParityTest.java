package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.models.onnx.PairModel.Task;
import io.holdfast.models.onnx.text.Encoded;
import io.holdfast.models.onnx.text.Pieces;
import io.holdfast.models.onnx.text.Window;
import io.holdfast.models.onnx.text.WordPiece;
import java.io.IOException;
import java.nio.file.Path;
import java.util.DoubleSummaryStatistics;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The encoder gives here what it gave where it was trained; {@code parity.json} is beside it. */
class EncoderParityTest {
    private static final EncoderModel MODEL = System.getProperty("holdfast.encoder") == null
            ? EncoderModel.bundled()
            : EncoderModel.folder(Path.of(System.getProperty("holdfast.encoder")));

    /** Log-odds that int8 kernels of other processors and versions may be off: one pair, and all on average. */
    private static final double MOST = 1;

    private static final double MEAN = 0.15;

    private static JsonNode pairs() throws IOException {
        assumeTrue(
                MODEL.present() && MODEL.files().exists("parity.json"), "no trained encoder here: parity not checked");
        return new ObjectMapper().readTree(MODEL.files().require("parity.json")).path("pairs");
    }

    @Test
    void everyPairIsTokenizedAsInTraining() throws Exception {
        JsonNode pairs = pairs();
        EncoderSpec spec = MODEL.spec();
        WordPiece tokenizer = WordPiece.load(MODEL.tokenizerFiles(), spec.maxLength());
        for (JsonNode pair : pairs) {
            boolean grounding = pair.path("task").asText().equals("grounding");
            Pieces a = tokenizer.split(pair.path("a").asText());
            a.cut(grounding ? spec.maxClaim() : spec.maxQuestion());
            Pieces b = tokenizer.split(pair.path("b").asText());
            Encoded encoded = Window.over(a, b, spec.room(a.size()))
                    .get(0)
                    .encode(tokenizer, grounding ? spec.groundingMarker() : spec.readerMarker());
            assertThat(encoded.input("input_ids")).as(pair.path("a").asText()).isEqualTo(longs(pair.path("input_ids")));
            assertThat(encoded.input("token_type_ids")).isEqualTo(longs(pair.path("token_type_ids")));
        }
    }

    @Test
    void everyPairScoresAsInTraining() throws Exception {
        PairModel model = new PairModel(MODEL);
        DoubleSummaryStatistics off = new DoubleSummaryStatistics();
        for (JsonNode pair : pairs()) {
            Task task = pair.path("task").asText().equals("grounding") ? Task.GROUNDING : Task.READING;
            JsonNode expected = pair.path("outputs");
            model.read(task, pair.path("a").asText(), pair.path("b").asText(), (outputs, window) -> {
                if (window.from() == 0) {
                    for (String head : new String[] {"support", "no_answer"}) {
                        double difference =
                                outputs.values(head)[0] - expected.path(head).asDouble();
                        assertThat(Math.abs(difference))
                                .as(head + " of " + pair.path("a").asText())
                                .isLessThan(MOST);
                        off.accept(Math.abs(difference));
                    }
                }
                return true;
            });
        }
        assertThat(off.getAverage()).isLessThan(MEAN);
    }

    private static long[] longs(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .mapToLong(JsonNode::asLong)
                .toArray();
    }
}
