package io.holdfast.engine;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Answerer;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.answer.ExtractiveAnswerer;
import io.holdfast.engine.answer.FeedbackHyde;
import io.holdfast.engine.answer.Hyde;
import io.holdfast.engine.answer.LlmAnswerer;
import io.holdfast.engine.answer.LlmHyde;
import io.holdfast.engine.answer.SentenceScorer;
import io.holdfast.engine.bridge.Bridge;
import io.holdfast.engine.bridge.BridgeFinder;
import io.holdfast.engine.confidence.Verifier;
import io.holdfast.engine.gate.Gate;
import io.holdfast.engine.gate.GateDecision;
import io.holdfast.engine.gate.GateDecision.Action;
import io.holdfast.engine.gate.GateDecision.Reason;
import io.holdfast.engine.gate.Policy;
import io.holdfast.engine.gate.QuestionBudget;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.retrieve.AnchorRetriever;
import io.holdfast.engine.select.EncoderReranker;
import io.holdfast.engine.select.Selector;
import io.holdfast.engine.signal.ChatJudge;
import io.holdfast.engine.signal.EmbeddedJudge;
import io.holdfast.engine.signal.Judge;
import io.holdfast.engine.signal.Observer;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.signal.Support;
import io.holdfast.engine.signal.TracerSupport;
import io.holdfast.engine.signal.Validators;
import io.holdfast.engine.structure.StructuredAnswers;
import io.holdfast.engine.structure.TableRuns;
import io.holdfast.engine.telemetry.Citation;
import io.holdfast.engine.telemetry.Declined;
import io.holdfast.engine.telemetry.QuestionOutcome;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.function.ToDoubleFunction;

/**
 * Answers questions over an index: retrieve, select, pack, draft, observe; then the Gate says what happens next, until
 * it stops or abstains. Safe for use by many threads; the same question gives the same outcome on each of them.
 */
public final class RagEngine {
    private static final double MILLIS = 1000;

    private final EngineSettings settings;
    private final AnchorExtractor anchors;
    private final Rounds rounds;
    private final Bridging bridging;
    private final Observer observer;
    private final Judge judge;
    private final Policy policy;
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
        this.observer = new Observer(support, settings.gate().conflictWords());
        this.policy = Policy.of(settings.gate());
        long seed = settings.answering().seed();
        this.judge = models.judge() == null
                ? new EmbeddedJudge(models.grounding(), support, rarity)
                : new ChatJudge(models.judge(), seed);
        TableRuns runs = new TableRuns(index::ofDocument);
        Answerer answerer;
        Hyde hyde;
        if (models.chat() == null) {
            answerer = new ExtractiveAnswerer(
                    settings.answering(),
                    settings.confidence(),
                    scorer,
                    models.reader(),
                    new StructuredAnswers(rarity, runs, settings.answering().structureLeast()),
                    (question, sentence, span) ->
                            Validators.check(question, sentence, sentence, span).isEmpty());
            hyde = new FeedbackHyde(scorer, settings.retrieval().hydeSentences());
        } else {
            answerer = new LlmAnswerer(models.chat(), seed, observer::source);
            hyde = new LlmHyde(models.chat(), seed);
        }
        Verifier verifier = models.grounding() == null ? null : new Verifier(models.grounding());
        Drafting drafting = new Drafting(settings, answerer, verifier, runs);
        this.rounds = new Rounds(
                settings,
                new AnchorRetriever(settings.retrieval(), index, embedder, workers),
                new Selector(settings.selection(), new EncoderReranker(embedder, models.reader())),
                drafting,
                new BetterDraft(observer),
                hyde,
                p -> Gate.decide(p.signals(), policy, budget(p)));
        this.bridging = new Bridging(settings, anchors, drafting, rounds);
    }

    /** @throws HoldfastException where {@code text} holds no letter and no digit: nothing is asked */
    public QuestionOutcome ask(String text) {
        if (!Question.asks(text)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, Question.NOTHING_ASKED);
        }
        Instant begun = clock.instant();
        Question question = anchors.understand(text);
        boolean gated = settings.gate().enabled();
        if (gated && question.language() == Question.Language.OTHER) {
            return notRead(question, Duration.between(begun, clock.instant()));
        }
        Bridge bridge = gated && settings.retrieval().bridges()
                ? BridgeFinder.of(question).orElse(null)
                : null;
        QuestionState p = new QuestionState(question, bridge, settings.gate().tokenBudget(), begun);
        rounds.first(p);
        GateDecision decision = decide(p);
        while (gated && decision.action() != Action.STOP && decision.action() != Action.ABSTAIN) {
            if (decision.action() == Action.REFLECT) {
                reflect(p);
            } else if (p.bridge != null) {
                bridging.cross(p);
            } else {
                rounds.more(p);
            }
            decision = decide(p);
        }
        return outcome(p, decision, Duration.between(begun, clock.instant()));
    }

    private void reflect(QuestionState p) {
        p.reflected = true;
        Signals before = p.signals();
        Draft kept = p.draft().without(observer.unsupported(p.draft(), p.allRead()));
        p.draft = kept;
        BetterDraft.set(p, observer.observe(p.question, kept, p.allRead(), p.round, before.newHits(), before));
        rounds.note(p, "reflect", "", 0);
    }

    /** Asks the judge where its word can change the decision and the policy allows it, then asks the Gate. */
    private GateDecision decide(QuestionState p) {
        if (!settings.gate().enabled()) {
            return Gate.decide(p.signals(), policy, budget(p));
        }
        if (p.signals().judge() == Signals.Judgement.NOT_ASKED && mayAsk(p)) {
            p.judgeCalls++;
            p.judged = p.draft();
            p.ledger.charge("judge", judge.cost(p.question, p.draft(), p.allRead()));
            p.judgeConfidence = judge.confidence(p.question, p.draft(), p.allRead());
            p.verdict = verdict(p.judgeConfidence);
            p.signals = p.signals().judged(p.verdict, judge.adds(p.draft()) ? p.judgeConfidence : 0);
        }
        GateDecision decision = Gate.decide(p.signals(), policy, budget(p));
        p.decided(decision);
        return decision;
    }

    private Signals.Judgement verdict(double confidence) {
        return confidence >= settings.gate().judgePositive() ? Signals.Judgement.POSITIVE : Signals.Judgement.NEGATIVE;
    }

    private boolean mayAsk(QuestionState p) {
        EngineSettings.Gate gate = settings.gate();
        Signals s = p.signals();
        boolean gray = s.support() >= policy.graySupport() && s.support() < policy.support();
        boolean wanted = gate.judge().equals("always") || (gate.judge().equals("gray_zone") && (gray || s.round() > 1));
        // a draft about to be shortened is judged afterwards
        boolean shortened = Gate.decide(s, policy, budget(p)).action() == Action.REFLECT;
        if (!wanted
                || shortened
                || p.judgeCalls >= gate.judgeCalls()
                || p.draft().abstained()) {
            return false;
        }
        GateDecision yes =
                Gate.decide(s.judged(Signals.Judgement.POSITIVE, judge.adds(p.draft()) ? 1 : 0), policy, budget(p));
        GateDecision no = Gate.decide(s.withJudge(Signals.Judgement.NEGATIVE), policy, budget(p));
        return yes.reason() != no.reason() && judge.cost(p.question, p.draft(), p.allRead()) <= p.ledger.left();
    }

    /**
     * What is left to spend. The one-shot asks for what is missing; without that it would ask the same again. A full round
     * is also worth its price where the last one found more than it could read, or nothing that supports an answer.
     */
    private QuestionBudget budget(QuestionState p) {
        EngineSettings.Gate gate = settings.gate();
        boolean low = p.signals().support() < policy.support();
        boolean round = p.round < gate.rounds() && (p.somethingMissing() || p.unread || low);
        boolean oneShot = gate.oneShot() && !p.oneShotUsed && gate.rounds() == 1 && p.somethingMissing();
        return new QuestionBudget(
                p.ledger.left(),
                round ? gate.nextStepTokens() : gate.oneShotTokens(),
                gate.latencySeconds() == 0
                        || Duration.between(p.begun, clock.instant()).toMillis() < gate.latencySeconds() * MILLIS,
                round || oneShot,
                gate.reflect() && !p.reflected);
    }

    private QuestionOutcome outcome(QuestionState p, GateDecision decision, Duration latency) {
        Question question = p.question;
        Packed read = p.allRead();
        Draft draft = RowsInWords.of(p.draft(), read);
        Signals s = p.signals();
        boolean gated = settings.gate().enabled();
        boolean abstained = draft.abstained() || (gated && decision.action() == Action.ABSTAIN);
        String reason = gated ? decision.reason().id() : draft.abstained() ? "answerer_abstained" : "gate_off";
        Reason because = gated ? decision.reason() : null;
        Declined declined = abstained ? Abstention.of(question, because, s, draft, read) : null;
        String shown =
                declined == null ? draft.text() + partial(s) : Abstention.text(question, because, s, declined, read);
        StringBuilder evidence = new StringBuilder();
        draft.citations()
                .forEach(id ->
                        read.find(id).ifPresent(c -> evidence.append(c.text()).append('\n')));
        return new QuestionOutcome(
                question,
                shown,
                abstained,
                draft,
                evidence.toString(),
                abstained ? List.of() : sources(draft, read),
                declined,
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

    /** The outcome of a question in a language the engine does not read: nothing is retrieved, nothing is spent. */
    private static QuestionOutcome notRead(Question question, Duration latency) {
        return new QuestionOutcome(
                question,
                Abstention.languageText(question),
                true,
                Draft.abstention(0, 0, 0),
                "",
                List.of(),
                Abstention.ofLanguage(),
                0,
                0,
                0,
                List.of(),
                List.of(),
                Map.of(),
                0,
                Abstention.LANGUAGE,
                latency);
    }

    /** Each passage the answer cites, once for each sentence that cites it, with the words it rests on. */
    private static List<Citation> sources(Draft draft, Packed read) {
        List<Citation> sources = new ArrayList<>();
        for (Draft.Sentence sentence : draft.sentences()) {
            for (String id : sentence.citations()) {
                read.find(id).ifPresent(c -> sources.add(Citation.of(c, sentence.quoted())));
            }
        }
        return sources.stream().distinct().toList();
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
