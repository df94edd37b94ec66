package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Binds a value of the claim to a value of the source by the words around it. "The timeout is 60 s" is not supported by
 * "the timeout is 30 s, the delay 60 s": the 60 is there, but the words point to the 30.
 */
final class Binding<T> {
    /** How two values relate. */
    enum Match {
        SAME,
        RIVAL,
        UNRELATED
    }

    /** A rival must be pulled at by this much more of the claim's words before it displaces an equal value. */
    private static final double MARGIN = 0.45;

    private final BiFunction<T, T, Match> match;
    private final ToIntFunction<T> segment;
    private final Function<T, String> text;
    private final BiFunction<T, T, Rule> rule;

    Binding(
            BiFunction<T, T, Match> match,
            ToIntFunction<T> segment,
            Function<T, String> text,
            BiFunction<T, T, Rule> rule) {
        this.match = match;
        this.segment = segment;
        this.text = text;
        this.rule = rule;
    }

    void bind(List<T> claimed, List<T> given, Alignment pair, Differences out) {
        for (T value : claimed) {
            List<T> equal = given.stream()
                    .filter(g -> match.apply(value, g) == Match.SAME)
                    .toList();
            List<T> rivals = given.stream()
                    .filter(g -> match.apply(value, g) == Match.RIVAL)
                    .filter(g -> claimed.stream().noneMatch(c -> match.apply(c, g) == Match.SAME))
                    .sorted(Comparator.comparingDouble((T g) -> -pair.pull(segment.applyAsInt(g))))
                    .toList();
            double equalPull = equal.stream()
                    .mapToDouble(g -> pair.pull(segment.applyAsInt(g)))
                    .max()
                    .orElse(-1);
            boolean displaced = !rivals.isEmpty()
                    && equalPull >= 0
                    && pair.pull(segment.applyAsInt(rivals.get(0))) > equalPull + MARGIN;
            if (!equal.isEmpty() && !displaced) {
                out.found++;
            } else if (!rivals.isEmpty()) {
                T rival = rivals.get(0);
                out.conflict(rule.apply(value, rival), text.apply(value), text.apply(rival));
            } else {
                out.absent.add(text.apply(value));
            }
        }
    }
}
