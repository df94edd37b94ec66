package io.holdfast.core.decide;

import io.holdfast.core.decide.EditedCopy.Change;
import io.holdfast.core.decide.EditedCopy.Edit;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Rule;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.WrittenForm;
import io.holdfast.text.fact.code.CodeToken;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sentence that tells a person why a claim is not supported. It names a conflict only where a sentence differs from
 * the claim in nothing else, and calls a value absent only after the whole of the documents was searched for it.
 */
record Explanations(StatedValues values) {
    static final String UNSURE = "close text exists, but it neither shows nor refutes this: have a look";
    static final String AGAINST = "the text nearest to this reads as saying something else";
    private static final int LONGEST_QUOTE = 120;
    private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+(?:[.,:]\\p{Nd}+)*");

    /** The answer repeats a sentence but for one thing: both sides are named, each as its own text writes it. */
    static String changed(Edit edit, String claim, String source) {
        boolean worded = in(claim, edit.claimed()) && in(source, edit.stated());
        String claimed = quote(worded ? asIn(claim, edit.claimed()) : wholeIn(claim, edit.claimed()));
        String stated = quote(worded ? asIn(source, edit.stated()) : wholeIn(source, edit.stated()));
        String sides = edit.claimed().isEmpty()
                ? "the answer leaves out " + stated
                : edit.stated().isEmpty()
                        ? "the answer adds " + claimed
                        : "the answer says " + claimed + ", the source says " + stated;
        String both = edit.change() == Change.SWAP ? ", and the other way round elsewhere in the sentence" : "";
        return edit.change().label + ": " + sides + both;
    }

    static String notFound(Rule band) {
        return switch (band) {
            case CLOSE_EVIDENCE -> "text about this exists, but it does not state this";
            case WEAK_EVIDENCE -> "only loosely related text exists";
            default -> "no passage holds more than a few of its words";
        };
    }

    /** The values that no document states, and what else is in doubt. */
    static String details(List<String> absent, List<String> doubted) {
        List<String> more = doubted.stream().filter(d -> !absent.contains(d)).toList();
        return quoted("; not in the documents: ", absent) + quoted("; in doubt: ", more);
    }

    private static String quoted(String lead, List<String> texts) {
        List<String> quotes = texts.stream().map(Explanations::quote).toList();
        return quotes.isEmpty() ? "" : lead + String.join(", ", quotes);
    }

    /** Values of the claim that occur nowhere in the documents, neither in value nor in writing; of its first ones. */
    List<String> absentValues(Terms claim, EvidenceIndex index) {
        Stream<String> amounts =
                first(claim.quantities()).filter(q -> !values.in(index, q)).map(q -> q.of(claim.text()));
        Stream<String> dates =
                first(claim.dates()).filter(d -> !values.in(index, d)).map(d -> d.of(claim.text()));
        Stream<String> codes =
                first(claim.codes()).filter(c -> !index.contains(c.key())).map(CodeToken::text);
        return Stream.of(amounts, dates, codes)
                .flatMap(values -> values)
                .filter(value -> !index.contains(value))
                .distinct()
                .toList();
    }

    /** A value as a text writes it: "£25" for "25 GBP". */
    static String asIn(String text, String value) {
        int at = text.toLowerCase(Locale.ROOT).indexOf(value.toLowerCase(Locale.ROOT));
        int end = at + value.length();
        if (at >= 0 && end <= text.length() && (end == text.length() || !Character.isLetter(text.charAt(end)))) {
            return text.substring(at, end);
        }
        TextFacts facts = TextFacts.read(text);
        return Stream.concat(
                        facts.quantities().stream().map(q -> q.of(text)),
                        facts.dates().stream().map(d -> d.of(text)))
                .filter(v -> WrittenForm.of(v).equalsIgnoreCase(WrittenForm.of(value)))
                .findFirst()
                .orElse(value);
    }

    private static boolean in(String text, String words) {
        String place = "(?<![\\p{L}\\p{Nd}]|\\p{Nd}[.,])" + Pattern.quote(words) + "(?![\\p{L}\\p{Nd}]|[.,]\\p{Nd})";
        return Pattern.compile(place, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(text)
                .find();
    }

    /** The whole value, as a text writes it, that has the number of some words of its written form: "65,536 MB" for "64". */
    private static String wholeIn(String text, String words) {
        TextFacts facts = TextFacts.read(text);
        Matcher number = NUMBER.matcher(words);
        return Stream.concat(
                        facts.quantities().stream().map(q -> q.of(text)),
                        facts.dates().stream().map(d -> d.of(text)))
                .filter(v -> number.find(0) && in(WrittenForm.of(v), number.group()))
                .findFirst()
                .orElseGet(() -> asIn(text, words));
    }

    private static <T> Stream<T> first(List<T> values) {
        return values.stream().limit(StatedValues.MOST_VALUES);
    }

    static String quote(String text) {
        String t = text.strip().replaceAll("\\s+", " ");
        return "\"" + (t.length() <= LONGEST_QUOTE ? t : t.substring(0, cut(t)) + "…") + "\"";
    }

    private static int cut(String t) {
        return Character.isHighSurrogate(t.charAt(LONGEST_QUOTE - 1)) ? LONGEST_QUOTE - 1 : LONGEST_QUOTE;
    }
}
