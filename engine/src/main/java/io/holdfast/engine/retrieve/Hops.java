package io.holdfast.engine.retrieve;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.index.PassageIndex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Follows the links of the best passages, and the other sections of their documents, to passages the words missed. */
final class Hops {
    private static final int FROM = 3;

    private final EngineSettings.Retrieval settings;
    private final PassageIndex index;

    Hops(EngineSettings.Retrieval settings, PassageIndex index) {
        this.settings = settings;
        this.index = index;
    }

    /** Passages not in the pool that share words with the question, with a share of the score of where they were linked. */
    List<Hit> follow(Question question, List<Hit> pool) {
        Set<String> wanted = ComparedWords.content(question.text());
        Map<String, Hit> reached = new LinkedHashMap<>();
        for (Hit from : pool.subList(0, Math.min(FROM, pool.size()))) {
            for (Chunk chunk : neighbours(from.chunk())) {
                double overlap = ComparedWords.coverage(wanted, ComparedWords.content(chunk.searchable()));
                boolean known = pool.stream().anyMatch(h -> h.chunk().id().equals(chunk.id()));
                if (!known && overlap >= settings.ownOverlap()) {
                    double score = from.score() * (settings.hopScore() + (1 - settings.hopScore()) * overlap);
                    reached.merge(
                            chunk.id(),
                            new Hit(chunk, score, pool.size() + reached.size(), false, false),
                            (a, b) -> a.score() >= b.score() ? a : b);
                }
            }
        }
        return reached.values().stream()
                .sorted(Hit.BEST_FIRST)
                .limit(settings.hopPassages())
                .toList();
    }

    private List<Chunk> neighbours(Chunk chunk) {
        List<Chunk> result = new ArrayList<>();
        if (!chunk.section().isEmpty()) {
            result.addAll(index.ofDocument(chunk.documentId()));
        }
        for (String link : chunk.links()) {
            int hash = link.indexOf('#');
            String address = hash < 0 ? link : link.substring(0, hash);
            if (!address.isEmpty()) {
                result.addAll(index.ofUrl(address));
                result.addAll(index.ofDocument(address.replaceFirst("^\\./", "").replaceFirst("\\.[a-z]+$", "")));
            }
        }
        return result;
    }
}
