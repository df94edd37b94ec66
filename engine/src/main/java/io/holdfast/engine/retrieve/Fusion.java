package io.holdfast.engine.retrieve;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.index.PassageIndex.Scored;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one ranking of a word ranking and a vector ranking. Hybrid adds the two scores, each scaled to [0, 1] over its
 * own list; a passage that one list does not hold gets nothing from it. RRF adds 1 / (k + rank) and is scaled likewise.
 */
final class Fusion {
    private final EngineSettings.Retrieval settings;

    Fusion(EngineSettings.Retrieval settings) {
        this.settings = settings;
    }

    /** Passages with scores in [0, 1], best first; equal scores in the order of their ids. */
    List<Scored> fuse(List<Scored> byWords, List<Scored> byVector) {
        Map<String, Chunk> chunks = new LinkedHashMap<>();
        Map<String, Double> scores = new HashMap<>();
        boolean ranks = settings.mode().equals("rrf");
        add(byWords, ranks ? reciprocal(byWords) : scaled(byWords, 0), settings.bm25Weight(), chunks, scores);
        add(
                byVector,
                ranks ? reciprocal(byVector) : scaled(byVector, floor(byVector)),
                settings.vectorWeight(),
                chunks,
                scores);
        double best =
                scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(1);
        double scale = best > 0 ? best : 1;
        List<Scored> result = new ArrayList<>();
        chunks.forEach((id, chunk) -> result.add(new Scored(chunk, scores.getOrDefault(id, 0.0) / scale)));
        result.sort(java.util.Comparator.comparingDouble((Scored s) -> -s.score())
                .thenComparing(s -> s.chunk().id()));
        return List.copyOf(result);
    }

    private static void add(
            List<Scored> list,
            List<Double> values,
            double weight,
            Map<String, Chunk> chunks,
            Map<String, Double> scores) {
        for (int i = 0; i < list.size(); i++) {
            String id = list.get(i).chunk().id();
            chunks.putIfAbsent(id, list.get(i).chunk());
            scores.merge(id, weight * values.get(i), Double::sum);
        }
    }

    private List<Double> reciprocal(List<Scored> list) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            values.add((settings.rrfK() + 1.0) / (settings.rrfK() + i + 1.0));
        }
        return values;
    }

    private static double floor(List<Scored> list) {
        return list.size() < 2 ? 0 : list.get(list.size() - 1).score();
    }

    private static List<Double> scaled(List<Scored> list, double floor) {
        double top = list.isEmpty() ? 1 : list.get(0).score();
        double range = top - floor > 0 ? top - floor : 1;
        List<Double> values = new ArrayList<>();
        for (Scored s : list) {
            values.add(top - floor > 0 ? (s.score() - floor) / range : 1.0);
        }
        return values;
    }
}
