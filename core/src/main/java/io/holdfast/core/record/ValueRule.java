package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the short texts of a record (name, address, city, each of its categories) where an answer repeats them. */
final class ValueRule implements RecordRule {
    private static final Pattern PARTS = Pattern.compile("\\s*[,;]\\s*");
    private static final int SHORTEST = 2;

    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        for (Attribute attribute : record.attributes) {
            if (attribute.kind() != Attribute.Kind.TEXT || attribute.prose() || attribute.listed() || attribute.value().matches("[\\d:\\s-]*")) {
                continue;
            }
            for (String part : PARTS.split(attribute.value())) {
                if (part.length() >= SHORTEST && attribute.truth() != null && !part.equalsIgnoreCase("no")) {
                    find(sentence, record, attribute, part, out);
                }
            }
        }
    }

    private static void find(
            Sentence sentence, DataRecord record, Attribute attribute, String part, List<AttributeFinding> out) {
        Matcher said = Pattern.compile(
                        "(?<![\\p{L}\\d])" + Pattern.quote(Plain.of(part)) + "(?![\\p{L}\\d])",
                        part.length() <= 3 ? 0 : Pattern.CASE_INSENSITIVE)
                .matcher(sentence.text());
        while (said.find()) {
            out.add(new AttributeFinding(
                    sentence.inAnswer(said.start(), said.end()),
                    Verdict.SUPPORTED,
                    Rule.ATTRIBUTE_MATCH,
                    record.evidence(List.of(attribute)),
                    ""));
        }
    }
}
