package io.holdfast.engine.select;

import io.holdfast.engine.retrieve.Hit;
import java.util.HashMap;
import java.util.Map;

/** Counts what was taken and says whether one more passage of that domain or document is allowed. What has no address has no domain. */
final class Caps {
    private final int perDomain;
    private final int perDocument;
    private final Map<String, Integer> domains = new HashMap<>();
    private final Map<String, Integer> documents = new HashMap<>();
    private int refused;

    Caps(int perDomain, int perDocument) {
        this.perDomain = perDomain;
        this.perDocument = perDocument;
    }

    /** Takes the passage if both caps allow it. */
    boolean take(Hit hit) {
        if (domains.getOrDefault(hit.chunk().domain(), 0) >= perDomain
                || documents.getOrDefault(hit.chunk().documentId(), 0) >= perDocument) {
            refused++;
            return false;
        }
        if (!hit.chunk().url().isEmpty()) {
            domains.merge(hit.chunk().domain(), 1, Integer::sum);
        }
        documents.merge(hit.chunk().documentId(), 1, Integer::sum);
        return true;
    }

    boolean allows(Hit hit) {
        return domains.getOrDefault(hit.chunk().domain(), 0) < perDomain
                && documents.getOrDefault(hit.chunk().documentId(), 0) < perDocument;
    }

    int refused() {
        return refused;
    }
}
