package io.holdfast.core.record;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.text.SentenceSplitter;
import io.holdfast.core.text.TextCache;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Holds an answer to the records among its documents, attribute by attribute. Each finding points at the few words
 * it is about and at the attribute as it stands in its document. Safe for many threads.
 */
public final class RecordCheck {
    private static final List<RecordRule> RULES = List.of(
            new FacilityRule(),
            new RatingRule(),
            new PlaceRule(),
            new NumberRule(),
            new CuisineRule(),
            new ValueRule());

    private static final HoursRule HOURS = new HoursRule();
    private static final TableRule TABLE = new TableRule();

    private static final Comparator<AttributeFinding> IN_ORDER = Comparator.comparing(AttributeFinding::span)
            .thenComparing(AttributeFinding::verdict)
            .thenComparing(AttributeFinding::rule)
            .thenComparing(AttributeFinding::diagnosis);

    private final Cache<String, RecordText> read;

    /** Keeps what was read of at most {@code cachedChars} characters of documents for the next answer. */
    public RecordCheck(long cachedChars) {
        this.read = TextCache.of(cachedChars);
    }

    /** What the records say about the answer, in its order; empty when no document is a record. */
    public List<AttributeFinding> check(String answer, List<Document> documents) {
        Map<RecordText, Document> texts = new LinkedHashMap<>();
        for (Document document : documents) {
            texts.putIfAbsent(read.get(document.text(), RecordText::new), document);
        }
        long records = texts.keySet().stream().filter(RecordText::isRecord).count();
        if (records == 0) {
            return List.of();
        }
        String plain = Plain.of(answer);
        List<Sentence> sentences = SentenceSplitter.split(answer).stream()
                .map(span -> new Sentence(span.of(plain), span.start()))
                .toList();
        List<AttributeFinding> found = new ArrayList<>();
        texts.forEach((text, document) -> {
            if (!text.attributes.isEmpty()) {
                check(sentences, new DataRecord(document, text, others(text, texts.keySet())), found);
            }
            sentences.forEach(sentence -> TABLE.check(sentence, document, text.cells, found));
        });
        found.sort(IN_ORDER);
        return records == 1 ? found : agreed(found);
    }

    private static void check(List<Sentence> sentences, DataRecord record, List<AttributeFinding> found) {
        HOURS.check(sentences, record, found);
        for (Sentence sentence : sentences) {
            RULES.forEach(rule -> rule.check(sentence, record, found));
        }
    }

    /** The other texts that may speak of what a record is about: they name it, or it has no name. */
    private static List<String> others(RecordText own, Set<RecordText> all) {
        return all.stream()
                .filter(t -> t != own)
                .map(t -> t.prose)
                .filter(prose -> own.name.isEmpty() || prose.contains(own.name))
                .toList();
    }

    /** Of several records the answer may speak of any: words that one of them bears out are no fault. */
    private static List<AttributeFinding> agreed(List<AttributeFinding> found) {
        return found.stream()
                .filter(f -> f.supported()
                        || found.stream()
                                .noneMatch(o -> o.verdict() == Verdict.SUPPORTED
                                        && o.span().overlaps(f.span())))
                .toList();
    }
}
