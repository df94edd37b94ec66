package io.holdfast.lab.grounding;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** A share of n answers. */
public record Rate(double share, int n) {
    private static final double UNDECIDED = 0.5;

    static Rate of(List<Measured> base, Predicate<Measured> counted) {
        long n = base.stream().filter(counted).count();
        return new Rate(base.isEmpty() ? 0 : (double) n / base.size(), base.size());
    }

    /**
     * How often risk is right on the half of the answers whose risk is farthest from ½, at ½ and above meaning wrong. Of
     * answers that are equally sure where the half ends, each counts in part: their order in the file decides nothing.
     */
    static Rate surestHalf(List<Measured> rows) {
        int half = (rows.size() + 1) / 2;
        if (half == 0) {
            return new Rate(0, 0);
        }
        double least = rows.stream()
                .map(Rate::sureness)
                .sorted(Comparator.reverseOrder())
                .skip(half - 1L)
                .findFirst()
                .orElseThrow();
        List<Measured> surer = rows.stream().filter(m -> sureness(m) > least).toList();
        List<Measured> tied = rows.stream().filter(m -> sureness(m) == least).toList();
        double right =
                of(surer, Rate::right).share * surer.size() + of(tied, Rate::right).share * (half - surer.size());
        return new Rate(right / half, half);
    }

    private static double sureness(Measured m) {
        return Math.abs(m.risk() - UNDECIDED);
    }

    private static boolean right(Measured m) {
        return (m.risk() >= UNDECIDED) == m.bad();
    }
}
