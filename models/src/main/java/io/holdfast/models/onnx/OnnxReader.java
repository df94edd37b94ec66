package io.holdfast.models.onnx;

import io.holdfast.core.model.Span;
import io.holdfast.core.port.Reader;
import io.holdfast.models.onnx.PairModel.Task;
import io.holdfast.models.onnx.text.Window;
import java.util.Comparator;

/** Finds the words of a passage that answer a question, by the encoder's reading head. */
public final class OnnxReader implements Reader {
    private final PairModel model;

    public OnnxReader(EncoderModel model) {
        this.model = new PairModel(model);
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public Reading read(String question, String passage) {
        return model.read(Task.READING, question, passage, this::best).stream()
                .max(Comparator.comparingDouble(Reading::score))
                .orElseThrow();
    }

    /**
     * The span with the highest sum of its start's and its end's logit, less the logit that there is no answer. A window
     * without a word answers nothing.
     */
    private Reading best(Outputs outputs, Window window) {
        float[] start = outputs.values("start");
        float[] end = outputs.values("end");
        float noAnswer = outputs.values("no_answer")[0];
        int maxSpan = model.spec().maxSpan();
        Span span = new Span(0, 0);
        double best = Double.NEGATIVE_INFINITY;
        for (int first = 0; first < window.length(); first++) {
            int limit = Math.min(window.length(), first + maxSpan);
            for (int last = first; last < limit; last++) {
                double score = (double) start[window.positionInB(first)] + end[window.positionInB(last)] - noAnswer;
                if (score > best) {
                    best = score;
                    span = window.spanInB(first, last);
                }
            }
        }
        return new Reading(span, best, window.length() == 0 ? 0 : OnnxGroundingModel.sigmoid(-noAnswer));
    }
}
