package io.holdfast.engine.retrieve;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.index.PassageIndex.Scored;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Adds a bonus to passages that hold an anchor and speak about the question by themselves. A page about the animal does
 * not answer a question about the car because it says "Jaguar": without the anchor's words it shares nothing with it.
 */
final class AnchorBonus {
    private final EngineSettings.Retrieval settings;

    AnchorBonus(EngineSettings.Retrieval settings) {
        this.settings = settings;
    }

    List<Hit> apply(Question question, List<Scored> ranked) {
        Set<String> others = othersThanAnchors(question);
        List<Hit> hits = new ArrayList<>();
        for (Scored s : ranked) {
            if (question.anchors().isEmpty()) {
                hits.add(new Hit(s.chunk(), s.score(), hits.size(), false, false));
                continue;
            }
            var title = new AnchorMatcher.Searchable(s.chunk().title());
            var all = new AnchorMatcher.Searchable(s.chunk().searchable());
            boolean inTitle = question.anchors().stream().anyMatch(title::holds);
            boolean held = question.anchors().stream().anyMatch(all::holds);
            boolean ownOverlap = !others.isEmpty()
                    && ComparedWords.coverage(
                                    others, ComparedWords.content(s.chunk().text()))
                            >= settings.ownOverlap();
            boolean bonus = held && ownOverlap;
            hits.add(new Hit(
                    s.chunk(), s.score() + (bonus ? settings.anchorBonus() : 0), hits.size(), inTitle && bonus, bonus));
        }
        hits.sort(Hit.BEST_FIRST);
        return breakTies(hits);
    }

    private static Set<String> othersThanAnchors(Question question) {
        Set<String> others = new LinkedHashSet<>(ComparedWords.content(question.text()));
        for (Anchor a : question.anchors()) {
            others.removeAll(new LinkedHashSet<>(ComparedWords.stems(a.text())));
        }
        return others;
    }

    /** Among scores that differ by less than the margin: title with an anchor first, then the original rank. */
    private List<Hit> breakTies(List<Hit> sorted) {
        List<Hit> result = new ArrayList<>();
        int from = 0;
        while (from < sorted.size()) {
            int to = from + 1;
            while (to < sorted.size()
                    && sorted.get(from).score() - sorted.get(to).score() < settings.tieMargin()) {
                to++;
            }
            List<Hit> group = new ArrayList<>(sorted.subList(from, to));
            group.sort(
                    java.util.Comparator.comparing((Hit h) -> !h.titleAnchor()).thenComparingInt(Hit::rank));
            result.addAll(group);
            from = to;
        }
        return List.copyOf(result);
    }
}
