package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.regex.Matcher;

/** Finds the short texts of a record (name, address, city, each of its categories) where an answer repeats them. */
final class ValueRule implements RecordRule {
    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        for (RecordText.Value value : record.text.values) {
            Matcher said = value.words().matcher(sentence.text());
            while (said.find()) {
                out.add(new AttributeFinding(
                        sentence.inAnswer(said.start(), said.end()),
                        Verdict.SUPPORTED,
                        Rule.ATTRIBUTE_MATCH,
                        List.of(record.evidence(value.attribute())),
                        ""));
            }
        }
    }
}
