package io.holdfast.app.bench;

import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Span;
import io.holdfast.core.stats.Labelled;
import io.holdfast.core.stats.RankingCurve;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.experiment.RetrievalData;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Whether context precision tells good retrieval from bad, on a collection with judgements. For each query the passage
 * judged best says what a right answer states: its first sentences are the reference. Good is the order of the
 * judgements; bad is the same chunks in a drawn order, and the chunks of another query.
 */
public final class ContextRankings {
    private static final int CHUNKS = 10;
    private static final int RELEVANT = 4;
    private static final int SENTENCES = 2;

    private final ContextQuality quality;
    private final long seed;

    public ContextRankings(ContextQuality quality, long seed) {
        this.quality = quality;
        this.seed = seed;
    }

    /**
     * @param queries how many were measured
     * @param shuffled AUROC of good against the same chunks in a drawn order
     * @param other AUROC of good against the chunks of another query
     */
    public record Result(int queries, double good, double drawn, double foreign, double shuffled, double other) {}

    private record Query(String text, String reference, List<Document> chunks) {}

    public Result measure(RetrievalData data, int most, Runnable step) {
        List<Query> queries = queries(data, most);
        Random random = new Random(seed);
        List<Labelled> shuffled = new ArrayList<>();
        List<Labelled> other = new ArrayList<>();
        for (int i = 0; i < queries.size(); i++) {
            Query query = queries.get(i);
            List<Document> drawn = new ArrayList<>(query.chunks());
            Collections.shuffle(drawn, random);
            double good = precision(query, query.chunks());
            shuffled.add(new Labelled(good, true));
            other.add(new Labelled(good, true));
            shuffled.add(new Labelled(precision(query, drawn), false));
            other.add(new Labelled(
                    precision(query, queries.get((i + 1) % queries.size()).chunks()), false));
            step.run();
        }
        return new Result(
                queries.size(),
                mean(shuffled, true),
                mean(shuffled, false),
                mean(other, false),
                RankingCurve.of(shuffled).auroc().orElse(Double.NaN),
                RankingCurve.of(other).auroc().orElse(Double.NaN));
    }

    private double precision(Query query, List<Document> chunks) {
        Finding<RetrievedContext> finding = quality.evaluate(
                new Case("q", query.text(), chunks, query.reference(), null), Answer.of(query.reference()));
        return finding instanceof Finding.Scored<RetrievedContext> scored ? scored.score() : 0;
    }

    private static double mean(List<Labelled> all, boolean positive) {
        return all.stream()
                .filter(l -> l.positive() == positive)
                .mapToDouble(Labelled::score)
                .average()
                .orElse(0);
    }

    private static List<Query> queries(RetrievalData data, int most) {
        Map<String, Document> texts = new HashMap<>();
        Corpus.read(data.corpus(), d -> texts.put(d.document().id(), d.document()));
        List<Query> queries = new ArrayList<>();
        data.queries().forEach((id, text) -> {
            Query query = query(text, data.judged().getOrDefault(id, Map.of()), texts);
            if (query != null && queries.size() < most) {
                queries.add(query);
            }
        });
        return queries;
    }

    private static @Nullable Query query(String text, Map<String, Integer> grades, Map<String, Document> texts) {
        List<Document> ranked = grades.entrySet().stream()
                .filter(e -> texts.containsKey(e.getKey()) && e.getValue() > 0)
                .sorted(Comparator.comparing((Map.Entry<String, Integer> e) -> -e.getValue())
                        .thenComparing(Map.Entry::getKey))
                .limit(RELEVANT)
                .map(e -> texts.get(e.getKey()))
                .collect(Collectors.toCollection(ArrayList::new));
        if (ranked.isEmpty()) {
            return null;
        }
        texts.values().stream()
                .filter(d -> grades.getOrDefault(d.id(), 0) == 0)
                .sorted(Comparator.comparing((Document d) -> !grades.containsKey(d.id()))
                        .thenComparing(Document::id))
                .limit(CHUNKS - ranked.size())
                .forEach(ranked::add);
        String best = ranked.get(0).text();
        String reference = SentenceSplitter.split(best).stream()
                .limit(SENTENCES)
                .map((Span s) -> s.of(best))
                .collect(Collectors.joining(" "));
        return new Query(text, reference, ranked);
    }
}
