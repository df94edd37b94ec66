package io.holdfast.core.trace;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.GroundingSettings;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.record.AttributeFinding;
import io.holdfast.core.record.RecordCheck;
import io.holdfast.core.text.TextCache;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Traces claims to evidence in tiers, cheapest first: words and exact facts; then, for what is still open, the
 * grounding model over the spans that share most words, or without one the embeddings of the spans whose facts agree.
 * Where the words of a claim stand nowhere, embeddings say which spans come nearest. A span whose facts conflict can
 * never support. Safe for many threads; what was read of a document is kept for the next case.
 */
public final class Tracer {
    /** A contradicted claim keeps no more support than this, whatever the model says. */
    private static final double CONTRADICTED_AT_MOST = 0.25;

    private static final long CACHED_CHARS = 32L << 20;

    private final Config config;
    private final FactComparison facts;
    private final Explanations explanations;
    private final DerivedNumbers derivedNumbers;
    private final Doubt doubt;
    private final @Nullable Embedder embedder;
    private final @Nullable GroundingModel grounding;
    private final RecordCheck records = new RecordCheck(CACHED_CHARS);
    private final Cache<String, SourceText> read = TextCache.of(CACHED_CHARS);

    /** Without an embedder and a grounding model only words and facts decide. */
    public Tracer(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        this.config = config;
        this.facts = new FactComparison(config);
        this.explanations = new Explanations(config.diagnosis());
        this.derivedNumbers = new DerivedNumbers(config.trace().derivedAlignment());
        this.doubt = new Doubt(config.doubt());
        this.embedder = embedder;
        this.grounding = grounding;
    }

    public Trace trace(List<Claim> claims, List<Document> documents) {
        Sources sources = new Sources(documents, facts, read);
        return new Trace(sought(claims, Weighed.Whole.HEAD, sources).stream()
                .map(sought -> trace(sought, sources, config.trace().lexicalSupport()))
                .toList());
    }

    /** Traces the claims of an answer; where a document is a record, its attributes decide what they can. */
    public Trace trace(String answer, List<Claim> claims, List<Document> documents) {
        List<AttributeFinding> findings = records.check(answer, documents);
        if (findings.isEmpty()) {
            return trace(claims, documents);
        }
        RecordVerdicts verdicts = new RecordVerdicts(answer, claims, findings);
        Sources sources = new Sources(documents, facts, read);
        List<TracedClaim> traced = new ArrayList<>();
        for (Sought sought : sought(verdicts.claims(), Weighed.Whole.HEAD, sources)) {
            TracedClaim decided = verdicts.decide(sought.claim, facts);
            traced.add(
                    decided != null
                            ? decided
                            : trace(sought, sources, config.trace().lexicalSupport()));
        }
        return new Trace(traced);
    }

    /** A claim as it was read, the spans that share its words, and where its answer comes from. */
    private record Sought(Claim claim, Reading statement, Weighed.Whole whole, Sources.Found found, Home home) {}

    private List<Sought> sought(List<Claim> claims, Weighed.Whole whole, Sources sources) {
        List<Reading> statements =
                claims.stream().map(c -> facts.read(c.statement())).toList();
        List<Sources.Found> found = statements.stream().map(sources::find).toList();
        Home home = new Home(found, config.trace());
        return IntStream.range(0, claims.size())
                .mapToObj(i -> new Sought(claims.get(i), statements.get(i), whole, found.get(i), home))
                .toList();
    }

    /**
     * Share of a text's distinct content words that no document holds; 0 for a text without any, and over records, which
     * no answer can put into words without new ones.
     */
    public double novelty(String text, List<Document> documents) {
        Sources sources = new Sources(documents, facts, read);
        return sources.records() ? 0 : sources.novelty(facts.read(text));
    }

    /** Traces one claim. */
    public TracedClaim trace(Claim claim, List<Document> documents) {
        return trace(List.of(claim), documents).claims().get(0);
    }

    /**
     * Traces a short answer put into the frame of its question: every word of the answer must be in the evidence, and
     * the words of the question must lead there; fewer of those are asked for, since a frame is only a guess.
     */
    public TracedClaim traceShort(Claim claim, List<Document> documents) {
        Sources sources = new Sources(documents, facts, read);
        return trace(
                sought(List.of(claim), Weighed.Whole.ALL, sources).get(0),
                sources,
                config.trace().frameSupport());
    }

    private TracedClaim trace(Sought sought, Sources sources, double support) {
        Claim claim = sought.claim;
        if (sources.isEmpty()) {
            return new TracedClaim(
                    claim,
                    Verdict.NOT_FOUND,
                    0,
                    Rule.NO_CONTEXT,
                    List.of(),
                    "there is no document this could come from");
        }
        Reading statement = sought.statement;
        List<Weighed> weighed = new ArrayList<>();
        for (Sources.Candidate candidate : candidates(sought, sources)) {
            weighed.add(Weighed.of(claim, statement, candidate, sought.whole, facts));
        }
        weighed.sort(Weighed.BEST_FIRST);
        boolean wordsDecide = grounding == null || Weighed.isListItem(claim, statement, sought.whole);
        boolean orderless = wordsDecide || sought.whole == Weighed.Whole.ALL; // a frame's order is a guess
        double enough =
                wordsDecide ? support : Math.max(support, config.grounding().skipAbove());
        TracedClaim byWords = byWords(
                claim, weighed, enough, orderless ? 0 : config.grounding().skipOrder());
        if (byWords != null) {
            return byWords;
        }
        TracedClaim derived = derivedNumbers.trace(claim, statement, weighed);
        if (derived != null) {
            return derived;
        }
        Weighed plain = plainlyAgainst(weighed);
        if (plain != null) {
            return contradicted(claim, plain, weighed, score(plain) / 2);
        }
        return grounding == null ? byMeaning(sought, weighed) : byModel(sought, sources, weighed, grounding);
    }

    /**
     * A sentence that says the claim with another value, or word for word but for a "not": no model need be asked, and
     * none may overrule it.
     */
    private @Nullable Weighed plainlyAgainst(List<Weighed> weighed) {
        Weighed against = against(weighed, config.grounding().valueAlignment());
        boolean plain = against != null
                && against.oneSentence()
                && (against.conflictOfValues()
                        || against.coverage() >= config.grounding().skipAbove());
        return plain ? against : null;
    }

    private List<Sources.Candidate> candidates(Sought sought, Sources sources) {
        List<Sources.Candidate> lexical = sought.found.at(sought.home, config.trace());
        boolean weak = lexical.isEmpty() || sought.found.most() < config.trace().exhaustiveBelow();
        if (!weak || embedder == null) {
            return lexical.isEmpty()
                    ? sources.all(sought.home).stream().limit(1).toList()
                    : lexical;
        }
        float[] vector = embedder.embed(sought.claim.statement());
        return sources.all(sought.home).stream()
                .map(c -> new Scored(c, Embedder.cosine(vector, embedder.embed(c.reading().text))))
                .sorted(Comparator.comparingDouble((Scored s) -> -s.similarity)
                        .thenComparing(s -> s.candidate.reading().text))
                .limit(config.trace().candidates())
                .map(Scored::candidate)
                .toList();
    }

    private record Scored(Sources.Candidate candidate, double similarity) {}

    private @Nullable TracedClaim byWords(Claim claim, List<Weighed> weighed, double support, double order) {
        for (Weighed w : weighed) {
            if (w.agrees() && w.coverage() >= support && w.order() >= order) {
                return supported(claim, Rule.LEXICAL_ENTAILMENT, w.coverage(), w, weighed);
            }
        }
        double enough = Math.max(support, config.trace().windowSupport());
        for (Weighed w : weighed) {
            boolean seed = w.coverage() >= config.trace().windowSeed() && w.mayCover(enough);
            Weighed wide = seed ? w.widened(facts) : null;
            if (wide != null && wide.agrees() && wide.coverage() >= enough && wide.order() >= order) {
                return supported(claim, Rule.LEXICAL_ENTAILMENT, wide.coverage() * 0.95, wide, weighed);
            }
        }
        return null;
    }

    /** The best candidates by words. */
    private List<Weighed> near(List<Weighed> weighed) {
        return weighed.subList(0, Math.min(config.trace().embeddedCandidates(), weighed.size()));
    }

    /** The first of the best spans whose facts agree and whose meaning is close supports. */
    private TracedClaim byMeaning(Sought sought, List<Weighed> weighed) {
        Claim claim = sought.claim;
        List<Weighed> near = near(weighed);
        float[] vector = null;
        for (Weighed w : near) {
            if (embedder == null || !w.agrees()) {
                continue;
            }
            vector = vector == null ? embedder.embed(claim.statement()) : vector;
            double similarity = Embedder.cosine(vector, embedder.embed(w.text()));
            if (similarity >= config.thresholds().faithfulnessEvidence()) {
                return supported(claim, Rule.SEMANTIC_MATCH, similarity, w.similar(similarity), near);
            }
        }
        Weighed against = against(weighed, config.trace().conflictAlignment());
        return against != null
                ? contradicted(claim, against, near, score(against) / 2)
                : notFound(sought, near, near.isEmpty() ? 0 : score(near.get(0)));
    }

    /**
     * The model reads the best spans. It may overrule a conflict, which is easily mistaken in long sentences, unless a
     * sentence {@linkplain #plainlyAgainst plainly} says the claim with another value. Of a record it doubts right
     * claims as often as wrong ones: what it does not believe there is left for review.
     */
    private TracedClaim byModel(Sought sought, Sources sources, List<Weighed> weighed, GroundingModel model) {
        Claim claim = sought.claim;
        List<Weighed> near = near(weighed);
        double support = support(claim, weighed, model);
        Weighed against = against(weighed, config.trace().conflictAlignment());
        boolean believed = support >= config.grounding().supportThreshold();
        if (against != null && !believed) {
            return contradicted(claim, against, near, Math.min(support, CONTRADICTED_AT_MOST));
        }
        if (believed) {
            return new TracedClaim(
                    claim, Verdict.SUPPORTED, support, Rule.GROUNDING_MODEL, evidence(near.get(0), near), null);
        }
        TracedClaim notFound = notFound(sought, near, support);
        return sources.records()
                ? notFound.forReview()
                : doubt.weigh(notFound, support, sources.novelty(facts.read(claim.statement())));
    }

    /** A record and prose beside it are read apart: neither takes the other's room. */
    private double support(Claim claim, List<Weighed> weighed, GroundingModel model) {
        List<Weighed> records = weighed.stream().filter(Weighed::ofRecord).toList();
        List<Weighed> prose = weighed.stream().filter(w -> !w.ofRecord()).toList();
        if (records.isEmpty()) {
            return support(claim, near(prose), config.grounding(), model);
        }
        double support = support(claim, near(records), config.grounding(), model);
        return support >= config.grounding().supportThreshold()
                        || prose.stream()
                                .noneMatch(
                                        w -> w.coverage() >= config.grounding().besideRecord())
                ? support
                : Math.max(support, support(claim, near(prose), config.grounding(), model));
    }

    private static double support(Claim claim, List<Weighed> near, GroundingSettings settings, GroundingModel model) {
        return model.support(claim.statement(), EvidenceWindow.of(near, settings));
    }

    /** The span that contradicts the claim: a sentence by itself, or with its neighbours when that is what it takes. */
    private @Nullable Weighed against(List<Weighed> weighed, double alignment) {
        for (Weighed w : weighed) {
            Weighed standing = w.coverage() < alignment
                    ? w
                    : w.standing(weighed, config.grounding().valueAlignment());
            if (w.coverage() >= alignment && !standing.conflicts().isEmpty()) {
                return standing;
            }
        }
        Weighed best = weighed.isEmpty() ? null : weighed.get(0);
        if (best == null || best.coverage() < config.trace().windowSeed()) {
            return null;
        }
        Weighed wide = best.widened(facts)
                .standing(weighed, config.grounding().valueAlignment())
                .unsaidHere();
        return !wide.conflicts().isEmpty() && wide.coverage() >= alignment ? wide : null;
    }

    private TracedClaim contradicted(Claim claim, Weighed against, List<Weighed> near, double score) {
        FactConflict conflict = against.conflicts().get(0);
        return new TracedClaim(
                claim,
                Verdict.CONTRADICTED,
                score,
                conflict.rule(),
                evidence(against, near),
                Explanations.conflict(conflict));
    }

    private TracedClaim notFound(Sought sought, List<Weighed> near, double score) {
        Claim claim = sought.claim;
        if (near.isEmpty()) {
            return new TracedClaim(
                    claim, Verdict.NOT_FOUND, 0, Rule.NO_EVIDENCE, List.of(), explanations.notFound(0, List.of()));
        }
        Weighed best = nearest(sought, near.get(0));
        return new TracedClaim(
                claim,
                Verdict.NOT_FOUND,
                score,
                explanations.band(best.similarity()),
                evidence(best, near),
                explanations.notFound(best.similarity(), best.absent()));
    }

    /** What comes nearest is shown even when it stands far from where the answer comes from, and had no say. */
    private Weighed nearest(Sought sought, Weighed atHome) {
        Weighed anywhere = sought.found.bestFirst().isEmpty()
                ? atHome
                : Weighed.of(
                        sought.claim, sought.statement, sought.found.bestFirst().get(0), sought.whole, facts);
        return anywhere.similarity() > atHome.similarity() ? anywhere : atHome;
    }

    /** A claim that failed scores below every claim that passed. */
    private static double score(Weighed w) {
        return 0.49 * Math.min(1, w.similarity());
    }

    private TracedClaim supported(Claim claim, Rule rule, double score, Weighed by, List<Weighed> others) {
        return new TracedClaim(
                claim, Verdict.SUPPORTED, Math.min(1, 0.5 + 0.5 * score), rule, evidence(by, others), null);
    }

    private List<Evidence> evidence(Weighed first, List<Weighed> others) {
        List<Evidence> evidence = new ArrayList<>();
        evidence.add(first.evidence());
        for (Weighed other : others) {
            if (evidence.size() < config.trace().evidenceShown()
                    && !other.evidence().passage().equals(first.evidence().passage())) {
                evidence.add(other.evidence());
            }
        }
        return evidence;
    }
}
