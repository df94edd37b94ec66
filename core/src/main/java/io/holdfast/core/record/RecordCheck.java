package io.holdfast.core.record;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Holds an answer to the records among its documents, attribute by attribute. Each finding points at the few words
 * it is about and at the attribute as it stands in its document. Stateless.
 */
public final class RecordCheck {
    private static final List<RecordRule> RULES =
            List.of(new FacilityRule(), new RatingRule(), new PlaceRule(), new CuisineRule(), new ValueRule());

    private static final HoursRule HOURS = new HoursRule();

    private static final Comparator<AttributeFinding> IN_ORDER = Comparator.comparing(AttributeFinding::span)
            .thenComparing(AttributeFinding::verdict)
            .thenComparing(AttributeFinding::rule)
            .thenComparing(AttributeFinding::diagnosis);

    private RecordCheck() {}

    /** What the records say about the answer, in its order; empty when no document is a record. */
    public static List<AttributeFinding> check(String answer, List<Document> documents) {
        List<DataRecord> records = records(documents);
        if (records.isEmpty()) {
            return List.of();
        }
        String plain = Plain.of(answer);
        List<Sentence> sentences = SentenceSplitter.split(answer).stream()
                .map(span -> new Sentence(span.of(plain), span.start()))
                .toList();
        List<AttributeFinding> found = new ArrayList<>();
        for (DataRecord record : records) {
            HOURS.check(sentences, record, found);
            for (Sentence sentence : sentences) {
                RULES.forEach(rule -> rule.check(sentence, record, found));
            }
        }
        found.sort(IN_ORDER);
        return records.size() == 1 ? found : agreed(found);
    }

    private static List<DataRecord> records(List<Document> documents) {
        StringBuilder prose = new StringBuilder();
        List<Document> structured = new ArrayList<>();
        List<List<Attribute>> read = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Document document : documents) {
            if (!seen.add(document.text())) {
                continue;
            }
            List<Attribute> attributes = JsonAttributes.read(document.text());
            if (attributes.isEmpty()) {
                prose.append(Plain.of(document.text())).append('\n');
            } else {
                structured.add(document);
                read.add(attributes);
            }
        }
        List<DataRecord> records = new ArrayList<>();
        for (int i = 0; i < structured.size(); i++) {
            records.add(new DataRecord(structured.get(i), read.get(i), prose.toString()));
        }
        return records;
    }

    /** Of several records the answer may speak of any: words that one of them bears out are no fault. */
    private static List<AttributeFinding> agreed(List<AttributeFinding> found) {
        return found.stream()
                .filter(f -> f.supported()
                        || found.stream()
                                .noneMatch(o -> o.verdict() == Verdict.SUPPORTED && o.span().overlaps(f.span())))
                .toList();
    }
}
