package io.holdfast.engine.select;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.retrieve.Hit;
import io.holdfast.text.TokenCounter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses which passages of the pool are read: rerank, list boost, diversity under caps, reserved places. */
public final class Selector {
    private final EngineSettings.Selection settings;
    private final @Nullable Reranker reranker;

    public Selector(EngineSettings.Selection settings, @Nullable Reranker reranker) {
        this.settings = settings;
        this.reranker = settings.rerank() ? reranker : null;
    }

    /**
     * @param floor passages that score below it are not read, whatever room is left
     * @param rerankTokens what a reranker may read
     */
    public Selected select(Question question, List<Hit> pool, double floor, int rerankTokens) {
        List<String> read = new ArrayList<>();
        List<Hit> ranked = rerank(question, pool, read, Math.min(rerankTokens, settings.rerankTokens()));
        boolean reranked = floor > 0 && !read.isEmpty();
        double least = reranked ? settings.keepAbove() * ranked.get(0).score() : floor;
        boolean sureList = question.intent().type() == AnswerType.LIST
                && question.intent().confidence() >= settings.listConfidence();
        int boosted = 0;
        if (sureList) {
            List<Hit> changed = new ArrayList<>();
            for (Hit h : ranked) {
                boolean boost = h.chunk().list() && h.anchored();
                boosted += boost ? 1 : 0;
                changed.add(boost ? h.withScore(h.score() + settings.listBoost()) : h);
            }
            changed.sort(Hit.BEST_FIRST);
            ranked = changed;
        }
        if (!settings.mmr()) {
            List<Hit> first = ranked.subList(0, Math.min(settings.passages(), ranked.size()));
            return new Selected(first, false, 0, 0, boosted, 0, read);
        }
        return diversify(question, ranked, sureList, boosted, least, read);
    }

    private Selected diversify(
            Question question, List<Hit> ranked, boolean sureList, int boosted, double least, List<String> read) {
        Caps caps = new Caps(
                question.complex() ? settings.perDomainComplex() : settings.perDomain(),
                question.intent().type() == AnswerType.LIST ? settings.perDocumentList() : Integer.MAX_VALUE);
        Mmr mmr = new Mmr(diversity(question), ranked);
        int places = settings.passages();
        List<Hit> candidates = ranked.stream().filter(h -> h.score() >= least).toList();
        int dropped = ranked.size() - candidates.size();
        if (sureList) {
            dropped = 0;
            candidates = ranked.stream()
                    .filter(h -> h.score() >= settings.listMinScore() || h.rank() == 0)
                    .toList();
            places = Math.max(places, candidates.size());
        }
        List<Hit> chosen = new ArrayList<>();
        take(mmr, candidates, places - settings.reserve(), chosen, caps);
        int reserved = reserve(question, ranked, chosen, caps);
        take(mmr, candidates, places - chosen.size(), chosen, caps);
        List<Hit> plain = ranked.subList(0, Math.min(chosen.size(), ranked.size()));
        int capped = (int) plain.stream()
                .filter(h -> !chosen.contains(h) && !caps.allows(h))
                .count();
        return new Selected(chosen, !plain.equals(chosen), capped, reserved, boosted, dropped, read);
    }

    private static void take(Mmr mmr, List<Hit> candidates, int n, List<Hit> chosen, Caps caps) {
        for (int i = 0; i < n; i++) {
            List<Hit> left =
                    candidates.stream().filter(h -> !chosen.contains(h)).toList();
            List<Hit> next = mmr.choose(left, 1, chosen, caps::allows);
            if (next.isEmpty()) {
                return;
            }
            caps.take(next.get(0));
            chosen.add(next.get(0));
        }
    }

    /** Gives the reserved places to the best passages that hold an anchor nothing chosen so far holds. */
    private int reserve(Question question, List<Hit> ranked, List<Hit> chosen, Caps caps) {
        int given = 0;
        for (Anchor anchor : question.anchors()) {
            boolean covered =
                    chosen.stream().anyMatch(h -> AnchorMatcher.holds(h.chunk().searchable(), anchor));
            if (covered || given == settings.reserve()) {
                continue;
            }
            for (Hit h : ranked) {
                if (!chosen.contains(h) && AnchorMatcher.holds(h.chunk().searchable(), anchor) && caps.take(h)) {
                    chosen.add(h);
                    given++;
                    break;
                }
            }
        }
        return given;
    }

    /** Factoid questions go towards relevance, list questions towards diversity. */
    private double diversity(Question question) {
        return switch (question.intent().type()) {
            case FACTOID, NUMERIC -> settings.diversity() * settings.factoidDiversity();
            case LIST -> Math.min(1, settings.diversity() + settings.listDiversity());
        };
    }

    /** The best passages are read again while the tokens last; what was not read has nothing that speaks for it. */
    private List<Hit> rerank(Question question, List<Hit> pool, List<String> read, int tokens) {
        if (reranker == null || tokens == 0) {
            return pool;
        }
        List<Hit> result = new ArrayList<>();
        int left = tokens;
        for (Hit hit : pool) {
            String excerpt = reranker.excerpt(question.text(), hit.chunk());
            left -= TokenCounter.count(excerpt);
            double second = 0;
            if (left >= 0) {
                read.add(excerpt);
                second = reranker.score(question.text(), hit.chunk());
            }
            result.add(hit.withScore((hit.score() + second) / 2));
        }
        result.sort(Hit.BEST_FIRST);
        return result;
    }
}
