package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.fact.TextFacts;
import io.holdfast.core.fact.date.DateFact;
import io.holdfast.core.fact.number.Quantity;
import io.holdfast.core.fact.number.Unit;
import io.holdfast.core.model.Span;
import io.holdfast.core.text.PorterStemmer;
import io.holdfast.core.text.StopWords;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether two values that stand in the same place of two texts exclude each other: both are read as values of one kind, and
 * no reading of the one agrees with any reading of the other. A value that is not read excludes nothing.
 */
record ChangedValues(String claim, String source, QuantityTolerance tolerance) {
    /** What a number without a unit counts, or the sign that makes it something else: 27", 10^3. */
    private static final Pattern BEHIND = Pattern.compile("[ \u00a0]?([\\p{L}\\p{M}]+)|[^\\s\\p{L}.,;:!?)\\]|]");

    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Pattern LETTERS = Pattern.compile("\\p{L}+");

    /** The values of some words of a text, and those of the words that belong to none. */
    private record Values(String text, List<Quantity> amounts, List<DateFact> dates, List<String> unread) {
        static Values of(String text, List<Span> words) {
            TextFacts facts = TextFacts.read(text);
            List<Quantity> amounts = facts.quantities().stream()
                    .filter(q -> words.stream().anyMatch(new Span(q.start(), q.end())::overlaps))
                    .toList();
            List<DateFact> dates = facts.dates().stream()
                    .filter(d -> words.stream().anyMatch(new Span(d.start(), d.end())::overlaps))
                    .toList();
            List<String> unread = words.stream()
                    .filter(w -> amounts.stream().noneMatch(q -> new Span(q.start(), q.end()).overlaps(w))
                            && dates.stream().noneMatch(d -> new Span(d.start(), d.end()).overlaps(w)))
                    .map(w -> w.of(text))
                    .toList();
            return new Values(text, amounts, dates, unread);
        }

        boolean holds(int amounts, int dates, int unread) {
            return this.amounts.size() == amounts && this.dates.size() == dates && this.unread.size() == unread;
        }

        /** The word or sign directly behind the amount; empty for small words. */
        String behind() {
            Matcher behind = BEHIND.matcher(text).region(amounts.get(0).end(), text.length());
            String word = behind.lookingAt() ? behind.group().strip().toLowerCase(Locale.ROOT) : "";
            return StopWords.contains(word) ? "" : PorterStemmer.stem(word);
        }
    }

    boolean differ(List<Span> claimed, List<Span> stated) {
        Values mine = Values.of(claim, claimed);
        Values theirs = Values.of(source, stated);
        if (mine.holds(1, 0, 0) && theirs.holds(1, 0, 0)) {
            Quantity amount = mine.amounts.get(0);
            Quantity other = theirs.amounts.get(0);
            boolean bare = plain(amount.unit()) && plain(other.unit());
            return amount.apart(other, tolerance) && (!bare || mine.behind().equals(theirs.behind()));
        }
        if (mine.holds(0, 1, 0) && theirs.holds(0, 1, 0)) {
            DateFact date = mine.dates.get(0);
            DateFact other = theirs.dates.get(0);
            return date.compare(other).conflicts() && other.compare(date).conflicts();
        }
        return mine.holds(0, 0, 1)
                && theirs.holds(0, 0, 1)
                && shape(mine.unread.get(0)).equals(shape(theirs.unread.get(0)));
    }

    private static boolean plain(@Nullable Unit unit) {
        return unit == null || unit.counted();
    }

    /** Of two codes: where their digits, letters and signs are. A word by itself has none. */
    private static String shape(String code) {
        return LETTERS.matcher(DIGITS.matcher(code).replaceAll("0")).replaceAll("a");
    }
}
