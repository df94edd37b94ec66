package io.holdfast.models.onnx;

import io.holdfast.core.model.Span;
import io.holdfast.models.onnx.text.Window;
import java.util.ArrayList;
import java.util.List;

/** The parts of a claim that the encoder's token head calls unsupported rather than not: whole words, and what one word parts is one. */
final class DoubtedSpans {
    private DoubtedSpans() {}

    /** @param logits the head's output for every token of the window */
    static List<Span> of(String claim, Window window, float[] logits) {
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < window.a().size(); i++) {
            if (logits[window.positionInA(i)] > 0) {
                Span word = word(claim, window.a().start(i), window.a().end(i));
                Span last = spans.isEmpty() ? word : spans.get(spans.size() - 1);
                boolean near = word.start() <= last.end()
                        || !claim.substring(last.end(), word.start()).strip().contains(" ");
                if (near && !spans.isEmpty()) {
                    spans.remove(spans.size() - 1);
                }
                spans.add(near ? new Span(last.start(), Math.max(last.end(), word.end())) : word);
            }
        }
        return spans;
    }

    private static Span word(String text, int start, int end) {
        int from = start;
        int to = end;
        while (from > 0 && inside(text, from)) {
            from--;
        }
        while (to < text.length() && inside(text, to)) {
            to++;
        }
        return new Span(from, to);
    }

    /** Whether a word goes on at this place. */
    private static boolean inside(String text, int at) {
        return Character.isLetterOrDigit(text.charAt(at - 1)) && Character.isLetterOrDigit(text.charAt(at));
    }
}
