package io.holdfast.app.bench.worst;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Grounding;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Looks for inputs that cost more CPU than ordinary text of their size: draws probes, keeps the dearest, and changes
 * them. Which probes are tried depends on the seed and on what was measured. What is kept was measured twice, and what
 * still seems dear again and again, in turn with ordinary text of its very lengths: others that use the machine make
 * everything dearer, never cheaper, so the least of each is compared.
 */
public final class WorstSearch {
    private static final int KEPT = 8;
    private static final int DRAWN = 24;
    /** Below this a measurement says nothing. */
    private static final double LEAST_NANOS = 20e6;

    /** The parts of a probe that are measured before it: a 64th, a 16th, a quarter. */
    private static final int SMALLEST = 64;
    /** A part this dear is a finding itself. */
    private static final double DEAR = 10;

    /** From this ratio on, a measurement that was not made beside ordinary text is not believed. */
    private static final double SUSPECT = 1.5;

    private static final int ROUNDS = 5;
    private static final int STEP = 12_500;
    /** Classes are loaded and compiled on so many ordinary inputs first. */
    private static final int WARM_UP = 12;

    private final Supplier<Evaluator<Grounding>> scorers;
    private final LongSupplier cpu;
    private final Map<List<Integer>, Double> ordinary = new HashMap<>();

    /**
     * @param scorers makes a scorer that has read nothing yet
     * @param cpu CPU time of this thread, in nanoseconds
     */
    public WorstSearch(Supplier<Evaluator<Grounding>> scorers, LongSupplier cpu) {
        this.scorers = scorers;
        this.cpu = cpu;
    }

    /** @param ratio its cost over that of ordinary text of the same lengths */
    public record Found(Probe probe, double ratio, double seconds) {}

    /**
     * What a search came to.
     *
     * @param worst the dearest probes, dearest first
     */
    public record Result(int tried, List<Found> worst) {}

    /** @param clock wall time, in nanoseconds */
    public Result search(long seed, int size, Duration time, LongSupplier clock) {
        Random random = new Random(seed);
        long end = clock.getAsLong() + time.toNanos();
        List<Found> worst = new ArrayList<>();
        int tried = 0;
        warmUp(random, size);
        do { // one at least: a search that tried nothing has found nothing out
            boolean draw = worst.size() < KEPT || tried < DRAWN || random.nextInt(3) == 0;
            Probe probe = draw
                    ? ProbePieces.draw(random, 1 + random.nextInt(size))
                    : ProbePieces.change(worst.get(random.nextInt(worst.size())).probe(), random, size);
            Found found = measureBounded(probe);
            tried++;
            if (worst.size() < KEPT || found.ratio > worst.get(worst.size() - 1).ratio) {
                worst.add(again(found));
                worst.sort(Comparator.comparingDouble((Found f) -> -f.ratio));
                while (worst.size() > KEPT) {
                    worst.remove(worst.size() - 1);
                }
            }
        } while (clock.getAsLong() < end);
        return new Result(tried, List.copyOf(worst));
    }

    private void warmUp(Random random, int size) {
        for (int i = 0; i < WARM_UP; i++) {
            measure(ProbePieces.draw(random, Math.min(size, STEP)));
        }
    }

    /** The cheaper of two measurements, for the first may have met a cold path; of more if both are dear. */
    private Found again(Found first) {
        Found second = measure(first.probe);
        Found cheaper = second.ratio < first.ratio ? second : first;
        return cheaper.ratio < SUSPECT ? cheaper : besideOrdinary(cheaper.probe);
    }

    /** The least cost of a probe over the least of ordinary text of its lengths, both measured in turn. */
    public Found besideOrdinary(Probe probe) {
        Case usual = ordinaryCase(Math.max(STEP, probe.heldAgainst()));
        Answer given = ordinaryAnswer(Math.max(STEP, probe.answerText().length()));
        double dear = Double.MAX_VALUE;
        double least = Double.MAX_VALUE;
        for (int i = 0; i < ROUNDS; i++) {
            dear = Math.min(dear, cost(probe.testCase(), probe.given()));
            least = Math.min(least, cost(usual, given));
        }
        return new Found(probe, dear / Math.max(LEAST_NANOS, least), dear / 1e9);
    }

    /** Measures small parts of a probe first: what is dear there might not come to an end as a whole. */
    private Found measureBounded(Probe probe) {
        for (int divisor = SMALLEST; divisor > 1; divisor /= 4) {
            Found part = measure(probe.smaller(divisor));
            if (part.ratio > DEAR) {
                return part;
            }
        }
        return measure(probe);
    }

    public Found measure(Probe probe) {
        double cost = cost(probe.testCase(), probe.given());
        double usual = ordinary(probe.heldAgainst(), probe.answerText().length());
        return new Found(probe, cost / Math.max(LEAST_NANOS, usual), cost / 1e9);
    }

    private double cost(Case testCase, Answer answer) {
        Evaluator<Grounding> scorer = scorers.get();
        long from = cpu.getAsLong();
        scorer.evaluate(testCase, answer);
        return cpu.getAsLong() - from;
    }

    /** The cost of ordinary text of about these lengths; the cheapest of three. */
    private double ordinary(int document, int answer) {
        int d = Math.max(1, (document + STEP / 2) / STEP) * STEP;
        int a = Math.max(1, (answer + STEP / 2) / STEP) * STEP;
        return ordinary.computeIfAbsent(List.of(d, a), key -> {
            Case testCase = ordinaryCase(d);
            Answer given = ordinaryAnswer(a);
            double least = Double.MAX_VALUE;
            for (int i = 0; i < 3; i++) {
                least = Math.min(least, cost(testCase, given));
            }
            return least;
        });
    }

    private static Case ordinaryCase(int length) {
        String text = repeated(
                length,
                i -> "The museum by the harbour was opened in " + (1800 + i % 200)
                        + " by a local painter who had moved there from the capital. It shows about " + (20 + i)
                        + " drawings, most of them on paper, and lends some to schools in the region. Visitors find"
                        + " lockers near the entrance and may take pictures if they use no flash. In winter the house"
                        + " closes earlier, because the ferry makes only " + (2 + i % 9) + " trips a day. ");
        return new Case("ordinary", "What does it say?", List.of(Document.of("0", text)), null, null);
    }

    /** The same in other words, as answers are: what is copied needs no reading by a model. */
    private static Answer ordinaryAnswer(int length) {
        return Answer.of(repeated(
                length,
                i -> "A painter from the area founded the seaside museum in " + (1800 + i % 200) + ". Some " + (20 + i)
                        + " drawings hang there, nearly all of them works on paper, and classes nearby may borrow a few."
                        + " Bags can be left in a locker beside the door, and photographs without a flash are allowed."
                        + " As the boat runs no more than " + (2 + i % 9)
                        + " times daily in the cold season, it shuts sooner then. "));
    }

    private static String repeated(int length, IntFunction<String> paragraph) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; text.length() < length; i++) {
            text.append(paragraph.apply(i));
        }
        return text.substring(0, length);
    }
}
