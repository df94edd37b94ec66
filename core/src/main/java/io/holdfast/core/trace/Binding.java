package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
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
    private final ToIntFunction<T> start;
    private final Function<T, String> text;
    private final BiFunction<T, T, Rule> rule;
    private final double sameClause;

    /** @param sameClause share of the words of the claim's clause that a rival's clause must say to displace an equal value */
    Binding(
            BiFunction<T, T, Match> match,
            ToIntFunction<T> start,
            Function<T, String> text,
            BiFunction<T, T, Rule> rule,
            double sameClause) {
        this.match = match;
        this.start = start;
        this.text = text;
        this.rule = rule;
        this.sameClause = sameClause;
    }

    void bind(List<T> claimed, List<T> given, Alignment pair, Differences out) {
        for (T value : claimed) {
            List<T> equal = given.stream()
                    .filter(g -> match.apply(value, g) == Match.SAME)
                    .toList();
            List<T> rivals = given.stream()
                    .filter(g -> match.apply(value, g) == Match.RIVAL)
                    .filter(g -> claimed.stream().noneMatch(c -> match.apply(c, g) == Match.SAME))
                    .sorted(Comparator.comparingDouble((T g) -> -pair.pull(segment(g, pair))))
                    .toList();
            if (!equal.isEmpty() && (rivals.isEmpty() || !displaced(value, equal, rivals.get(0), pair))) {
                out.found++;
            } else if (!rivals.isEmpty()) {
                T rival = rivals.get(0);
                out.conflict(rule.apply(value, rival), text.apply(value), text.apply(rival));
            } else {
                out.absent.add(text.apply(value));
            }
        }
    }

    /** The rival's clause says what the claim's clause says, and no clause with the equal value says as much of it. */
    private boolean displaced(T value, List<T> equal, T rival, Alignment pair) {
        int clause = pair.claim.segmentAt(start.applyAsInt(value));
        double rivalShare = pair.within(clause, segment(rival, pair), Set.of());
        double rivalPull = pair.pull(segment(rival, pair));
        return rivalShare >= sameClause
                && equal.stream()
                        .allMatch(g -> pair.pull(segment(g, pair)) + MARGIN < rivalPull
                                && pair.within(clause, segment(g, pair), Set.of()) < rivalShare);
    }

    private int segment(T given, Alignment pair) {
        return pair.source.segmentAt(start.applyAsInt(given));
    }
}
