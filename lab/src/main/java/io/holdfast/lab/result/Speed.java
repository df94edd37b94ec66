package io.holdfast.lab.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Says how much faster the fastest model is than each other one. */
public final class Speed {
    private Speed() {}

    /** "X is 3.2× faster than Y (mean of 47 and 45 answers)", one sentence for each slower model with latencies. */
    public static List<String> sentences(List<ModelStats> models) {
        return sentences(models, Wording.ENGLISH);
    }

    public static List<String> sentences(List<ModelStats> models, Wording wording) {
        List<ModelStats> timed = models.stream()
                .filter(m -> m.meanLatency().orElse(0) > 0)
                .sorted(Comparator.comparingDouble(m -> m.meanLatency().orElse(0)))
                .toList();
        List<String> sentences = new ArrayList<>();
        for (ModelStats slower : timed.subList(Math.min(1, timed.size()), timed.size())) {
            ModelStats fastest = timed.get(0);
            double ratio =
                    slower.meanLatency().orElse(0) / fastest.meanLatency().orElse(1);
            sentences.add(wording.say(
                    "%s is %.1f× faster than %s (mean of %d and %d answers).",
                    fastest.label(),
                    ratio,
                    slower.label(),
                    fastest.latencies().size(),
                    slower.latencies().size()));
        }
        return sentences;
    }
}
