package io.holdfast.engine.retrieve;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndex.Scored;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/**
 * Searches for the full query always and, beside it, once per anchor for passages that hold that anchor. The workers run
 * in parallel; their results are merged in the order of the anchors, so the outcome does not depend on who was first.
 */
public final class AnchorRetriever implements Retriever {
    /** Each list is read deeper than the pool, so that a passage weak in one of them is not taken for absent. */
    private static final int DEPTH = 4;

    private static final int ENOUGH = 200;

    private final EngineSettings.Retrieval settings;
    private final PassageIndex index;
    private final Embedder embedder;
    private final ExecutorService workers;
    private final Fusion fusion;
    private final AnchorBonus bonus;
    private final Hops hops;

    /** @param workers where the anchor workers run; the caller closes it */
    public AnchorRetriever(
            EngineSettings.Retrieval settings, PassageIndex index, Embedder embedder, ExecutorService workers) {
        this.settings = settings;
        this.index = index;
        this.embedder = embedder;
        this.workers = workers;
        this.fusion = new Fusion(settings);
        this.bonus = new AnchorBonus(settings);
        this.hops = new Hops(settings, index);
    }

    @Override
    public Pool retrieve(Question question, String query) {
        int depth = Math.max(settings.pool(), Math.min(settings.pool() * DEPTH, ENOUGH));
        Map<Anchor, Future<List<Scored>>> paths = new LinkedHashMap<>();
        if (!settings.mode().equals("vector")) {
            for (Anchor anchor : question.anchors()) {
                paths.put(anchor, workers.submit(() -> index.byWords(query, anchor.text(), settings.pool())));
            }
        }
        List<Scored> byWords = settings.mode().equals("vector") ? List.of() : index.byWords(query, depth);
        List<Scored> byVector =
                settings.mode().equals("bm25") ? List.of() : index.byVector(embedder.embed(query), depth);
        List<String> pruned = new ArrayList<>();
        List<Scored> words = merge(byWords, paths, pruned);
        List<Hit> hits = new ArrayList<>(bonus.apply(question.without(pruned), fusion.fuse(words, byVector)));
        List<Hit> pool = hits.subList(0, Math.min(settings.pool(), hits.size()));
        List<Hit> reached = settings.hops() ? hops.follow(question, pool) : List.of();
        List<Hit> all = new ArrayList<>(pool);
        all.addAll(reached);
        if (!reached.isEmpty()) {
            all.sort(Hit.BEST_FIRST);
        }
        int bonuses = (int) pool.stream().filter(Hit::anchored).count();
        return new Pool(all, paths.size(), pruned, reached.size(), settings.anchorBonus() > 0 ? bonuses : 0);
    }

    /**
     * A path whose best passage is far below the best of all is dropped: here its anchor is beside the point, and earns
     * neither bonus nor a reserved place. The others score by the same query, so they are in one list with the full query's.
     */
    private List<Scored> merge(List<Scored> full, Map<Anchor, Future<List<Scored>>> paths, List<String> pruned) {
        double best = full.isEmpty() ? 0 : full.get(0).score();
        Map<String, Scored> merged = new LinkedHashMap<>();
        full.forEach(s -> merged.put(s.chunk().id(), s));
        paths.forEach((anchor, path) -> {
            List<Scored> found = join(path);
            if (found.isEmpty() || found.get(0).score() < settings.pruneBelow() * best) {
                pruned.add(anchor.text());
            } else {
                found.forEach(s -> merged.putIfAbsent(s.chunk().id(), s));
            }
        });
        return merged.values().stream()
                .sorted(java.util.Comparator.comparingDouble((Scored s) -> -s.score())
                        .thenComparing(s -> s.chunk().id()))
                .toList();
    }

    private static List<Scored> join(Future<List<Scored>> path) {
        try {
            return path.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HoldfastException(ErrorCode.INTERNAL, "retrieval was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof HoldfastException known) {
                throw known;
            }
            throw new HoldfastException(ErrorCode.INTERNAL, "an anchor worker failed: " + e.getCause(), e);
        }
    }
}
