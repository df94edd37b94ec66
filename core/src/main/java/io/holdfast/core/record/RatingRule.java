package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds ratings ("4.5 stars", "rated 3 out of 5") to the record's own rating and to those of its reviews. */
final class RatingRule implements RecordRule {
    private static final Map<String, String> NUMBERS =
            Map.of("one", "1", "two", "2", "three", "3", "four", "4", "five", "5");
    private static final String NUMBER = "(\\d(?:\\.\\d+)?+|one|two|three|four|five)";
    private static final Pattern RATING = Pattern.compile(
            "(?<![\\d.\\w])" + NUMBER + "(?:\\s*(?:out of|/)\\s*(?:5|five)(?:\\.0)?)?[-\\s]*stars?\\b"
                    + "|(?<![\\d.\\w])" + NUMBER + "\\s*(?:out of|/)\\s*(?:5|five)\\b(?:\\.0)?"
                    + "|\\b(?:rat(?:ing|ed)|stars)(?:\\s+(?:of|at|is|score|a|an|overall|averag\\w+|business|stands|currently))*\\s*:?\\s*"
                    + NUMBER + "(?![\\d:]|\\s*(?:reviews?|customers?|%|am|pm|out of|of the))",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern REVIEWS = Pattern.compile(
            "\\b(?:review\\w*|customers?|patrons?|diners?|visitors?|guests?|another|others?|gave|giving|awarded|ranging|range|from|feedback|positive|negative|experiences?)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern OVERALL = Pattern.compile(
            "\\b(?:overall|average|averages|business|holds?|maintain\\w*|boasts?|currently|earned|with an?|has an?|(?:is|are) rated|despite)\\b|^\\W*(?:rating|stars)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern OUT_OF =
            Pattern.compile("(?:/|\\bout of(?: an?| possible| the)*)\\s*$", Pattern.CASE_INSENSITIVE);
    private static final Pattern HEDGED = Pattern.compile(
            "\\b(?:about|around|nearly|almost|over|above|below|under|between|at least|up to|to|approximately|more than|less than|than|as|from)\\s+(?:an?\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        Attribute overall = null;
        List<Attribute> single = new ArrayList<>();
        for (Attribute attribute : record.attributes) {
            if (number(attribute) != null && attribute.name().matches("(?:.* )?(?:stars?|ratings?)(?: value)?")) {
                if (attribute.listed()) {
                    single.add(attribute);
                } else {
                    overall = attribute;
                }
            }
        }
        if (overall == null && single.isEmpty()) {
            return;
        }
        String text = sentence.text();
        Matcher said = RATING.matcher(text);
        while (said.find()) {
            check(sentence, record, said, overall, single, out);
        }
    }

    private static void check(
            Sentence sentence,
            DataRecord record,
            Matcher said,
            @Nullable Attribute overall,
            List<Attribute> single,
            List<AttributeFinding> out) {
        String text = sentence.text();
        int group = said.group(1) != null ? 1 : said.group(2) != null ? 2 : 3;
        String word = said.group(group).toLowerCase(Locale.ROOT);
        BigDecimal value = new BigDecimal(NUMBERS.getOrDefault(word, word));
        String before = text.substring(0, said.start());
        String after = text.substring(said.end());
        boolean idiom = group == 1
                && !after.matches(
                        "(?is)[\\s)]*(?:overall\\s+|average\\s+|business\\s+)?(?:rat\\w+|review\\w*|out of|score|average|overall|[.,;)]|$|from|based|by|on|and|to|but|with|while|despite|among).*");
        if (idiom
                || OUT_OF.matcher(before).find()
                || HEDGED.matcher(before).find()
                || after.matches("(?is)\\s*(?:-|to|and|or)\\s*" + NUMBER + ".*")
                || before.matches("(?is).*\\d\\s*(?:-|to|and|or)\\s*$")) {
            return;
        }
        Span span = sentence.inAnswer(said.start(), said.end());
        if (overall != null && equal(overall, value)) {
            out.add(new AttributeFinding(
                    span, Verdict.SUPPORTED, Rule.ATTRIBUTE_MATCH, record.evidence(List.of(overall)), ""));
            return;
        }
        List<Attribute> same = single.stream().filter(a -> equal(a, value)).toList();
        boolean ofReview = REVIEWS.matcher(text).find();
        boolean ofWhole = OVERALL.matcher(text).find() && !after.matches("(?is)[\\s-]*reviews?\\b.*");
        if (!same.isEmpty() && !ofReview && group == 3) {
            return; // a rating among those of the reviews, perhaps under the heading of one
        }
        if (!same.isEmpty() && ofReview) {
            out.add(new AttributeFinding(span, Verdict.SUPPORTED, Rule.ATTRIBUTE_MATCH, record.evidence(same), ""));
        } else if (overall != null && (ofWhole || !ofReview)
                || same.isEmpty() && !single.isEmpty() && ofReview && !ofWhole) {
            boolean whole = overall != null && (ofWhole || !ofReview);
            List<Attribute> held = whole && overall != null ? List.of(overall) : single;
            out.add(new AttributeFinding(
                    span,
                    Verdict.CONTRADICTED,
                    Rule.RATING_MISMATCH,
                    record.evidence(held),
                    "rating: the answer says \"" + said.group().strip() + "\", the record has "
                            + String.join(
                                    ", ", held.stream().map(DataRecord::shown).toList())));
        }
    }

    private static boolean equal(Attribute attribute, BigDecimal value) {
        BigDecimal real = number(attribute);
        return real != null && real.compareTo(value) == 0;
    }

    static @Nullable BigDecimal number(Attribute attribute) {
        boolean digits = attribute.kind() == Attribute.Kind.NUMBER || attribute.kind() == Attribute.Kind.TEXT;
        return digits && attribute.value().matches("-?\\d{1,15}(?:\\.\\d{1,15})?")
                ? new BigDecimal(attribute.value())
                : null;
    }
}
