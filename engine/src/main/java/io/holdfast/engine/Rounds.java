package io.holdfast.engine;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.answer.Hyde;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.gate.GateDecision;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.retrieve.Hit;
import io.holdfast.engine.retrieve.Pool;
import io.holdfast.engine.retrieve.Retriever;
import io.holdfast.engine.select.Selected;
import io.holdfast.engine.select.Selector;
import io.holdfast.engine.telemetry.RoundRecord;
import io.holdfast.text.TokenCounter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The passes over the index: each retrieves, selects, packs, drafts and observes. */
final class Rounds {
    private final EngineSettings settings;
    private final Retriever retriever;
    private final Selector selector;
    private final Drafting drafting;
    private final BetterDraft better;
    private final Hyde hyde;
    private final Function<QuestionState, GateDecision> gate;

    /** @param gate what would be decided now, for the record */
    Rounds(
            EngineSettings settings,
            Retriever retriever,
            Selector selector,
            Drafting drafting,
            BetterDraft better,
            Hyde hyde,
            Function<QuestionState, GateDecision> gate) {
        this.settings = settings;
        this.retriever = retriever;
        this.selector = selector;
        this.drafting = drafting;
        this.better = better;
        this.hyde = hyde;
        this.gate = gate;
    }

    void first(QuestionState p) {
        run(
                p,
                new Pass(
                        "first",
                        p.question,
                        p.question.text(),
                        "none",
                        settings.answering().contextTokens()));
    }

    /** A further full round where one is left, else the one-shot: both ask for what is missing too. */
    void more(QuestionState p) {
        StringBuilder query = new StringBuilder(p.question.text());
        p.signals().missing().forEach(m -> query.append(' ').append(m));
        if (p.round < settings.gate().rounds()) {
            Hyde.Expansion expansion = Hyde.Expansion.NONE;
            if (settings.retrieval().hyde()) {
                int spare = p.ledger.left() - settings.gate().nextStepTokens();
                expansion = hyde.expand(p.question, p.allRead(), Math.max(0, spare));
                p.ledger.charge("hyde", expansion.tokens());
                query.append(' ').append(expansion.text());
            }
            String text = query.toString().strip();
            run(
                    p,
                    new Pass(
                            "round",
                            p.question,
                            text,
                            expansion.kind(),
                            settings.answering().contextTokens()));
        } else {
            p.oneShotUsed = true;
            run(
                    p,
                    new Pass(
                            "one_shot",
                            p.question,
                            query.toString(),
                            "none",
                            settings.gate().oneShotTokens()));
        }
    }

    /** A pass for the question in which a bridge is named; {@code join} makes its draft one for the question as it was asked. */
    void named(QuestionState p, Question outer, UnaryOperator<Draft> join) {
        p.oneShotUsed = true;
        Pass pass =
                new Pass("bridge", outer, outer.text(), "none", settings.gate().oneShotTokens());
        run(p, pass, join, settings.gate().support());
    }

    /** @param question what is retrieved for and drafted: the question as asked, or with a bridge named */
    private record Pass(String kind, Question question, String query, String hyde, int contextTokens) {}

    private void run(QuestionState p, Pass pass) {
        run(p, pass, draft -> draft, Double.POSITIVE_INFINITY);
    }

    private void run(QuestionState p, Pass pass, UnaryOperator<Draft> join, double preferred) {
        p.round++;
        int spentBefore = p.ledger.spent();
        Pool pool = retriever.retrieve(pass.question, pass.query);
        boolean onlyNew = p.round > 1 && !pass.kind.equals("bridge");
        List<Hit> candidates = onlyNew
                ? pool.hits().stream()
                        .filter(h -> !p.seen.contains(h.chunk().id()))
                        .toList()
                : pool.hits();
        Selected selected = select(p, pass, pool, candidates);
        double newHits = p.round == 1 ? 1 : newShare(pool, selected, p);
        p.found(selected.hits());
        List<Chunk> chunks = selected.hits().stream().map(Hit::chunk).toList();
        Packed packed = drafting.pack(pass.question, p.ledger, chunks, pass.contextTokens);
        p.unread = packed.passages().size() < chunks.size();
        p.addRead(packed);
        Draft fresh = drafting.draft(pass.question, p.ledger, packed);
        better.keep(p, join.apply(fresh), newHits, preferred);
        record(p, pass, pool, packed, spentBefore, activations(pass, pool, selected, fresh));
    }

    /** Share of what this round's ranking would have read that no earlier round had. */
    private double newShare(Pool pool, Selected selected, QuestionState p) {
        int places = Math.min(settings.selection().passages(), pool.hits().size());
        long fresh = pool.hits().subList(0, places).stream()
                .filter(h -> !p.seen.contains(h.chunk().id()))
                .count();
        return selected.hits().isEmpty() ? 0 : (double) fresh / places;
    }

    /** The one-shot looks for something it names: how far that scores below the rest does not matter, and nothing is reranked. */
    private Selected select(QuestionState p, Pass pass, Pool pool, List<Hit> candidates) {
        double best = pool.hits().stream().mapToDouble(Hit::score).max().orElse(0);
        double floor = pass.kind.equals("one_shot") ? 0 : settings.selection().keepAbove() * best;
        int spare = p.ledger.left()
                - pass.contextTokens
                - Drafting.overhead(pass.question)
                - settings.answering().outputTokens();
        boolean full = pass.kind.equals("first") || pass.kind.equals("round");
        Selected selected =
                selector.select(pass.question.without(pool.pruned()), candidates, floor, full ? Math.max(0, spare) : 0);
        p.ledger.charge(
                "reranker",
                selected.readByReranker().stream().mapToInt(TokenCounter::count).sum());
        return selected;
    }

    private static Map<String, Integer> activations(Pass pass, Pool pool, Selected selected, Draft fresh) {
        Map<String, Integer> activations = new TreeMap<>();
        activations.put("anchors", pool.paths());
        activations.put("prune", pool.pruned().size());
        activations.put("bonus", pool.bonuses());
        activations.put("hops", pool.hops());
        activations.put("mmr", selected.reordered() ? 1 : 0);
        activations.put("caps", selected.capped());
        activations.put("reserve", selected.reserved());
        activations.put("list_boost", selected.boosted());
        activations.put("keep_above", selected.dropped());
        activations.put("rerank", selected.readByReranker().isEmpty() ? 0 : 1);
        activations.put("verify", fresh.evidence() == null ? 0 : 1);
        activations.put("hyde", pass.hyde.equals("none") ? 0 : 1);
        activations.put("one_shot", pass.kind.equals("one_shot") ? 1 : 0);
        activations.put("second_round", pass.kind.equals("round") ? 1 : 0);
        activations.put("bridges", pass.kind.equals("bridge") ? 1 : 0);
        return activations;
    }

    private void record(
            QuestionState p, Pass pass, Pool pool, Packed packed, int spentBefore, Map<String, Integer> activations) {
        p.rounds.add(new RoundRecord(
                p.round,
                pass.kind,
                pass.query,
                pass.question.anchors().stream().map(Anchor::text).toList(),
                pass.question.proposed(),
                pool.pruned(),
                packed.passages().stream().map(Chunk::id).toList(),
                pass.hyde,
                p.ledger.spent() - spentBefore,
                activations,
                p.signals(),
                gate.apply(p)));
    }

    /** A step that retrieved nothing. */
    void note(QuestionState p, String kind, String query, int tokens) {
        p.rounds.add(new RoundRecord(
                p.round,
                kind,
                query,
                p.question.anchors().stream().map(Anchor::text).toList(),
                p.question.proposed(),
                List.of(),
                List.of(),
                "none",
                tokens,
                Map.of(kind, 1),
                p.signals(),
                gate.apply(p)));
    }
}
