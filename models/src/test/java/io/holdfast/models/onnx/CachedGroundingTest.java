package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.port.GroundingModel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CachedGroundingTest {
    private final List<String> asked = new ArrayList<>();
    private final GroundingModel counting = new GroundingModel() {
        @Override
        public String id() {
            return "counting";
        }

        @Override
        public double support(String claim, String evidence) {
            asked.add(claim + "|" + evidence);
            return asked.size() / 10.0;
        }
    };
    private final GroundingModel cached = new CachedGrounding(counting, 50);

    @Test
    void theSamePairIsReadOnce() {
        double first = cached.support("the kiln is cold", "the kiln was lit on Monday");
        assertThat(cached.support("the kiln is cold", "the kiln was lit on Monday"))
                .isEqualTo(first);
        assertThat(asked).hasSize(1);
    }

    @Test
    void wordsThatMoveFromTheClaimToTheEvidenceMakeAnotherPair() {
        cached.support("the kiln", " is cold");
        cached.support("the kiln is", " cold");
        assertThat(asked).hasSize(2);
    }

    @Test
    void itIsKnownByTheNameOfItsModel() {
        assertThat(cached.id()).isEqualTo("counting");
    }
}
