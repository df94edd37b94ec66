package io.holdfast.text.fact;

import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.shared.FactWords;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Centuries and decades of a claim by the years of its evidence: "in the 19th century" beside "in 1887" is "in 1887", and
 * "in the 18th century" is "in 1701 to 1800", which a model can tell from it.
 */
public final class SharedPeriods {
    private static final int DECADE = 10;
    private static final Set<String> ARTICLES = FactWords.of("before_period");
    private static final Pattern LAST_WORD = Pattern.compile("\\p{L}+ $");

    private SharedPeriods() {}

    /** The claim with such periods as the one year or day of the evidence that they hold; as their years where they hold none. */
    public static String of(String claim, String evidence) {
        List<DateFact> periods = TextFacts.read(claim).dates().stream()
                .filter(d -> d.to() == null && !d.approximate() && years(d) >= DECADE)
                .filter(d -> !evidence.contains(d.of(claim)))
                .toList();
        if (periods.isEmpty()) {
            return claim;
        }
        List<DateFact> stated = TextFacts.read(evidence).dates().stream()
                .filter(d -> d.from() instanceof When.Days)
                .toList();
        StringBuilder out = new StringBuilder(claim);
        for (int i = periods.size() - 1; i >= 0; i--) {
            DateFact period = periods.get(i);
            List<String> held = stated.stream()
                    .filter(d -> period.compare(d).supports())
                    .map(d -> d.of(evidence))
                    .distinct()
                    .toList();
            boolean comparable = !stated.isEmpty() && stated.stream().allMatch(d -> years(d) < DECADE);
            if (held.size() == 1 || held.isEmpty() && comparable) {
                String written = held.isEmpty() ? spelledOut(period) : held.get(0);
                out.replace(withoutArticle(claim, period.start()), period.end(), written);
            }
        }
        return out.toString();
    }

    private static int years(DateFact date) {
        return date.from() instanceof When.Days days
                ? days.options().get(0).last().getYear()
                        - days.options().get(0).first().getYear()
                        + 1
                : 0;
    }

    private static String spelledOut(DateFact period) {
        When.Interval days = ((When.Days) period.from()).options().get(0);
        return days.first().getYear() + " to " + days.last().getYear();
    }

    private static int withoutArticle(String text, int start) {
        Matcher word = LAST_WORD.matcher(text.substring(0, start));
        return word.find() && ARTICLES.contains(word.group().strip().toLowerCase(Locale.ROOT)) ? word.start() : start;
    }
}
