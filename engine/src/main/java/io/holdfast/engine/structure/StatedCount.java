package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A count that a sentence states itself: "240 beds". */
final class StatedCount {
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)*");
    private static final Set<String> NUMBER_WORDS = Set.copyOf(EngineWords.of("stated-number"));
    /** Words that may be between a number and what it counts: "three large pools". */
    private static final int BETWEEN = 2;
    /** Share of the question that a stated count must account for; below it the number may count something else. */
    private static final double CERTAIN = 0.8;

    private static final Set<String> TIMES = ComparedWords.content("times mal kali");
    /** The same for "five times", which says of itself what it counts. */
    private static final double TOLD = 0.6;

    private final Weights weights;
    private final Set<String> nouns;
    private final Set<String> wanted;
    private final double certain;

    StatedCount(Weights weights, String counted, Set<String> wanted) {
        this(weights, Set.of(ComparedWords.stem(ComparedWords.tokens(counted).get(0))), wanted, CERTAIN);
    }

    private StatedCount(Weights weights, Set<String> nouns, Set<String> wanted, double certain) {
        this.weights = weights;
        this.nouns = nouns;
        this.wanted = wanted;
        this.certain = certain;
    }

    /** How many times something happened: "five times". */
    static StatedCount ofTimes(Weights weights, Set<String> wanted) {
        return new StatedCount(weights, TIMES, wanted, TOLD);
    }

    /** Whether any passage states a number of it. */
    boolean somewhere(List<Chunk> passages) {
        return passages.stream().anyMatch(c -> number(c.text()) != null);
    }

    /** The sentence that states it of what the question speaks about. */
    Optional<Structured> answer(List<Chunk> passages) {
        Structured best = null;
        for (Chunk chunk : passages) {
            for (Span span : chunk.sentences()) {
                String sentence = span.of(chunk.text());
                String number = number(sentence);
                double share = weights.share(wanted, sentence + "\n" + chunk.context());
                if (number != null && share >= certain && (best == null || share > best.confidence())) {
                    String flat = sentence.strip().replaceAll("\\s+", " ");
                    best = new Structured("stated_count", flat, chunk, span, number, !TextLayout.row(sentence), share);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** The number right before the counted noun; null where there is none. */
    private @Nullable String number(String text) {
        List<String> tokens = ComparedWords.tokens(text);
        for (int i = 1; i < tokens.size(); i++) {
            if (nouns.contains(ComparedWords.stem(tokens.get(i)))) {
                for (int j = i - 1; j >= Math.max(0, i - 1 - BETWEEN); j--) {
                    if (NUMBER.matcher(tokens.get(j)).matches() || NUMBER_WORDS.contains(tokens.get(j))) {
                        return tokens.get(j);
                    }
                }
            }
        }
        return null;
    }
}
