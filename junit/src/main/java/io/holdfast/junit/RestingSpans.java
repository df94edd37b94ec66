package io.holdfast.junit;

import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import java.util.List;

/** The spans that the supported claims of an answer rest on. */
final class RestingSpans {
    private RestingSpans() {}

    static List<Passage> of(Finding<Grounding> finding) {
        return FindingText.claims(finding).stream()
                .filter(TracedClaim::supported)
                .flatMap(claim -> claim.evidence().stream().limit(1))
                .map(Evidence::passage)
                .distinct()
                .toList();
    }

    /** Whether the passage holds the text, or lies inside of it, in its document. */
    static boolean covers(Case testCase, Passage passage, String text) {
        for (Document document : testCase.documents()) {
            if (document.id().equals(passage.documentId())) {
                for (int at = document.text().indexOf(text);
                        at >= 0;
                        at = document.text().indexOf(text, at + 1)) {
                    Span wanted = new Span(at, at + text.length());
                    if (wanted.contains(passage.span()) || passage.span().contains(wanted)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
