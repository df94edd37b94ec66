package io.holdfast.core.config.section;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Every number of the answer engine. The values in force are configuration A; {@code profiles} holds what the other
 * configurations change, as the same {@code section.key: value} pairs that {@code --override} takes.
 */
public record EngineSettings(
        Chunking chunking,
        Index index,
        Anchors anchors,
        Retrieval retrieval,
        Selection selection,
        Answering answering,
        Confidence confidence,
        Gate gate,
        Experiment experiment,
        Map<String, Map<String, String>> profiles) {
    public EngineSettings {
        Map<String, Map<String, String>> ordered = new LinkedHashMap<>();
        profiles.forEach(
                (name, changes) -> ordered.put(name, Collections.unmodifiableMap(new LinkedHashMap<>(changes))));
        profiles = Collections.unmodifiableMap(ordered);
        Check.require(
                gate.graySupport() <= gate.support(),
                "engine.gate.gray_support",
                gate.graySupport(),
                "a number not above engine.gate.support (" + gate.support() + ")");
    }

    /** How documents are cut: about {@code tokens} each, {@code overlap} shared, always at sentence borders. */
    public record Chunking(int tokens, int overlap, int listItems) {
        public Chunking {
            Check.positive(tokens, "engine.chunking.tokens");
            Check.require(
                    overlap >= 0 && overlap < tokens,
                    "engine.chunking.overlap",
                    overlap,
                    "a number from 0 to below engine.chunking.tokens (" + tokens + ")");
            Check.positive(listItems, "engine.chunking.list_items");
        }
    }

    /** How the index is written. {@code commitEvery} passages a commit point: what a killed run keeps. */
    public record Index(int commitEvery, double bm25K1, double bm25B, int hnswLinks, int hnswBeam, int threads) {
        public Index {
            Check.positive(commitEvery, "engine.index.commit_every");
            Check.positive(bm25K1, "engine.index.bm25_k1");
            Check.share(bm25B, "engine.index.bm25_b");
            Check.positive(hnswLinks, "engine.index.hnsw_links");
            Check.positive(hnswBeam, "engine.index.hnsw_beam");
            Check.positive(threads, "engine.index.threads");
        }
    }

    /** Which anchors of a question are used: the best {@code max} at or above {@code minConfidence}. */
    public record Anchors(boolean enabled, int max, double minConfidence, double essentialConfidence) {
        public Anchors {
            Check.positive(max, "engine.anchors.max");
            Check.share(minConfidence, "engine.anchors.min_confidence");
            Check.share(essentialConfidence, "engine.anchors.essential_confidence");
        }
    }

    /**
     * How passages are found.
     *
     * @param mode {@code hybrid}, {@code rrf}, {@code vector} or {@code bm25}
     * @param ownOverlap share of the question's other words a passage must hold before an anchor in it earns a bonus
     * @param tieMargin scores closer than this are equal: the title with the anchor goes first, then the original rank
     * @param pruneBelow an anchor's path is dropped when its best passage scores below this share of the best of all
     */
    public record Retrieval(
            String mode,
            int pool,
            double bm25Weight,
            double vectorWeight,
            int rrfK,
            double anchorBonus,
            double ownOverlap,
            double tieMargin,
            double pruneBelow,
            boolean hops,
            int hopPassages,
            double hopScore,
            boolean bridges,
            boolean hyde,
            int hydeSentences,
            int threads) {
        public Retrieval {
            Check.require(
                    List.of("hybrid", "rrf", "vector", "bm25").contains(mode),
                    "engine.retrieval.mode",
                    mode,
                    "hybrid, rrf, vector or bm25");
            Check.positive(pool, "engine.retrieval.pool");
            Check.share(bm25Weight, "engine.retrieval.bm25_weight");
            Check.share(vectorWeight, "engine.retrieval.vector_weight");
            Check.positive(rrfK, "engine.retrieval.rrf_k");
            Check.share(anchorBonus, "engine.retrieval.anchor_bonus");
            Check.share(ownOverlap, "engine.retrieval.own_overlap");
            Check.share(tieMargin, "engine.retrieval.tie_margin");
            Check.share(pruneBelow, "engine.retrieval.prune_below");
            Check.require(hopPassages >= 0, "engine.retrieval.hop_passages", hopPassages, "a number of 0 or more");
            Check.share(hopScore, "engine.retrieval.hop_score");
            Check.positive(hydeSentences, "engine.retrieval.hyde_sentences");
            Check.positive(threads, "engine.retrieval.threads");
        }
    }

    /**
     * Which of the found passages are read.
     *
     * @param diversity 0 = pure relevance, 1 = most diverse
     * @param factoidDiversity share of {@code diversity} used for factoid questions
     * @param listDiversity added to {@code diversity} for list questions
     * @param keepAbove passages that score below this share of the best are not read
     * @param rerankTokens the most a reranker reads for one question
     */
    public record Selection(
            int passages,
            int reserve,
            boolean mmr,
            double diversity,
            double factoidDiversity,
            double listDiversity,
            int perDomain,
            int perDomainComplex,
            int perDocumentList,
            double listBoost,
            double listConfidence,
            double listMinScore,
            double keepAbove,
            boolean rerank,
            int rerankTokens) {
        public Selection {
            Check.positive(passages, "engine.selection.passages");
            Check.require(
                    reserve >= 0 && reserve < passages,
                    "engine.selection.reserve",
                    reserve,
                    "a number from 0 to below engine.selection.passages (" + passages + ")");
            Check.share(diversity, "engine.selection.diversity");
            Check.share(factoidDiversity, "engine.selection.factoid_diversity");
            Check.share(listDiversity, "engine.selection.list_diversity");
            Check.positive(perDomain, "engine.selection.per_domain");
            Check.positive(perDomainComplex, "engine.selection.per_domain_complex");
            Check.positive(perDocumentList, "engine.selection.per_document_list");
            Check.share(listBoost, "engine.selection.list_boost");
            Check.share(listConfidence, "engine.selection.list_confidence");
            Check.share(listMinScore, "engine.selection.list_min_score");
            Check.share(keepAbove, "engine.selection.keep_above");
            Check.positive(rerankTokens, "engine.selection.rerank_tokens");
        }
    }

    /** What an answerer may read and write, in tokens, and how the extractive one picks. */
    public record Answering(
            int contextTokens,
            int outputTokens,
            int sentences,
            int listSentences,
            double secondSentence,
            double lexicalWeight,
            double previousSentence,
            long seed,
            boolean structure,
            double structureLeast,
            int drafts) {
        public Answering {
            Check.positive(drafts, "engine.answering.drafts");
            Check.share(structureLeast, "engine.answering.structure_least");
            Check.positive(contextTokens, "engine.answering.context_tokens");
            Check.positive(outputTokens, "engine.answering.output_tokens");
            Check.positive(sentences, "engine.answering.sentences");
            Check.positive(listSentences, "engine.answering.list_sentences");
            Check.share(secondSentence, "engine.answering.second_sentence");
            Check.share(lexicalWeight, "engine.answering.lexical_weight");
            Check.share(previousSentence, "engine.answering.previous_sentence");
        }
    }

    /**
     * How sure the extractive answerer is that it answers, as a logistic function of what was seen: words and meaning
     * without a reader; with one, a first look that chooses the passage, and the weights of the second reading
     * ({@code checked}) that decide about the answer.
     *
     * @param combined whether a draft is looked at by more than the reader; without it the reader alone is trusted
     * @param abstainBelow the answerer itself declines; every configuration, the baseline too, uses it
     */
    public record Confidence(
            boolean combined,
            double intercept,
            double lexical,
            double similarity,
            double readerIntercept,
            double reader,
            double readerLexical,
            double readerSimilarity,
            double checkedIntercept,
            double checkedReader,
            double checkedStatement,
            double formIntercept,
            double formWords,
            double formStatement,
            double abstainBelow) {
        public Confidence {
            Check.share(abstainBelow, "engine.confidence.abstain_below");
        }
    }

    /**
     * When the engine stops, looks further, reflects or abstains.
     *
     * @param judge {@code off}, {@code gray_zone} or {@code always}; never more than {@code judgeCalls} a question
     * @param tokenBudget hard cap of everything read and written for one question
     * @param nextStepTokens what must be left before another retrieval and generation is begun
     */
    public record Gate(
            boolean enabled,
            double support,
            double graySupport,
            double newHits,
            double conflictWords,
            int rounds,
            boolean oneShot,
            int oneShotTokens,
            int nextStepTokens,
            int tokenBudget,
            boolean reflect,
            String judge,
            int judgeCalls,
            double judgePositive,
            double latencySeconds) {
        public Gate {
            Check.share(support, "engine.gate.support");
            Check.share(graySupport, "engine.gate.gray_support");
            Check.share(newHits, "engine.gate.new_hits");
            Check.share(conflictWords, "engine.gate.conflict_words");
            Check.positive(rounds, "engine.gate.rounds");
            Check.positive(oneShotTokens, "engine.gate.one_shot_tokens");
            Check.positive(nextStepTokens, "engine.gate.next_step_tokens");
            Check.positive(tokenBudget, "engine.gate.token_budget");
            Check.require(
                    List.of("off", "gray_zone", "always").contains(judge),
                    "engine.gate.judge",
                    judge,
                    "off, gray_zone or always");
            Check.require(judgeCalls >= 0 && judgeCalls <= 1, "engine.gate.judge_calls", judgeCalls, "0 or 1");
            Check.share(judgePositive, "engine.gate.judge_positive");
            Check.require(
                    latencySeconds >= 0 && Double.isFinite(latencySeconds),
                    "engine.gate.latency_seconds",
                    latencySeconds,
                    "0 or more seconds");
        }
    }

    /** How configurations are compared. */
    public record Experiment(long seed, int resamples, double latencyWarning, double tokenRatio) {
        public Experiment {
            Check.positive(resamples, "engine.experiment.resamples");
            Check.positive(latencyWarning, "engine.experiment.latency_warning");
            Check.positive(tokenRatio, "engine.experiment.token_ratio");
        }
    }
}
