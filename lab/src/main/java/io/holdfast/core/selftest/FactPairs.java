package io.holdfast.core.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Generated pairs of every fact kind, half of them supported. The sentences are in one frame file for each kind, the seed
 * chooses the values; the same seed gives the same pairs.
 */
public final class FactPairs {
    private static final int FILLS = 3;

    private FactPairs() {}

    public static List<FactPair> generate(long seed) {
        List<FactPair> pairs = new ArrayList<>();
        for (FactKind kind : FactKind.values()) {
            for (Frame frame : FrameFile.of(kind)) {
                Random random = new Random(seed * 31 + (kind.id() + "/" + frame.name()).hashCode());
                for (int fill = 0; fill < FILLS; fill++) {
                    Map<String, String> values = frame.draw(random);
                    add(
                            pairs,
                            kind,
                            frame,
                            values,
                            frame.supported().get(fill % frame.supported().size()),
                            true);
                    add(
                            pairs,
                            kind,
                            frame,
                            values,
                            frame.unsupported().get(fill % frame.unsupported().size()),
                            false);
                }
            }
        }
        return List.copyOf(pairs);
    }

    private static void add(
            List<FactPair> pairs,
            FactKind kind,
            Frame frame,
            Map<String, String> values,
            String answer,
            boolean supported) {
        pairs.add(new FactPair(
                kind, Frame.fill(frame.context(), values), Frame.fill(answer, values), supported, frame.why()));
    }
}
