package io.holdfast.lab.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What a reader must not conclude from these runs: what always holds, and what these runs add. */
public final class Limitations {
    private static final int FEW = 50;

    private Limitations() {}

    public static List<String> of(List<ModelStats> models) {
        return of(models, Wording.ENGLISH);
    }

    public static List<String> of(List<ModelStats> models, Wording wording) {
        List<String> sentences = new ArrayList<>();
        for (ModelStats model : models) {
            JsonNode faithfulness = model.run().metric("faithfulness").orElse(null);
            int n = faithfulness == null ? 0 : faithfulness.path("n").asInt();
            if (n < FEW) {
                sentences.add(wording.say(
                        "%s: %s scored answers are few. The interval says how few; do not rank models whose intervals overlap.",
                        model.label(), n));
            }
            JsonNode trials = model.run().summary().path("trials");
            int missing = trials.path("failed").asInt() + trials.path("pending").asInt();
            if (missing > 0) {
                sentences.add(wording.say(
                        "%s: %s of %s trials have no answer. Means are over the others; the worst case counts them.",
                        model.label(), missing, trials.path("planned").asInt()));
            }
            if (model.run().summary().path("calibration").asText().equals("none")) {
                sentences.add(wording.say(
                        "%s: nobody calibrated the embedding model. Whether two answers are the same was decided by thresholds found with another model.",
                        model.label()));
            }
            if (!model.run().recorded() && !model.run().sidecar().has("latency")) {
                sentences.add(wording.say("%s: no latency was recorded.", model.label()));
            }
        }
        sentences.add(wording.word("Faithful is not true: an answer that repeats a wrong document is faithful."));
        sentences.add(
                wording.word(
                        "A claim counts as not found when no span of the given documents states it, even if it is common knowledge."));
        sentences.add(
                wording.word(
                        "Verdicts come from rules, facts and a small local model, not from a person. Read the failures before you act on a mean."));
        sentences.add(
                wording.word(
                        "Intervals speak about documents like these. They do not cover other topics, languages or document lengths."));
        return sentences;
    }
}
