package io.holdfast.lab.calibrate;

import io.holdfast.core.stats.RankingCurve;
import io.holdfast.core.stats.RankingCurve.Point;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a threshold is to achieve when answers with at least that risk are flagged. */
public sealed interface Goal {
    /** The point that fulfils it best; empty when none does. */
    Optional<Point> choose(RankingCurve curve);

    String words();

    /** Of the flagged, at least this share is unsupported; among such thresholds the one that finds most. */
    record Precision(double target) implements Goal {
        public Precision {
            if (!(target > 0 && target <= 1)) {
                throw new IllegalArgumentException("precision " + target);
            }
        }

        @Override
        public Optional<Point> choose(RankingCurve curve) {
            return curve.points().stream()
                    .filter(p -> p.precision() >= target)
                    .max(Comparator.comparingDouble(Point::recall).thenComparingDouble(Point::precision));
        }

        @Override
        public String words() {
            return "precision of at least " + target;
        }
    }

    /** The least cost, a false alarm and a missed one having a price each. */
    record Cost(double falseAlarm, double miss) implements Goal {
        public Cost {
            if (!(falseAlarm > 0 && miss > 0)) {
                throw new IllegalArgumentException("cost " + falseAlarm + ":" + miss);
            }
        }

        @Override
        public Optional<Point> choose(RankingCurve curve) {
            List<Point> points = curve.points();
            return points.stream().min(Comparator.comparingDouble(this::of));
        }

        private double of(Point p) {
            return falseAlarm * p.falsePositives() + miss * p.falseNegatives();
        }

        @Override
        public String words() {
            return "least cost at " + falseAlarm + " a false alarm and " + miss + " a miss";
        }
    }
}
