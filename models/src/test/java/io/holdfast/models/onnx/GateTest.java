package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.models.onnx.PairModel.Task;
import org.junit.jupiter.api.Test;

/** The bundled encoder's gates: which tokens of the evidence reach its upper layers. */
class GateTest {
    private static final int SPECIAL_TOKENS = 4;
    private static final String CLAIM = "Ilse Varga repaired the organ of the chapel in Brno.";
    private static final String FACT = "In Brno, the chapel's organ was repaired by Ilse Varga.";
    private static final String FILLER =
            "The market opens before sunrise and closes when the last stall is empty. Bread is sold by weight, and the"
                    + " river boats bring fruit from the islands upstream. ";

    private final PairModel model = new PairModel(EncoderModel.bundled());

    @Test
    void behindTheLastGateOnlyTheClaimGoesOn() {
        model.read(Task.GROUNDING, CLAIM, FILLER.repeat(5), (outputs, window) -> {
            assertThat(window.length()).isGreaterThan(100);
            assertThat(outputs.values("token_unsupported")).hasSize(window.a().size() + SPECIAL_TOKENS);
            return true;
        });
    }

    @Test
    void theReaderSeesEveryToken() {
        model.read(Task.READING, "Who repaired the organ?", FILLER.repeat(5), (outputs, window) -> {
            assertThat(outputs.values("start")).hasSize(window.a().size() + window.length() + SPECIAL_TOKENS);
            return true;
        });
    }

    @Test
    void whatTheClaimNeedsPassesWhereverItStands() {
        OnnxGroundingModel grounding = new OnnxGroundingModel(EncoderModel.bundled());

        double without = grounding.support(CLAIM, FILLER.repeat(6));

        assertThat(grounding.support(CLAIM, FACT + " " + FILLER.repeat(5))).isGreaterThan(without + 0.3);
        assertThat(grounding.support(CLAIM, FILLER.repeat(3) + FACT + " " + FILLER.repeat(2)))
                .isGreaterThan(without + 0.3);
        assertThat(grounding.support(CLAIM, FILLER.repeat(5) + FACT)).isGreaterThan(without + 0.3);
    }
}
