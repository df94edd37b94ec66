package io.holdfast.core.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The text the grounding model reads beside a claim: the best spans, in the order they stand in their documents. */
final class EvidenceWindow {
    private static final Comparator<Weighed> READING_ORDER = Comparator.comparing(
                    (Weighed w) -> w.candidate().source().text)
            .thenComparingInt(w -> w.passage().start());

    private EvidenceWindow() {}

    /** Takes spans best first until the window is full, then puts them in reading order. */
    static String of(List<Weighed> bestFirst, int units, int chars) {
        List<Weighed> taken = new ArrayList<>();
        int length = 0;
        for (Weighed w : bestFirst) {
            int more = w.candidate().reading().text.length();
            if (taken.size() == units || !taken.isEmpty() && length + more > chars) {
                break;
            }
            taken.add(w);
            length += more;
        }
        taken.sort(READING_ORDER);
        StringBuilder window = new StringBuilder();
        for (Weighed w : taken) {
            window.append(window.isEmpty() ? "" : " ")
                    .append(w.candidate().reading().text.strip());
        }
        return window.toString();
    }
}
