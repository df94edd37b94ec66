package io.holdfast.lab.grounding;

import io.holdfast.core.model.Span;
import java.util.BitSet;
import java.util.List;

/** Character overlap of the spans the product marks with those the annotators marked. */
final class SpanOverlap {
    private SpanOverlap() {}

    static double f1(List<Measured> rows) {
        long marked = 0;
        long labelled = 0;
        long both = 0;
        for (Measured row : rows) {
            BitSet ours = bits(row.flagged());
            BitSet theirs = bits(row.answer().spans());
            marked += ours.cardinality();
            labelled += theirs.cardinality();
            ours.and(theirs);
            both += ours.cardinality();
        }
        return marked + labelled == 0 ? 0 : 2.0 * both / (marked + labelled);
    }

    private static BitSet bits(List<Span> spans) {
        BitSet bits = new BitSet();
        spans.forEach(s -> bits.set(s.start(), s.end()));
        return bits;
    }
}
