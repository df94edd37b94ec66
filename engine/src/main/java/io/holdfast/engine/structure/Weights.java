package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** How much of a question a text accounts for, rare words counting more. */
final class Weights {
    private final ToDoubleFunction<String> rarity;
    private final AkinWords akin;

    /** @param akin other forms of the question's words that count as them */
    Weights(ToDoubleFunction<String> rarity, AkinWords akin) {
        this.rarity = rarity;
        this.akin = akin;
    }

    double share(Set<String> wanted, Set<String> found) {
        double all = 0;
        double held = 0;
        for (String word : wanted) {
            double weight = rarity.applyAsDouble(word);
            all += weight;
            held += akin.in(found, word) ? weight : 0;
        }
        return all == 0 ? 0 : held / all;
    }

    double share(Set<String> wanted, String text) {
        return share(wanted, ComparedWords.content(text));
    }

    double sum(Set<String> words) {
        return words.stream().mapToDouble(rarity).sum();
    }
}
