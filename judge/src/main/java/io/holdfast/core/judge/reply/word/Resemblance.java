package io.holdfast.core.judge.reply.word;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a statement that a judge writes down can be one that it was asked about: it may shorten and reword it. */
public final class Resemblance {
    /** Fewer words may be a title or a label. */
    private static final int LEAST_WORDS = 3;

    private static final double LEAST_SHARE = 0.25;

    private Resemblance() {}

    /** Whether the texts have next to no words in common. */
    public static boolean none(String written, String asked) {
        Set<String> words = words(written);
        Set<String> wanted = words(asked);
        if (words.size() < LEAST_WORDS || wanted.size() < LEAST_WORDS) {
            return false;
        }
        Set<String> common = new HashSet<>(words);
        common.retainAll(wanted);
        common.removeAll(ReplyWords.set("common"));
        return common.size() < LEAST_SHARE * Math.min(words.size(), wanted.size());
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(Folding.words(text).split(" ")));
    }
}
