package io.holdfast.lab.generate;

import io.holdfast.core.config.Config;
import io.holdfast.core.dimension.AlteredContext;
import io.holdfast.core.dimension.AlteredContext.Kind;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.WrongContext;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Distractor;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Takes the documents of a case away, or makes them wrong in a known way. A corrupted version from the data set comes
 * before a generated one. The same case, data set and seed give the same documents.
 */
public final class WrongContexts {
    public static final String NO_CONTEXT = "no_context";
    private static final String GENERATED = "generated";

    private final ValueSwap values;
    private final List<WrongContext> kinds;
    private final long seed;

    public WrongContexts(Config config) {
        this.values = new ValueSwap(config.technicalTermGroups());
        this.kinds = config.experiment().wrongContexts();
        this.seed = config.experiment().seed();
    }

    /** No context first, then every wrong context that can be made of this case; empty when there is nothing to take away. */
    public List<AlteredContext> of(DatasetCase datasetCase, Dataset dataset) {
        if (datasetCase.testCase().documents().stream().allMatch(d -> d.text().isBlank())) {
            return List.of();
        }
        String sentence = EvidenceSentence.of(datasetCase).orElse(null);
        List<AlteredContext> altered = new ArrayList<>();
        altered.add(new AlteredContext(
                NO_CONTEXT,
                Kind.NO_CONTEXT,
                GENERATED,
                "all documents taken away",
                datasetCase.testCase().withDocuments(List.of()),
                sentence));
        for (WrongContext kind : kinds) {
            fromDataset(kind, datasetCase, dataset, sentence)
                    .or(() -> generate(kind, datasetCase, dataset, sentence))
                    .ifPresent(altered::add);
        }
        return altered;
    }

    private static Optional<AlteredContext> fromDataset(
            WrongContext kind, DatasetCase datasetCase, Dataset dataset, @Nullable String sentence) {
        return dataset.distractorsOf(datasetCase.id()).stream()
                .filter(d -> kind(Objects.requireNonNull(d.distractor()).type()) == kind)
                .findFirst()
                .map(d -> wrong(
                        kind,
                        d.id(),
                        Objects.requireNonNull(d.distractor()).modification(),
                        datasetCase.testCase().withDocuments(d.testCase().documents()),
                        sentence));
    }

    private static WrongContext kind(Distractor.Type type) {
        return switch (type) {
            case VALUE_SWAP -> WrongContext.VALUE_SWAP;
            case MISSING_CRITICAL_INFO -> WrongContext.SENTENCE_REMOVAL;
            case CONTRADICTORY_INFO -> WrongContext.CONTRADICTION;
        };
    }

    private Optional<AlteredContext> generate(
            WrongContext kind, DatasetCase datasetCase, Dataset dataset, @Nullable String sentence) {
        if (kind == WrongContext.OTHER_DOCUMENT) {
            return otherDocument(datasetCase, dataset, sentence);
        }
        if (sentence == null) {
            return Optional.empty();
        }
        return switch (kind) {
            case VALUE_SWAP -> valueSwap(datasetCase, sentence);
            case SENTENCE_REMOVAL -> removal(datasetCase.testCase(), sentence);
            case CONTRADICTION -> contradiction(datasetCase.testCase(), sentence);
            case OTHER_DOCUMENT -> Optional.empty();
        };
    }

    private Optional<AlteredContext> valueSwap(DatasetCase datasetCase, String sentence) {
        List<String> texts = new ArrayList<>();
        if (datasetCase.evidenceSpan() != null) {
            texts.add(datasetCase.evidenceSpan());
        }
        texts.add(sentence);
        return values.find(texts, new Draw(seed, "value_swap " + datasetCase.id()))
                .map(swap -> wrong(
                        WrongContext.VALUE_SWAP,
                        GENERATED,
                        "\"" + swap.from() + "\" became \"" + swap.to() + "\"",
                        edit(datasetCase.testCase(), swap::in),
                        sentence));
    }

    private static Optional<AlteredContext> removal(Case testCase, String sentence) {
        Case without = edit(
                testCase,
                text -> text.replace(sentence, "").replaceAll(" {2,}", " ").strip());
        return without.documents().stream().allMatch(d -> d.text().isBlank())
                ? Optional.empty()
                : Optional.of(wrong(
                        WrongContext.SENTENCE_REMOVAL,
                        GENERATED,
                        "taken out: \"" + sentence + "\"",
                        without,
                        sentence));
    }

    private static Optional<AlteredContext> contradiction(Case testCase, String sentence) {
        String opposite = Contradiction.of(sentence);
        return Optional.of(wrong(
                WrongContext.CONTRADICTION,
                GENERATED,
                "\"" + sentence + "\" became \"" + opposite + "\"",
                edit(testCase, text -> text.replace(sentence, opposite)),
                sentence));
    }

    /** The next documents of the data set (counted from a seeded place) that share nothing with the case's answer. */
    private Optional<AlteredContext> otherDocument(
            DatasetCase datasetCase, Dataset dataset, @Nullable String sentence) {
        List<DatasetCase> cases = dataset.cases();
        int start = new Draw(seed, "other_document " + datasetCase.id()).below(cases.size(), 0);
        for (int i = 0; i < cases.size(); i++) {
            DatasetCase other = cases.get((start + i) % cases.size());
            if (!other.testCase().documents().isEmpty() && !shares(datasetCase, other)) {
                return Optional.of(wrong(
                        WrongContext.OTHER_DOCUMENT,
                        GENERATED,
                        "documents of " + other.id(),
                        datasetCase.testCase().withDocuments(other.testCase().documents()),
                        sentence));
            }
        }
        return Optional.empty();
    }

    /** Whether any sentence is in both: corrupted versions of one document are the same document here. */
    private static boolean shares(DatasetCase a, DatasetCase b) {
        return a.testCase().documents().stream()
                .flatMap(d -> Sentences.of(d.text()).stream())
                .anyMatch(s ->
                        b.testCase().documents().stream().anyMatch(d -> d.text().contains(s)));
    }

    private static AlteredContext wrong(
            WrongContext kind, String source, String change, Case testCase, @Nullable String removed) {
        return new AlteredContext("wrong:" + kind.id(), Kind.WRONG_CONTEXT, source, change, testCase, removed);
    }

    private static Case edit(Case testCase, UnaryOperator<String> edit) {
        return testCase.withDocuments(testCase.documents().stream()
                .map(d -> new Document(d.id(), d.title(), d.url(), edit.apply(d.text())))
                .toList());
    }
}
