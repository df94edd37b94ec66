package io.holdfast.lab.generate;

import io.holdfast.core.model.Document;
import io.holdfast.lab.dataset.DatasetCase;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds the sentence of a case's documents that holds the answer: by the mark, else by the words of the reference. */
final class EvidenceSentence {
    private EvidenceSentence() {}

    static Optional<String> of(DatasetCase datasetCase) {
        String span = datasetCase.evidenceSpan();
        String reference = datasetCase.testCase().reference();
        String wanted = span != null
                ? span
                : reference != null ? reference : datasetCase.testCase().question();
        String best = null;
        double bestShare = 0;
        for (Document document : datasetCase.testCase().documents()) {
            for (String sentence : Sentences.of(document.text())) {
                if (span != null && sentence.contains(span)) {
                    return Optional.of(sentence);
                }
                double share = share(wanted, sentence);
                if (share > bestShare) {
                    bestShare = share;
                    best = sentence;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static double share(String part, String whole) {
        Set<String> wanted = words(part);
        Set<String> there = words(whole);
        return wanted.isEmpty()
                ? 0
                : (double) wanted.stream().filter(there::contains).count() / wanted.size();
    }

    private static Set<String> words(String text) {
        Set<String> words =
                new HashSet<>(Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")));
        words.remove("");
        return words;
    }
}
