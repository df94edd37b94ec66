package io.holdfast.core.dimension;

import io.holdfast.core.conversation.turn.ContentWords;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * ROUGE-L: how much of two texts is one common subsequence of words, F = 2·LCS / (m + n). Words are folded and stemmed;
 * a text without words agrees with nothing (0).
 */
public final class RougeL {
    private RougeL() {}

    public static double f(String a, String b) {
        return f(ContentWords.stems(a), ContentWords.stems(b));
    }

    public static double f(List<String> a, List<String> b) {
        if (a.isEmpty() || b.isEmpty()) {
            return 0;
        }
        return 2.0 * commonSubsequence(a, b) / (a.size() + b.size());
    }

    private static int commonSubsequence(List<String> a, List<String> b) {
        Map<String, Integer> ids = new HashMap<>();
        int[] rows = ids(a, ids);
        int[] columns = ids(b, ids);
        int[] best = new int[columns.length + 1];
        for (int row : rows) {
            int diagonal = 0;
            for (int j = 1; j <= columns.length; j++) {
                int above = best[j];
                best[j] = row == columns[j - 1] ? diagonal + 1 : Math.max(above, best[j - 1]);
                diagonal = above;
            }
        }
        return best[columns.length];
    }

    private static int[] ids(List<String> words, Map<String, Integer> ids) {
        int[] out = new int[words.size()];
        for (int i = 0; i < out.length; i++) {
            String word = words.get(i);
            Integer known = ids.get(word);
            if (known == null) {
                known = ids.size();
                ids.put(word, known);
            }
            out[i] = known;
        }
        return out;
    }
}
