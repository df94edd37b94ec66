package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The ages a question gives, "a 17-year-old", and the sentences about people of such an age: "under 18". */
final class Ages {
    private static final Pattern AGE =
            Pattern.compile("(?iu)\\b(\\p{L}+|\\d{1,3})[- ](?:years?[- ]olds?|jährige\\p{L}?)\\b");
    private static final Pattern BOUND = Pattern.compile(
            "(?iu)\\b(?:(?<below>under|below|younger than|unter|di bawah)|(?<above>over|above|older than|über|di atas)|(?<least>from|at least|aged|ab)) (?<n>\\p{L}+|\\d{1,3})\\b(?! (?:km|kg|m|people|hours)\\b)");

    private final List<String> figures = new ArrayList<>();
    private final List<Double> ages = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();

    Ages(String question) {
        Matcher m = AGE.matcher(question);
        while (m.find()) {
            double age = TableAnswers.figure(m.group(1));
            if (age > 0) {
                figures.add(m.group(1));
                ages.add(age);
                words.append(m.group().replace('-', ' ')).append(' ');
            }
        }
    }

    /** The figures that are ages: no sentence need repeat them. */
    Set<String> figures() {
        return figures.stream().collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a sentence may be about somebody so old: no bound of it leaves them out. */
    boolean mayHold(String sentence) {
        return bounds(sentence).stream().allMatch(b -> b);
    }

    /** The words of the question that a sentence with a bound for such an age accounts for. */
    Set<String> told(String sentence) {
        return bounds(sentence).contains(true) ? ComparedWords.content(words.toString()) : Set.of();
    }

    private List<Boolean> bounds(String sentence) {
        List<Boolean> meets = new ArrayList<>();
        Matcher m = BOUND.matcher(sentence);
        while (!ages.isEmpty() && m.find()) {
            double n = TableAnswers.figure(m.group("n"));
            boolean below = m.group("below") != null;
            boolean above = m.group("above") != null;
            if (n > 0) {
                meets.add(ages.stream().allMatch(a -> below ? a < n : above ? a > n : a >= n));
            }
        }
        return meets;
    }
}
