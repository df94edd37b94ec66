package io.holdfast.engine.finalize;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Exact match and token F1 against the best of several gold answers; case, punctuation, articles and citations do not count. */
public record AnswerScore(double exact, double f1) {
    private static final Set<String> ARTICLES = Set.of("a", "an", "the");

    public static AnswerScore of(String answer, List<String> golds) {
        double exact = 0;
        double f1 = 0;
        List<String> said = normalise(answer);
        for (String gold : golds) {
            List<String> wanted = normalise(gold);
            exact = Math.max(exact, said.equals(wanted) && !said.isEmpty() ? 1 : 0);
            f1 = Math.max(f1, f1(said, wanted));
        }
        return new AnswerScore(exact, f1);
    }

    private static double f1(List<String> said, List<String> wanted) {
        Map<String, Integer> left = new HashMap<>();
        wanted.forEach(w -> left.merge(w, 1, Integer::sum));
        int common = 0;
        for (String w : said) {
            Integer n = left.get(w);
            if (n != null && n > 0) {
                left.put(w, n - 1);
                common++;
            }
        }
        return common == 0 ? 0 : 2.0 * common / (said.size() + wanted.size());
    }

    private static List<String> normalise(String text) {
        List<String> result = new ArrayList<>(ComparedWords.tokens(text.replaceAll("\\[CIT:[^\\]]*\\]", " ")));
        result.removeAll(ARTICLES);
        return result;
    }
}
