package io.holdfast.core.dimension;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.dimension.AlteredContext.Kind;
import io.holdfast.core.dimension.ContextDependency.Change;
import io.holdfast.core.dimension.ContextDependency.Flag;
import io.holdfast.core.dimension.ContextDependency.Follows;
import io.holdfast.core.dimension.RetrievalDependency.Altered;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class RetrievalDependencyTest {
    private static final String TRUE = "The night ferry carries 40 bicycles. Dogs travel free of charge on deck two. "
            + "Tickets are sold at the pier kiosk until midnight.";
    private static final String EVIDENCE = "The night ferry carries 40 bicycles.";
    private static final String SWAPPED = TRUE.replace("40", "65");
    private static final String NEGATED = TRUE.replace("carries 40", "does not carry 40");
    private static final String REMOVED = TRUE.replace(EVIDENCE + " ", "");
    private static final String OTHER = "Resin jars belong in the cold store. Curators sign for every key.";

    private final RetrievalDependency dependency = new RetrievalDependency(Parts.comparison(), Parts.config());

    @Test
    void aSystemThatIgnoresItsDocumentsDependsOnNothing() {
        Finding.Scored<ContextDependency> finding = scored(context -> "It carries 40 bicycles.");
        assertThat(finding.score()).isZero();
        assertThat(finding.failure()).isTrue();
        assertThat(finding.detail().flags())
                .containsExactly(Flag.CONTEXT_INDEPENDENT_NO_CONTEXT, Flag.CONTEXT_INDEPENDENT_WRONG_CONTEXT);
        assertThat(finding.detail().conditions()).allMatch(c -> c.follows() == Follows.MEMORY);
    }

    @Test
    void aSystemThatCopiesItsDocumentsDependsOnThemEntirely() {
        Finding.Scored<ContextDependency> finding = scored(context -> context);
        assertThat(finding.score()).isEqualTo(1);
        assertThat(finding.failure()).isFalse();
        assertThat(finding.detail().conditions().stream().map(c -> c.why()))
                .containsExactly(
                        Change.EMPTY,
                        Change.FACT_CONFLICT,
                        Change.FACT_CONFLICT,
                        Change.EVIDENCE_GONE,
                        Change.SIMILARITY);
        assertThat(finding.detail().conditions().subList(1, 5)).allMatch(c -> c.follows() == Follows.CONTEXT);
    }

    @Test
    void decliningWithoutDocumentsIsAChange() {
        Finding.Scored<ContextDependency> finding =
                scored(context -> context.contains("40 bicycles") ? "It carries 40 bicycles." : "INSUFFICIENT_CONTEXT");
        assertThat(finding.detail().conditions().get(0).follows()).isEqualTo(Follows.ABSTAINS);
        assertThat(finding.score()).isEqualTo(0.8);
    }

    @Test
    void knowingItByHeartIsFlaggedOnlyWhereItHappened() {
        Finding.Scored<ContextDependency> finding = scored(
                context -> context.isEmpty() || context.equals(TRUE) ? "It carries 40 bicycles." : "It carries 65.");
        assertThat(finding.detail().flags()).containsExactly(Flag.CONTEXT_INDEPENDENT_NO_CONTEXT);
    }

    @Test
    void aRefusalWithTheFullContextLeavesNothingToChange() {
        assertThat(evaluate(context -> "INSUFFICIENT_CONTEXT", true))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.BASELINE_REFUSED));
        assertThat(evaluate(context -> "INSUFFICIENT_CONTEXT", false)).isInstanceOf(Finding.Abstained.class);
    }

    @Test
    void anEmptyAnswerIsUnmeasured() {
        assertThat(evaluate(context -> " ", true))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.EMPTY_ANSWER));
    }

    private Finding.Scored<ContextDependency> scored(UnaryOperator<String> system) {
        return (Finding.Scored<ContextDependency>) evaluate(system, true);
    }

    private Finding<ContextDependency> evaluate(UnaryOperator<String> system, boolean answerable) {
        Case full = new Case("ferry", "How many bicycles?", List.of(Document.of("d", TRUE)), null, answerable);
        List<Altered> altered = List.of(
                altered(full, Kind.NO_CONTEXT, "no_context", "", EVIDENCE, system),
                altered(full, Kind.WRONG_CONTEXT, "wrong:value_swap", SWAPPED, EVIDENCE, system),
                altered(full, Kind.WRONG_CONTEXT, "wrong:contradiction", NEGATED, EVIDENCE, system),
                altered(full, Kind.WRONG_CONTEXT, "wrong:sentence_removal", REMOVED, EVIDENCE, system),
                altered(full, Kind.WRONG_CONTEXT, "wrong:other_document", OTHER, EVIDENCE, system));
        return dependency.evaluate(full, Answer.of(system.apply(TRUE)), altered);
    }

    private static Altered altered(
            Case full, Kind kind, String name, String context, String removed, UnaryOperator<String> system) {
        Case asked = full.withDocuments(context.isEmpty() ? List.of() : List.of(Document.of("d", context)));
        return new Altered(
                new AlteredContext(name, kind, "generated", "test", asked, removed), Answer.of(system.apply(context)));
    }
}
