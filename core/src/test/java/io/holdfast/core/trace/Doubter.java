package io.holdfast.core.trace;

import io.holdfast.core.port.GroundingModel;
import java.util.ArrayList;
import java.util.List;

/** A grounding model that notes what it is shown and believes nothing. */
final class Doubter implements GroundingModel {
    /** The evidence it was shown, in order. */
    final List<String> asked = new ArrayList<>();

    private final String unnoted;

    Doubter() {
        this("");
    }

    /** @param unnoted a claim whose evidence is not noted */
    Doubter(String unnoted) {
        this.unnoted = unnoted;
    }

    @Override
    public String id() {
        return "doubter";
    }

    @Override
    public double support(String claim, String evidence) {
        if (!claim.equals(unnoted)) {
            asked.add(evidence);
        }
        return 0.01;
    }
}
