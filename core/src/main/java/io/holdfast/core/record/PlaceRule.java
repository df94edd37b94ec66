package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds postal codes, house numbers and telephone numbers to the digits of the record. */
final class PlaceRule implements RecordRule {
    private static final Pattern PHONE =
            Pattern.compile("(?<!\\d)(?:\\+?1[-. ]?)?\\(?\\d{3}\\)?[-. ]\\d{3}[-. ]\\d{4}(?!\\d)");
    private static final Pattern POSTAL_CODE = Pattern.compile(
            "\\b[A-Z]{2},?\\s+(\\d{5}(?:-\\d{4})?)\\b|\\b(?:California|Florida|Texas|Pennsylvania|Nevada|Arizona|Tennessee|Missouri|Indiana|Louisiana|Idaho|Illinois|Delaware|New Jersey|New York),?\\s+(\\d{5})\\b");
    private static final Pattern HOUSE = Pattern.compile(
            "\\b(?:located|situated|found|address(?: is)?|nestled)\\b[^.\\d]{0,30}?\\b(\\d{1,5}[A-Za-z]?)\\s+(?=[A-Z])");

    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        check(sentence, record, PHONE, 0, "telephone number", "phone", out);
        check(sentence, record, POSTAL_CODE, 1, "postal code", "postal|zip", out);
        check(sentence, record, HOUSE, 1, "house number", "address|street", out);
    }

    private static void check(
            Sentence sentence,
            DataRecord record,
            Pattern pattern,
            int group,
            String what,
            String key,
            List<AttributeFinding> out) {
        Matcher said = pattern.matcher(sentence.text());
        while (said.find()) {
            int g = said.groupCount() > group && said.group(group) == null ? group + 1 : group;
            String digits = said.group(g).replaceAll("[^\\dA-Za-z]", "");
            Span span = sentence.inAnswer(said.start(g), said.end(g));
            List<Attribute> held = record.attributes.stream()
                    .filter(a -> !a.listed()
                            && !a.silent()
                            && Pattern.compile(key).matcher(a.name()).find())
                    .toList();
            boolean stated = record.attributes.stream()
                    .anyMatch(a -> digits(a.value(), group == 0).contains(digits));
            if (stated) {
                out.add(new AttributeFinding(span, Verdict.SUPPORTED, Rule.ATTRIBUTE_MATCH, record.evidence(held), ""));
            } else if (!record.proseMentions(Pattern.compile(Pattern.quote(said.group(g))))) {
                out.add(new AttributeFinding(
                        span,
                        held.isEmpty() ? Verdict.NOT_FOUND : Verdict.CONTRADICTED,
                        held.isEmpty() ? Rule.ATTRIBUTE_NOT_STATED : Rule.ATTRIBUTE_MISMATCH,
                        record.evidence(held),
                        what + ": the answer says \"" + said.group(g) + "\", the record has "
                                + (held.isEmpty()
                                        ? "none"
                                        : String.join(
                                                ", ",
                                                held.stream()
                                                        .map(DataRecord::shown)
                                                        .toList()))));
            }
        }
    }

    private static String digits(String value, boolean joined) {
        return value.replaceAll(joined ? "\\D" : "[^\\dA-Za-z ]", "");
    }
}
