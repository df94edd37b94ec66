package io.holdfast.core.dimension;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.config.Config;
import io.holdfast.core.dimension.AlteredContext.Kind;
import io.holdfast.core.dimension.ContextDependency.Change;
import io.holdfast.core.dimension.ContextDependency.Flag;
import io.holdfast.core.dimension.ContextDependency.Follows;
import io.holdfast.core.dimension.ContextDependency.Outcome;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Does the answer change when its documents go? Dependency is the share of altered contexts (none, wrong) under which
 * it changed. An answer that does not change although its evidence is gone came from memory, and is flagged.
 */
public final class RetrievalDependency {
    public static final String VERSION = "dependency/2";

    private final AnswerComparison comparison;
    private final Config config;

    public RetrievalDependency(AnswerComparison comparison, Config config) {
        this.comparison = comparison;
        this.config = config;
    }

    /** An altered context with the answer it got. */
    public record Altered(AlteredContext context, Answer answer) {}

    public Finding<ContextDependency> evaluate(Case testCase, Answer full, List<Altered> altered) {
        String baseline = full.text();
        if (baseline.isBlank()) {
            return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer with the full context is empty");
        }
        if (altered.isEmpty()) {
            return new Finding.Unmeasured<>(ErrorCode.TOO_FEW_ANSWERS, "no altered context was asked");
        }
        List<Outcome> outcomes = altered.stream().map(a -> outcome(baseline, a)).toList();
        ContextDependency detail = new ContextDependency(outcomes, flags(outcomes));
        if (Refusals.isRefusal(baseline)) {
            return Boolean.FALSE.equals(testCase.answerable())
                    ? new Finding.Abstained<>("the documents do not hold the answer, and it was declined", detail)
                    : new Finding.Unmeasured<>(
                            ErrorCode.BASELINE_REFUSED,
                            "the answer with the full context is a refusal: there is nothing that could change");
        }
        double dependency = (double) outcomes.stream().filter(Outcome::changed).count() / outcomes.size();
        return new Finding.Scored<>(dependency, !detail.flags().isEmpty(), detail);
    }

    private Outcome outcome(String baseline, Altered altered) {
        String answer = altered.answer().text();
        Likeness likeness = comparison.compare(baseline, answer);
        Change change = change(baseline, answer, likeness, altered.context());
        return new Outcome(
                altered.context(),
                answer,
                likeness.semantic(),
                change,
                follows(answer, change, altered.context()),
                likeness.conflicts());
    }

    private Change change(String baseline, String answer, Likeness likeness, AlteredContext context) {
        if (answer.isBlank()) {
            return Change.EMPTY;
        }
        if (Refusals.isRefusal(answer)) {
            return Change.REFUSAL;
        }
        if (!likeness.conflicts().isEmpty()) {
            return Change.FACT_CONFLICT;
        }
        if (likeness.semantic() < config.thresholds().dependencyChange()) {
            return Change.SIMILARITY;
        }
        String evidence = context.removed();
        return evidence != null && left(evidence, baseline, answer) ? Change.EVIDENCE_GONE : Change.UNCHANGED;
    }

    /** Whether the answer said the sentence before, in its words or as a quotation, and no longer does. */
    private boolean left(String evidence, String before, String after) {
        double enough = config.trace().lexicalSupport();
        boolean words = SymbolWords.share(evidence, before) >= enough && SymbolWords.share(evidence, after) < enough;
        boolean quotation = SymbolWords.contains(before, evidence) && !SymbolWords.contains(after, evidence);
        return words || quotation;
    }

    private Follows follows(String answer, Change change, AlteredContext context) {
        if (change == Change.EMPTY || change == Change.REFUSAL) {
            return Follows.ABSTAINS;
        }
        String documents =
                context.testCase().documents().stream().map(Document::text).collect(Collectors.joining("\n\n"));
        boolean changed = change != Change.UNCHANGED;
        boolean stated = documents.contains(answer.strip())
                || comparison.states(documents, answer, config.trace().lexicalSupport());
        if (stated
                || (changed
                        && comparison.resembles(
                                documents, answer, config.thresholds().faithfulnessEvidence()))) {
            return Follows.CONTEXT;
        }
        return changed ? Follows.OTHER : Follows.MEMORY;
    }

    private static List<Flag> flags(List<Outcome> outcomes) {
        List<Flag> flags = new ArrayList<>();
        if (standsFromMemory(outcomes, Kind.NO_CONTEXT)) {
            flags.add(Flag.CONTEXT_INDEPENDENT_NO_CONTEXT);
        }
        if (standsFromMemory(outcomes, Kind.WRONG_CONTEXT)) {
            flags.add(Flag.CONTEXT_INDEPENDENT_WRONG_CONTEXT);
        }
        return flags;
    }

    private static boolean standsFromMemory(List<Outcome> outcomes, Kind kind) {
        return outcomes.stream().anyMatch(o -> o.altered().kind() == kind && o.follows() == Follows.MEMORY);
    }
}
