package io.holdfast.engine;

import io.holdfast.core.config.EngineSettings;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.text.TokenCounter;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Answerer;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.answer.ExtractiveAnswerer;
import io.holdfast.engine.answer.FeedbackHyde;
import io.holdfast.engine.answer.Hyde;
import io.holdfast.engine.answer.LlmAnswerer;
import io.holdfast.engine.answer.LlmHyde;
import io.holdfast.engine.answer.Prompt;
import io.holdfast.engine.answer.SentenceScorer;
import io.holdfast.engine.confidence.Evidence;
import io.holdfast.engine.confidence.Found;
import io.holdfast.engine.confidence.Verifier;
import io.holdfast.engine.gate.Budget;
import io.holdfast.engine.gate.Decision;
import io.holdfast.engine.gate.Decision.Action;
import io.holdfast.engine.gate.Gate;
import io.holdfast.engine.gate.Policy;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.pack.Packer;
import io.holdfast.engine.retrieve.AnchorRetriever;
import io.holdfast.engine.retrieve.Hit;
import io.holdfast.engine.retrieve.Pool;
import io.holdfast.engine.retrieve.Retriever;
import io.holdfast.engine.select.EncoderReranker;
import io.holdfast.engine.select.Selected;
import io.holdfast.engine.select.Selector;
import io.holdfast.engine.signal.ChatJudge;
import io.holdfast.engine.signal.EmbeddedJudge;
import io.holdfast.engine.signal.Judge;
import io.holdfast.engine.signal.Observer;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.signal.Support;
import io.holdfast.engine.signal.TracerSupport;
import io.holdfast.engine.telemetry.Outcome;
import io.holdfast.engine.telemetry.RoundRecord;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions over an index: retrieve, select, pack, draft, observe; then the Gate says what happens next, until
 * it stops or abstains. Safe for use by many threads; the same question gives the same outcome on each of them.
 */
public final class RagEngine {
    private final EngineSettings settings;
    private final AnchorExtractor anchors;
    private final Retriever retriever;
    private final Selector selector;
    private final Selector selectorWithoutRerank;
    private final Packer packer;
    private final Answerer answerer;
    private final Hyde hyde;
    private final Observer observer;
    private final Judge judge;
    private final Policy policy;
    private final @Nullable Verifier verifier;
    private final InstantSource clock;

    /** @param workers where anchor workers run; the caller closes it, and the index */
    public RagEngine(
            EngineSettings settings,
            EngineModels models,
            PassageIndex index,
            ExecutorService workers,
            InstantSource clock) {
        this.settings = settings;
        this.clock = clock;
        Embedder embedder = models.embedder();
        ToDoubleFunction<String> rarity = index::rarity;
        SentenceScorer scorer = new SentenceScorer(settings.answering(), embedder, rarity);
        Support support = new TracerSupport(models.tracer());
        this.anchors = new AnchorExtractor(settings.anchors());
        this.retriever = new AnchorRetriever(settings.retrieval(), index, embedder, workers);
        this.selector = new Selector(settings.selection(), new EncoderReranker(embedder, models.reader()));
        this.selectorWithoutRerank = new Selector(settings.selection(), null);
        this.packer = new Packer();
        this.observer = new Observer(support, settings.gate().conflictWords());
        long seed = settings.answering().seed();
        if (models.chat() == null) {
            this.answerer =
                    new ExtractiveAnswerer(settings.answering(), settings.confidence(), scorer, models.reader());
            this.hyde = new FeedbackHyde(scorer, settings.retrieval().hydeSentences());
        } else {
            this.answerer = new LlmAnswerer(models.chat(), seed, observer::source);
            this.hyde = new LlmHyde(models.chat(), seed);
        }
        this.verifier = models.grounding() == null ? null : new Verifier(models.grounding());
        this.judge = models.judge() == null
                ? new EmbeddedJudge(models.grounding(), support, rarity)
                : new ChatJudge(models.judge(), seed);
        this.policy = Policy.of(settings.gate());
    }

    public Outcome ask(String text) {
        Instant begun = clock.instant();
        Question question = anchors.understand(text);
        Progress p = new Progress(settings.gate().tokenBudget());
        round(question, p, text, "first", "none", settings.answering().contextTokens());
        Decision decision = decide(question, p);
        while (settings.gate().enabled() && decision.action() != Action.STOP && decision.action() != Action.ABSTAIN) {
            if (decision.action() == Action.REFLECT) {
                reflect(question, p);
            } else {
                retrieveMore(question, p, text);
            }
            decision = decide(question, p);
        }
        return outcome(question, p, decision, Duration.between(begun, clock.instant()));
    }

    private void retrieveMore(Question question, Progress p, String text) {
        Signals before = Objects.requireNonNull(p.signals);
        StringBuilder query = new StringBuilder(text);
        before.missing().forEach(m -> query.append(' ').append(m));
        if (p.round < settings.gate().rounds()) {
            Hyde.Expansion expansion = Hyde.Expansion.NONE;
            if (settings.retrieval().hyde()) {
                int spare = p.ledger.left() - settings.gate().nextStepTokens();
                expansion = hyde.expand(question, p.allRead(), Math.max(0, spare));
                p.ledger.charge("hyde", expansion.tokens());
                query.append(' ').append(expansion.text());
            }
            round(
                    question,
                    p,
                    query.toString().strip(),
                    "round",
                    expansion.kind(),
                    settings.answering().contextTokens());
        } else {
            p.oneShotUsed = true;
            round(
                    question,
                    p,
                    query.toString(),
                    "one_shot",
                    "none",
                    settings.gate().oneShotTokens());
        }
    }

    /** One pass of retrieve, select, pack, draft and observe. A later round reads only what is new. */
    private void round(Question question, Progress p, String query, String kind, String hydeKind, int contextTokens) {
        p.round++;
        int spentBefore = p.ledger.spent();
        Pool pool = retriever.retrieve(question, query);
        List<Hit> candidates = p.round == 1
                ? pool.hits()
                : pool.hits().stream()
                        .filter(h -> !p.seen.contains(h.chunk().id()))
                        .toList();
        Selected selected = select(question, p, candidates, contextTokens);
        double newHits = p.round == 1 ? 1 : newShare(pool, selected, p);
        p.newShare(selected.hits());
        Packed packed = pack(question, p, selected.hits(), contextTokens);
        Draft fresh = draft(question, p, packed);
        keepBetter(question, p, fresh, newHits);
        Map<String, Integer> activations = new TreeMap<>();
        activations.put("anchors", pool.paths());
        activations.put("prune", pool.pruned().size());
        activations.put("bonus", pool.bonuses());
        activations.put("hops", pool.hops());
        activations.put("mmr", selected.reordered() ? 1 : 0);
        activations.put("caps", selected.capped());
        activations.put("reserve", selected.reserved());
        activations.put("list_boost", selected.boosted());
        activations.put("rerank", selected.readByReranker().isEmpty() ? 0 : 1);
        activations.put("verify", fresh.evidence() == null ? 0 : 1);
        activations.put("hyde", hydeKind.equals("none") ? 0 : 1);
        activations.put("one_shot", kind.equals("one_shot") ? 1 : 0);
        activations.put("second_round", kind.equals("round") ? 1 : 0);
        record(question, p, kind, query, pool, packed, hydeKind, p.ledger.spent() - spentBefore, activations);
    }

    /** Share of what this round's ranking would have read that no earlier round had. */
    private double newShare(Pool pool, Selected selected, Progress p) {
        int places = Math.min(settings.selection().passages(), pool.hits().size());
        long fresh = pool.hits().subList(0, places).stream()
                .filter(h -> !p.seen.contains(h.chunk().id()))
                .count();
        return selected.hits().isEmpty() ? 0 : (double) fresh / places;
    }

    private Selected select(Question question, Progress p, List<Hit> candidates, int contextTokens) {
        if (!settings.selection().rerank()) {
            return selector.select(question, candidates);
        }
        int cost = candidates.stream()
                .mapToInt(h -> TokenCounter.count(question.text())
                        + TokenCounter.count(h.chunk().text()))
                .sum();
        boolean affordable =
                cost + contextTokens + overhead(question) + settings.answering().outputTokens() <= p.ledger.left();
        Selected selected = (affordable ? selector : selectorWithoutRerank).select(question, candidates);
        p.ledger.charge(
                "reranker",
                selected.readByReranker().stream().mapToInt(TokenCounter::count).sum());
        return selected;
    }

    /** Packs what fits the context and what the budget leaves for it beside prompt and answer. */
    private Packed pack(Question question, Progress p, List<Hit> hits, int contextTokens) {
        int reserved = Math.min(settings.answering().outputTokens(), p.ledger.left() / 3);
        int room = Math.min(contextTokens, p.ledger.left() - overhead(question) - reserved);
        Packed packed = packer.pack(hits, Math.max(0, room));
        // joining texts can cost a token more than their parts: give back passages until the whole fits
        List<Hit> left = new ArrayList<>(hits);
        while (!packed.passages().isEmpty()
                && TokenCounter.count(Prompt.render(question, packed)) + reserved > p.ledger.left()) {
            String last = packed.passages().get(packed.passages().size() - 1).id();
            left.removeIf(h -> h.chunk().id().equals(last));
            packed = packer.pack(left, Math.max(0, room));
        }
        return packed;
    }

    private int overhead(Question question) {
        return TokenCounter.count(Prompt.render(question, Packed.EMPTY));
    }

    private Draft draft(Question question, Progress p, Packed packed) {
        int room = p.ledger.left() - TokenCounter.count(Prompt.render(question, packed));
        int output = Math.min(settings.answering().outputTokens(), room);
        if (packed.passages().isEmpty() || output <= 0) {
            return Draft.abstention(0, 0, 0);
        }
        p.addRead(packed);
        Draft draft = answerer.answer(question, packed, output);
        p.ledger.charge("prompt", draft.inputTokens());
        p.ledger.charge("answer", draft.outputTokens());
        return verified(question, p, draft);
    }

    /** The draft with the confidence of a second reading, where the budget allows one. */
    private Draft verified(Question question, Progress p, Draft draft) {
        Found found = draft.found();
        if (verifier == null || found == null || !settings.confidence().combined()) {
            return draft;
        }
        int cost = verifier.cost(question, found);
        if (cost > p.ledger.left()) {
            return draft;
        }
        p.ledger.charge("verify", cost);
        Evidence evidence = verifier.check(question, found);
        return draft.weighed(evidence, evidence.confidence(settings.confidence()));
    }

    /** Keeps the old draft, the new one, or both together where only together they hold what was asked for. */
    private void keepBetter(Question question, Progress p, Draft fresh, double newHits) {
        Signals before = p.signals;
        Draft old = p.draft;
        Packed read = p.allRead();
        Draft best = fresh;
        Signals bestSignals = observer.observe(question, fresh, read, p.round, newHits, before);
        if (old != null && before != null) {
            Signals oldSignals = observer.observe(question, old, read, p.round, newHits, before);
            boolean declinedNow = fresh.abstained() && !old.abstained();
            boolean declinedBefore = old.abstained() && !fresh.abstained();
            if (declinedNow || (!declinedBefore && !better(bestSignals, oldSignals))) {
                best = old;
                bestSignals = oldSignals;
            }
            Draft both = together(old, fresh);
            Signals bothSignals = observer.observe(question, both, read, p.round, newHits, before);
            boolean more = bothSignals.missing().size() < bestSignals.missing().size()
                    || bothSignals.invalid().size() < bestSignals.invalid().size();
            if (more && better(bothSignals, bestSignals)) {
                best = both;
                bestSignals = bothSignals;
            }
        }
        p.draft = best;
        p.signals = best.equals(p.judged) ? bestSignals.withJudge(p.verdict) : bestSignals;
    }

    /** Both drafts in one; the surer one knows the words that answer. */
    private static Draft together(Draft a, Draft b) {
        List<Draft.Sentence> sentences = new ArrayList<>(a.sentences());
        b.sentences().stream().filter(s -> !sentences.contains(s)).forEach(sentences::add);
        Draft surer = b.confidence() > a.confidence() ? b : a;
        return new Draft(
                sentences,
                surer.span(),
                Math.min(a.confidence(), b.confidence()),
                a.inputTokens() + b.inputTokens(),
                a.outputTokens() + b.outputTokens(),
                a.unknownCitations() + b.unknownCitations(),
                surer.found(),
                surer.evidence());
    }

    private static boolean better(Signals a, Signals b) {
        if (a.missing().size() != b.missing().size()) {
            return a.missing().size() < b.missing().size();
        }
        if (a.invalid().size() != b.invalid().size()) {
            return a.invalid().size() < b.invalid().size();
        }
        return a.support() > b.support();
    }

    private void reflect(Question question, Progress p) {
        p.reflected = true;
        Draft draft = Objects.requireNonNull(p.draft);
        Signals before = Objects.requireNonNull(p.signals);
        Draft kept = draft.without(observer.unsupported(draft, p.allRead()));
        p.draft = kept;
        p.signals = observer.observe(question, kept, p.allRead(), p.round, before.newHits(), before);
        record(
                question,
                p,
                "reflect",
                "",
                new Pool(List.of(), 0, List.of(), 0, 0),
                Packed.EMPTY,
                "none",
                0,
                Map.of("reflect", 1));
    }

    /** Asks the judge where its word can change the decision and the policy allows it, then asks the Gate. */
    private Decision decide(Question question, Progress p) {
        Draft draft = Objects.requireNonNull(p.draft);
        Signals s = Objects.requireNonNull(p.signals);
        Budget budget = budget(p);
        if (!settings.gate().enabled()) {
            return Gate.decide(s, policy, budget);
        }
        if (s.judge() == Signals.Judgement.NOT_ASKED && mayAsk(question, p, draft, s, budget)) {
            p.judgeCalls++;
            p.judged = draft;
            p.ledger.charge("judge", judge.cost(question, draft, p.allRead()));
            boolean yes = judge.confidence(question, draft, p.allRead())
                    >= settings.gate().judgePositive();
            p.verdict = yes ? Signals.Judgement.POSITIVE : Signals.Judgement.NEGATIVE;
            s = s.withJudge(p.verdict);
            p.signals = s;
        }
        Decision decision = Gate.decide(s, policy, budget(p));
        RoundRecord last = p.rounds.get(p.rounds.size() - 1);
        Map<String, Integer> activations = new TreeMap<>(last.activations());
        activations.put("judge", s.judge() == Signals.Judgement.NOT_ASKED ? 0 : 1);
        activations.put("validators", s.invalid().isEmpty() ? 0 : 1);
        activations.put("conflict", s.conflict().isEmpty() ? 0 : 1);
        activations.put("gate", 1);
        p.rounds.set(
                p.rounds.size() - 1,
                new RoundRecord(
                        last.number(),
                        last.kind(),
                        last.query(),
                        last.anchorsSelected(),
                        last.anchorsProposed(),
                        last.pathsPruned(),
                        last.passages(),
                        last.hyde(),
                        last.tokens(),
                        activations,
                        s,
                        decision));
        return decision;
    }

    private boolean mayAsk(Question question, Progress p, Draft draft, Signals s, Budget budget) {
        EngineSettings.Gate gate = settings.gate();
        boolean gray = s.support() >= policy.graySupport() && s.support() < policy.support();
        boolean wanted = gate.judge().equals("always") || (gate.judge().equals("gray_zone") && (gray || s.round() > 1));
        if (!wanted || p.judgeCalls >= gate.judgeCalls() || draft.abstained()) {
            return false;
        }
        Decision yes = Gate.decide(s.withJudge(Signals.Judgement.POSITIVE), policy, budget);
        Decision no = Gate.decide(s.withJudge(Signals.Judgement.NEGATIVE), policy, budget);
        return yes.reason() != no.reason() && judge.cost(question, draft, p.allRead()) <= p.ledger.left();
    }

    private Budget budget(Progress p) {
        EngineSettings.Gate gate = settings.gate();
        boolean round = p.round < gate.rounds();
        boolean oneShot = gate.oneShot() && !p.oneShotUsed && gate.rounds() == 1 && somethingToLookFor(p);
        return new Budget(
                p.ledger.left(),
                round ? gate.nextStepTokens() : gate.oneShotTokens(),
                round || oneShot,
                gate.reflect() && !p.reflected);
    }

    /** The one-shot asks for what is missing: an anchor, or the part of a list; without either it would ask the same again. */
    private static boolean somethingToLookFor(Progress p) {
        Signals s = p.signals;
        return s != null && (!s.missing().isEmpty() || !s.invalid().isEmpty());
    }

    private void record(
            Question question,
            Progress p,
            String kind,
            String query,
            Pool pool,
            Packed packed,
            String hydeKind,
            int spent,
            Map<String, Integer> activations) {
        Signals s = Objects.requireNonNull(p.signals);
        p.rounds.add(new RoundRecord(
                p.round,
                kind,
                query,
                question.anchors().stream().map(a -> a.text()).toList(),
                question.proposed(),
                pool.pruned(),
                packed.passages().stream().map(c -> c.id()).toList(),
                hydeKind,
                spent,
                activations,
                s,
                Gate.decide(s, policy, budget(p))));
    }

    private Outcome outcome(Question question, Progress p, Decision decision, Duration latency) {
        Draft draft = Objects.requireNonNull(p.draft);
        Signals s = Objects.requireNonNull(p.signals);
        boolean gated = settings.gate().enabled();
        boolean abstained = draft.abstained() || (gated && decision.action() == Action.ABSTAIN);
        String reason = gated ? decision.reason().id() : draft.abstained() ? "answerer_abstained" : "gate_off";
        String shown =
                abstained ? Abstention.text(question, gated ? decision.reason() : null, s) : draft.text() + partial(s);
        Packed read = p.allRead();
        StringBuilder evidence = new StringBuilder();
        draft.citations()
                .forEach(id ->
                        read.find(id).ifPresent(c -> evidence.append(c.text()).append('\n')));
        return new Outcome(
                question,
                shown,
                abstained,
                draft,
                evidence.toString(),
                s.overlap(),
                s.support(),
                abstained ? 0 : s.unsupported(),
                List.copyOf(p.documents),
                p.rounds,
                p.ledger.byStage(),
                p.ledger.spent(),
                reason,
                latency);
    }

    /** A list that stayed short says so: "(2 of 3 found)". */
    private static String partial(Signals s) {
        return s.invalid().stream()
                .filter(i -> i.matches("\\d+ of \\d+ found"))
                .findFirst()
                .map(i -> " (" + i + ")")
                .orElse("");
    }
}
