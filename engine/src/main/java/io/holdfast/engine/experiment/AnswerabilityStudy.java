package io.holdfast.engine.experiment;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/** How well questions that their passages answer are told from those that they do not, beside a count of shared words. */
public final class AnswerabilityStudy {
    private AnswerabilityStudy() {}

    /**
     * A question with its own passages.
     *
     * @param certainty how sure the engine is of an answer; declined questions below all others
     * @param overlap the largest share of the question's words that one passage holds
     */
    public record Asked(boolean answerable, boolean declined, double certainty, double overlap) {}

    /**
     * What was measured.
     *
     * @param declinedAnswerable share of the answerable questions that the engine declined
     * @param declinedUnanswerable share of the others that it declined
     * @param overlapAtThat share of the others that shared words alone would decline, declining as many answerable ones
     * @param area how well the engine's certainty tells the two kinds apart; .5 is chance
     * @param overlapArea the same for shared words
     */
    public record Measured(
            int answerable,
            int unanswerable,
            double declinedAnswerable,
            double declinedUnanswerable,
            double overlapAtThat,
            double area,
            double overlapArea) {}

    public static Measured of(List<Asked> asked) {
        double answerable = share(asked, true);
        return new Measured(
                (int) asked.stream().filter(Asked::answerable).count(),
                (int) asked.stream().filter(a -> !a.answerable()).count(),
                answerable,
                share(asked, false),
                atShare(asked, Asked::overlap, answerable),
                area(asked, Asked::certainty),
                area(asked, Asked::overlap));
    }

    /** Share of the question's words that one of the passages holds, the best of them. */
    public static double overlap(String question, List<String> passages) {
        Set<String> wanted = ComparedWords.content(question);
        return passages.stream()
                .mapToDouble(p -> ComparedWords.coverage(wanted, ComparedWords.content(p)))
                .max()
                .orElse(0);
    }

    private static double share(List<Asked> asked, boolean answerable) {
        return asked.stream()
                .filter(a -> a.answerable() == answerable)
                .mapToDouble(a -> a.declined() ? 1 : 0)
                .average()
                .orElse(0);
    }

    /** Share of the unanswerable questions below the threshold that declines this share of the answerable ones, between two thresholds in proportion. */
    private static double atShare(List<Asked> asked, ToDoubleFunction<Asked> score, double share) {
        TreeSet<Double> thresholds = new TreeSet<>(List.of(0.0));
        asked.forEach(a -> thresholds.add(Math.nextUp(score.applyAsDouble(a))));
        double answerable = 0;
        double others = 0;
        for (double threshold : thresholds) {
            double nextAnswerable = below(asked, true, score, threshold);
            double nextOthers = below(asked, false, score, threshold);
            if (nextAnswerable > share) {
                double part = (share - answerable) / (nextAnswerable - answerable);
                return others + part * (nextOthers - others);
            }
            answerable = nextAnswerable;
            others = nextOthers;
        }
        return others;
    }

    private static double below(
            List<Asked> asked, boolean answerable, ToDoubleFunction<Asked> score, double threshold) {
        return asked.stream()
                .filter(a -> a.answerable() == answerable)
                .mapToDouble(a -> score.applyAsDouble(a) < threshold ? 1 : 0)
                .average()
                .orElse(0);
    }

    /** The chance that an answerable question scores above another; a tie is half a win. */
    private static double area(List<Asked> asked, ToDoubleFunction<Asked> score) {
        double wins = 0;
        long pairs = 0;
        for (Asked a : asked) {
            for (Asked b : asked) {
                if (a.answerable() && !b.answerable()) {
                    pairs++;
                    int order = Double.compare(score.applyAsDouble(a), score.applyAsDouble(b));
                    wins += order > 0 ? 1 : order == 0 ? 0.5 : 0;
                }
            }
        }
        return pairs == 0 ? 0.5 : wins / pairs;
    }
}
