package io.holdfast.core.claim;

import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Claim;
import java.util.List;
import java.util.Set;

/** What tests of the reading of answers extract, and documents that hold some words. */
final class Extracted {
    private Extracted() {}

    static final ClaimExtractor EXTRACTOR = new ClaimExtractor();

    static List<String> statements(String answer) {
        return EXTRACTOR.extract(answer).stream().map(Claim::statement).toList();
    }

    static List<String> statements(String answer, NewWords newWords) {
        return new ClaimExtractor()
                .extract(answer, newWords).claims().stream()
                        .map(Claim::statement)
                        .toList();
    }

    static List<String> texts(String answer) {
        return EXTRACTOR.extract(answer).stream().map(Claim::text).toList();
    }

    /** Documents that hold these words and no other. */
    static NewWords known(String words) {
        Set<String> held = Terms.words(words).keySet();
        return text -> (int) Terms.words(text).keySet().stream()
                .filter(word -> !held.contains(word))
                .count();
    }

    /** Of a hotel that has parking: all other words are new. */
    static final NewWords HOTEL = text -> (int) java.util.stream.Stream.of(text.split("\\W+"))
            .filter(w -> w.length() > 3
                    && !w.matches(
                            "(?i)breakfast|parking|free|costs|euros|night|hotel|park|there|fees|prices|pets|lamp"))
            .count();
}
