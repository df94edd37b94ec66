package io.holdfast.core.judge.profile;

import io.holdfast.core.judge.PassThreshold;
import io.holdfast.core.judge.VerdictLog;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Recorded verdicts counted again under every profile: no judge is asked. */
public record Replay(double threshold, List<ProfileComparison> cases) {
    public Replay {
        cases = List.copyOf(cases);
    }

    /**
     * A profile's view of all cases.
     *
     * @param n cases for which it has a number
     * @param mean of those numbers, as that system would print it; empty when there are none
     */
    public record Tally(Profile profile, int cases, int n, OptionalDouble mean, int passes, int flips) {}

    public static Replay of(List<VerdictLog> logs, PassThreshold gate) {
        return new Replay(
                gate.threshold(),
                logs.stream().map(log -> ProfileComparison.of(log, gate)).toList());
    }

    public List<Tally> tallies() {
        List<Tally> tallies = new ArrayList<>();
        for (Profile profile : Profile.values()) {
            List<Double> numbers = new ArrayList<>();
            int passes = 0;
            int flips = 0;
            for (ProfileComparison comparison : cases) {
                ProfileComparison.Row row = comparison.row(profile);
                if (row.score() instanceof ProfileScore.Value value) {
                    numbers.add(value.value());
                }
                passes += row.passes() ? 1 : 0;
                flips += comparison.flipped().contains(row) ? 1 : 0;
            }
            tallies.add(new Tally(
                    profile,
                    cases.size(),
                    numbers.size(),
                    numbers.stream().mapToDouble(Double::doubleValue).average(),
                    passes,
                    flips));
        }
        return tallies;
    }
}
