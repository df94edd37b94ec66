package io.holdfast.lab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.dimension.AlteredContext;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.dataset.Kind;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WrongContextsTest {
    private static final String EVIDENCE = "The press must rest for 40 minutes.";
    private static final DatasetCase PRESS = native_(
            "press",
            "How long must the press rest?",
            "Olives are washed first. " + EVIDENCE + " Then the oil is filtered.",
            "40 minutes");
    private static final DatasetCase OTHER = native_(
            "other", "Who keeps the seals?", "Seals are kept by the registrar. They are made of wax.", "the registrar");

    private final WrongContexts contexts = new WrongContexts(ConfigLoader.defaults());

    @Test
    void everyKindIsMadeAndDiffersFromTheTruth() {
        Map<String, AlteredContext> altered = of(PRESS, Dataset.of("d", List.of(PRESS, OTHER)));
        assertThat(altered)
                .containsOnlyKeys(
                        "no_context",
                        "wrong:value_swap",
                        "wrong:sentence_removal",
                        "wrong:contradiction",
                        "wrong:other_document");
        assertThat(altered.get("no_context").testCase().documents()).isEmpty();
        assertThat(text(altered.get("wrong:value_swap"))).doesNotContain(" 40 ").contains("The press must rest for ");
        assertThat(text(altered.get("wrong:sentence_removal")))
                .isEqualTo("Olives are washed first. Then the oil is filtered.");
        assertThat(text(altered.get("wrong:contradiction"))).contains("The press must not rest for 40 minutes.");
        assertThat(text(altered.get("wrong:other_document")))
                .isEqualTo(OTHER.testCase().documents().get(0).text());
        assertThat(altered.values()).allMatch(a -> EVIDENCE.equals(a.removed()));
    }

    @Test
    void theSameSeedMakesTheSameAndAnotherSeedAnother() {
        Dataset dataset = Dataset.of("d", List.of(PRESS, OTHER));
        assertThat(contexts.of(PRESS, dataset)).isEqualTo(contexts.of(PRESS, dataset));
        WrongContexts reseeded = new WrongContexts(
                new ConfigLoader().set("experiment.seed", "8", "test").load().config());
        assertThat(reseeded.of(PRESS, dataset)).isNotEqualTo(contexts.of(PRESS, dataset));
    }

    @Test
    void aCorruptedVersionFromTheDataSetComesFirst() {
        Dataset clean = new Datasets(Path.of("nowhere")).load("clean");
        DatasetCase first = clean.cases().get(0);
        AlteredContext swapped = of(first, clean).get("wrong:value_swap");
        assertThat(swapped.source()).isEqualTo("distractor_001");
        assertThat(text(swapped)).contains("TwinHandler");
    }

    @Test
    void aDocumentOfOneSentenceCannotLoseIt() {
        DatasetCase lonely = native_("lonely", "How long?", EVIDENCE, "40 minutes");
        assertThat(of(lonely, Dataset.of("d", List.of(lonely))))
                .doesNotContainKeys("wrong:sentence_removal", "wrong:other_document");
    }

    @Test
    void aCaseWithoutDocumentsHasNothingToTakeAway() {
        DatasetCase bare = new DatasetCase(Kind.NATIVE, Case.of("bare", "Why?"), null, null, null, List.of(), null);
        assertThat(contexts.of(bare, Dataset.of("d", List.of(bare)))).isEmpty();
    }

    @Test
    void everyBundledCleanCaseGetsEveryKind() {
        Dataset clean = new Datasets(Path.of("nowhere")).load("clean");
        for (DatasetCase c : clean.cases()) {
            Map<String, AlteredContext> altered = of(c, clean);
            assertThat(altered.keySet())
                    .as(c.id())
                    .contains("no_context", "wrong:sentence_removal", "wrong:contradiction", "wrong:other_document");
            String truth = c.testCase().documents().get(0).text();
            altered.values()
                    .forEach(a ->
                            assertThat(text(a)).as(c.id() + " " + a.condition()).isNotEqualTo(truth));
        }
    }

    private Map<String, AlteredContext> of(DatasetCase datasetCase, Dataset dataset) {
        Map<String, AlteredContext> byName = new LinkedHashMap<>();
        contexts.of(datasetCase, dataset).forEach(a -> byName.put(a.condition(), a));
        return byName;
    }

    private static String text(AlteredContext altered) {
        List<Document> documents = altered.testCase().documents();
        return documents.isEmpty() ? "" : documents.get(0).text();
    }

    private static DatasetCase native_(String id, String question, String context, String reference) {
        return new DatasetCase(
                Kind.NATIVE,
                new Case(id, question, List.of(Document.of("0", context)), reference, true),
                null,
                null,
                null,
                List.of(),
                null);
    }
}
