package io.holdfast.models.onnx.text;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/** A, and the tokens {@code [from, to)} of B, laid out as {@code [CLS] marker A [SEP] B [SEP]}. */
public record Window(Pieces a, Pieces b, int from, int to) {
    /** Neighbouring windows share a third, so that what is cut in one is whole in the next. */
    private static final int OVERLAP = 3;

    public static List<Window> over(Pieces a, Pieces b, int room) {
        List<Window> windows = new ArrayList<>();
        int from = 0;
        do {
            windows.add(new Window(a, b, from, Math.min(b.size(), from + room)));
            from += Math.max(1, room - room / OVERLAP);
        } while (windows.get(windows.size() - 1).to < b.size());
        return windows;
    }

    public Encoded encode(WordPiece tokenizer, int marker) {
        Encoded.Builder out = new Encoded.Builder(a.size() + to - from + 4);
        out.add(tokenizer.first(), 0).add(marker, 0).addAll(a, 0).add(tokenizer.separator(), 0);
        for (int i = from; i < to; i++) {
            out.add(b.id(i), 1);
        }
        return out.add(tokenizer.separator(), 1).build();
    }

    public int length() {
        return to - from;
    }

    /** Position of the {@code i}-th token of A in the encoder's input. */
    public int positionInA(int i) {
        return 2 + i;
    }

    /** Position of the window's {@code i}-th token of B in the encoder's input. */
    public int positionInB(int i) {
        return 3 + a.size() + i;
    }

    /** Where the window's tokens {@code first} to {@code last} are in B's text. */
    public Span spanInB(int first, int last) {
        return new Span(b.start(from + first), b.end(from + last));
    }
}
