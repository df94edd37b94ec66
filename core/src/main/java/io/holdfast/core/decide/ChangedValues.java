package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.model.Span;
import io.holdfast.text.PorterStemmer;
import io.holdfast.text.StopWords;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Whether values that stand in the same place of two texts exclude each other: both are read as values of one kind, and
 * no reading of the one agrees with any of the other. What is not read excludes nothing, but codes of one
 * shape or without digits do.
 */
record ChangedValues(String claim, String source, QuantityTolerance tolerance) {
    /** A year, or an amount that is written as one. */
    private static final Pattern YEAR_LIKE = Pattern.compile("\\d{3,4}");

    /** What a number without a unit counts, or the sign that makes it another: 27", 10^3. */
    private static final Pattern BEHIND = Pattern.compile("[ \u00a0]?(?:[\\p{L}\\p{M}]+|\\d+)|[^\\s\\p{L}.,;:!?)\\]|]");

    /** Whether the words of the claim are one value, those of the source another, and both cannot be true. */
    boolean differ(List<Span> claimed, List<Span> stated) {
        List<Object> mine = values(claim, claimed);
        List<Object> theirs = values(source, stated);
        if (mine.size() != 1 || theirs.size() != 1) {
            return false;
        }
        if (mine.get(0) instanceof Quantity a && theirs.get(0) instanceof Quantity b) {
            String behind = behind(claim, a);
            String other = behind(source, b);
            boolean bare = !measured(a.unit()) && !measured(b.unit());
            boolean more = Stream.of(behind, other).anyMatch(w -> !w.isEmpty() && Character.isDigit(w.charAt(0)));
            return a.inAnyReading(b, tolerance).conflicts() && !more && (!bare || behind.equals(other));
        }
        if (mine.get(0) instanceof DateFact a && theirs.get(0) instanceof DateFact b) {
            return a.compare(b).conflicts() && b.compare(a).conflicts();
        }
        boolean years = Stream.of(claimed.get(0).of(claim), stated.get(0).of(source))
                .allMatch(word -> YEAR_LIKE.matcher(word).matches());
        return years
                || mine.get(0) instanceof String a
                        && theirs.get(0) instanceof String b
                        && Math.min(shape(a).length(), shape(b).length()) > 1
                        && (shape(a).equals(shape(b)) || !(shape(a) + shape(b)).contains("0"));
    }

    /** What some words of a text are read as: amounts, dates, or just the characters that they are. */
    private static List<Object> values(String text, List<Span> words) {
        TextFacts facts = TextFacts.read(text);
        return words.stream()
                .map(w -> Stream.<Object>concat(
                                facts.quantities().stream().filter(q -> w.overlaps(new Span(q.start(), q.end()))),
                                facts.dates().stream().filter(d -> w.overlaps(new Span(d.start(), d.end()))))
                        .findFirst()
                        .orElse(w.of(text)))
                .distinct()
                .toList();
    }

    private static boolean measured(@Nullable Unit unit) {
        return unit != null && !unit.counted();
    }

    private static String behind(String text, Quantity amount) {
        Matcher behind = BEHIND.matcher(text).region(amount.end(), text.length());
        String word = behind.lookingAt() ? behind.group().strip().toLowerCase(Locale.ROOT) : "";
        return StopWords.contains(word) ? "" : PorterStemmer.stem(word);
    }

    /** Where the digits, letters and signs of a code are; of a word by itself one letter. */
    private static String shape(String code) {
        return code.replaceAll("\\d+", "00").replaceAll("\\p{L}+", "a");
    }
}
