package io.holdfast.testkit;

import java.util.Random;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Checks a property on many random values. The seed is fixed, so a test is repeatable; a failure names the seed and the
 * value that broke it, and {@code -Dforall.seed=…} tries another. Nothing is shrunk: keep the generators small.
 */
public final class ForAll {
    private static final int DEFAULT_TRIES = 500;
    private static final long DEFAULT_SEED = 20260401L;

    private final long seed;
    private final int tries;

    private ForAll(long seed, int tries) {
        this.seed = seed;
        this.tries = tries;
    }

    public static ForAll times(int tries) {
        return new ForAll(Long.getLong("forall.seed", DEFAULT_SEED), tries);
    }

    public static ForAll standard() {
        return times(DEFAULT_TRIES);
    }

    public ForAll withSeed(long other) {
        return new ForAll(other, tries);
    }

    /** Makes values and checks each; whatever the property throws fails the test. */
    public <T> void check(Function<RandomGenerator, T> generator, Property<T> property) {
        Random random = new Random(seed);
        for (int i = 0; i < tries; i++) {
            T value = generator.apply(random);
            try {
                property.check(value);
            } catch (Exception | AssertionError e) {
                throw new AssertionError(
                        "property broken at try " + (i + 1) + " of " + tries + " (repeat with -Dforall.seed=" + seed
                                + ") by: " + value + "\n" + e,
                        e);
            }
        }
    }

    /** What must hold for every value. */
    @FunctionalInterface
    public interface Property<T> {
        void check(T value) throws Exception;
    }

    /**
     * Text of up to {@code length} code points from everything Unicode has to trip over: letters of several scripts,
     * digits, punctuation, white space, combining marks, emoji, and now and then half a surrogate pair.
     */
    public static String text(RandomGenerator random, int length) {
        String alphabet =
                "abc XYZ 019 .,;:!?\"'()[]{}<>/\\-_=+*#%&@\n\t\u00a0\u200b\u0301äßéñçøИжαΩ中文日本語かなعربי한글👍🏽👨‍👩‍👧🇩🇪\ud83d";
        int[] points = alphabet.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        int count = random.nextInt(length + 1);
        for (int i = 0; i < count; i++) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }
}
