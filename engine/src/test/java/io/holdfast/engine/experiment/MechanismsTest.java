package io.holdfast.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.engine.TestEngine;
import io.holdfast.engine.corpus.CorpusDocument;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every mechanism changes an answer of the bundled set made for it: one that is disconnected changes none. The second
 * round, its pseudo-document and the dropping of unsupported sentences are in RagEngineTest; the second reading needs a
 * neural model (RagDeterminismTest).
 */
class MechanismsTest {
    private static final List<String> MECHANISMS = List.of(
            "anchors",
            "prune",
            "bonus",
            "hops",
            "mmr",
            "caps",
            "reserve",
            "list_boost",
            "keep_above",
            "rerank",
            "bridges",
            "one_shot",
            "judge",
            "gate");

    /** The set was made for the reader's drafts and this threshold; what is measured here is what is found and read. */
    private static final Map<String, String> AS_DESIGNED =
            Map.of("gate.support", "0.42", "answering.structure", "false");

    @TempDir
    Path folder;

    @Test
    void everyMechanismChangesAnAnswerOfTheSetMadeForIt() {
        List<CorpusDocument> documents = new ArrayList<>();
        QaSet.Bundled.MECHANISMS.corpus(documents::add);
        List<QaItem> items = QaSet.Bundled.MECHANISMS.items();
        try (TestEngine engine = new TestEngine(folder, documents, null)) {
            EngineExperiment experiment = new EngineExperiment(engine.models(), engine.index(), () -> Instant.EPOCH, 2);
            List<ConfigurationResult> results = new ArrayList<>();
            for (String name : List.of("A", "B", "C")) {
                results.add(experiment.run(name, TestEngine.settings(name, AS_DESIGNED), items, done -> {}));
            }
            Map<String, Integer> changed =
                    MechanismAblation.of(MECHANISMS, results, (name, s) -> experiment.run(name, s, items, done -> {}))
                            .stream()
                            .collect(
                                    Collectors.toMap(MechanismAblation.Row::mechanism, MechanismAblation.Row::changed));
            assertThat(changed)
                    .containsOnlyKeys(MECHANISMS)
                    .allSatisfy((mechanism, n) -> assertThat(n).as(mechanism).isPositive());
            assertThatThrownBy(() -> MechanismAblation.of(List.of("brakes"), results, (name, s) -> results.get(0)))
                    .hasMessageContaining("known: [anchors, prune");
        }
    }
}
