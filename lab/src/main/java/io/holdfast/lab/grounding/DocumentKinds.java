package io.holdfast.lab.grounding;

import io.holdfast.core.model.Case;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.read.DocumentReader;
import io.holdfast.core.read.TextUnit;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What kind of text an answer comes from: that of the unit to which most of its claims were traced. */
final class DocumentKinds {
    private DocumentKinds() {}

    /** prose, turn, field, row or line; empty where no claim was traced to anything. */
    static String of(Case testCase, List<TracedClaim> claims) {
        Map<String, List<TextUnit>> read = new HashMap<>();
        Map<TextUnit.Kind, Integer> counts = new EnumMap<>(TextUnit.Kind.class);
        for (TracedClaim claim : claims) {
            if (!claim.evidence().isEmpty()) {
                Passage closest = claim.evidence().get(0).passage();
                List<TextUnit> units = read.computeIfAbsent(closest.documentId(), id -> units(testCase, id));
                units.stream()
                        .max(Comparator.comparingInt(u -> shared(u, closest)))
                        .ifPresent(u -> counts.merge(u.kind(), 1, Integer::sum));
            }
        }
        return counts.entrySet().stream()
                .max(Map.Entry.<TextUnit.Kind, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(e -> e.getKey().name().toLowerCase(Locale.ROOT))
                .orElse("");
    }

    private static List<TextUnit> units(Case testCase, String id) {
        return testCase.documents().stream()
                .filter(d -> d.id().equals(id))
                .findFirst()
                .map(d -> DocumentReader.read(d.text()))
                .orElse(List.of());
    }

    private static int shared(TextUnit unit, Passage passage) {
        return Math.min(unit.span().end(), passage.end()) - Math.max(unit.span().start(), passage.start());
    }
}
