package io.holdfast.core.find;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.TraceSettings;
import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Indexes of documents, and what is found in them, for tests. */
final class Indexed {
    static final TraceSettings SETTINGS = ConfigLoader.defaults().trace();

    private Indexed() {}

    static Cache<String, IndexedDocument> cache() {
        return Caffeine.newBuilder().maximumSize(100).build();
    }

    static EvidenceIndex index(String... texts) {
        return index(List.of(texts));
    }

    static EvidenceIndex index(List<String> texts) {
        List<Document> documents = new ArrayList<>();
        for (String text : texts) {
            documents.add(Document.of(String.valueOf(documents.size()), text));
        }
        return new EvidenceIndex(documents, cache(), Set.of());
    }

    static EvidenceIndex.Found find(EvidenceIndex index, String claim) {
        return index.find(Terms.of(claim));
    }

    /** Where an answer of one claim comes from. */
    static EvidenceScope scope(EvidenceIndex index, String... claims) {
        List<EvidenceIndex.Found> found = new ArrayList<>();
        for (String claim : claims) {
            found.add(find(index, claim));
        }
        return new EvidenceScope(found, SETTINGS);
    }

    static List<String> written(List<EvidenceIndex.Candidate> candidates) {
        return candidates.stream().map(c -> c.read().written()).toList();
    }
}
