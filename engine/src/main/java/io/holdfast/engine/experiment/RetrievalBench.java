package io.holdfast.engine.experiment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The usual measures of a ranking of documents against graded judgements. */
public final class RetrievalBench {
    private RetrievalBench() {}

    /** nDCG@10, mean average precision and recall at 100, over queries that have a relevant document. */
    public record Scores(double ndcg10, double map, double recall100, int queries) {}

    /**
     * @param rankings document ids best first, by query
     * @param judged grades by query and document; above 0 is relevant
     */
    public static Scores score(Map<String, List<String>> rankings, Map<String, Map<String, Integer>> judged) {
        double ndcg = 0;
        double map = 0;
        double recall = 0;
        int n = 0;
        for (Map.Entry<String, List<String>> e : new LinkedHashMap<>(rankings).entrySet()) {
            Map<String, Integer> grades = judged.getOrDefault(e.getKey(), Map.of());
            Set<String> relevant = new HashSet<>();
            grades.forEach((d, g) -> {
                if (g > 0) {
                    relevant.add(d);
                }
            });
            if (!relevant.isEmpty()) {
                n++;
                ndcg += ndcg(e.getValue(), grades, 10);
                map += averagePrecision(e.getValue(), relevant);
                recall += (double) e.getValue().stream()
                                .limit(100)
                                .filter(relevant::contains)
                                .count()
                        / relevant.size();
            }
        }
        return n == 0 ? new Scores(0, 0, 0, 0) : new Scores(ndcg / n, map / n, recall / n, n);
    }

    static double ndcg(List<String> ranking, Map<String, Integer> grades, int k) {
        double gained = 0;
        for (int i = 0; i < Math.min(k, ranking.size()); i++) {
            gained += grades.getOrDefault(ranking.get(i), 0) / log2(i + 2);
        }
        List<Integer> best = new ArrayList<>(grades.values());
        best.sort((a, b) -> Integer.compare(b, a));
        double ideal = 0;
        for (int i = 0; i < Math.min(k, best.size()); i++) {
            ideal += best.get(i) / log2(i + 2);
        }
        return ideal == 0 ? 0 : gained / ideal;
    }

    static double averagePrecision(List<String> ranking, Set<String> relevant) {
        double sum = 0;
        int found = 0;
        for (int i = 0; i < ranking.size(); i++) {
            if (relevant.contains(ranking.get(i))) {
                found++;
                sum += (double) found / (i + 1);
            }
        }
        return sum / relevant.size();
    }

    private static double log2(double x) {
        return Math.log(x) / Math.log(2);
    }
}
