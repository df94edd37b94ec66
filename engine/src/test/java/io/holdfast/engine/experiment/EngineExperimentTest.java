package io.holdfast.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.TestEngine;
import io.holdfast.engine.corpus.CorpusDocument;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineExperimentTest {
    private static final InstantSource STOPPED = () -> java.time.Instant.EPOCH;

    @TempDir
    Path folder;

    private static List<CorpusDocument> corpus() {
        List<CorpusDocument> documents = new ArrayList<>();
        QaSet.Bundled.OWN.corpus(documents::add);
        return documents;
    }

    @Test
    void ourOwnSetIsAsLargeAndMixedAsPromised() {
        List<QaItem> items = QaSet.Bundled.OWN.items();
        Map<String, Integer> tags = new LinkedHashMap<>();
        items.forEach(i -> i.tags().forEach(t -> tags.merge(t, 1, Integer::sum)));
        assertThat(items).hasSizeGreaterThanOrEqualTo(80);
        for (String tag : List.of("list", "numeric", "multi", "unanswerable", "indonesian")) {
            assertThat(tags.get(tag)).as(tag).isGreaterThanOrEqualTo(15);
        }
        assertThat(tags.get("conflict")).isGreaterThanOrEqualTo(8);
        List<CorpusDocument> documents = corpus();
        assertThat(documents).hasSizeGreaterThanOrEqualTo(60);
        assertThat(documents.stream().map(CorpusDocument::domain).distinct()).hasSizeGreaterThanOrEqualTo(10);
        assertThat(documents)
                .anyMatch(d -> !d.links().isEmpty())
                .anyMatch(d -> d.sections().size() > 1);
        assertThat(documents)
                .allSatisfy(d ->
                        assertThat(d.document().text().split("\\s+").length).isBetween(60, 200));
        Set<String> ids = new HashSet<>();
        documents.forEach(d -> ids.add(d.document().id()));
        assertThat(items)
                .allSatisfy(i -> assertThat(i.document() == null || ids.contains(i.document()))
                        .isTrue());
    }

    @Test
    void twoRunsAreByteIdenticalWithAnyNumberOfThreadsAndNoCitationIsViolated() {
        List<QaItem> items = QaSet.sample(QaSet.Bundled.OWN.items(), 12, 5);
        List<String> first = run(items, 1, "1");
        assertThat(run(items, 3, "1")).isEqualTo(first);
        assertThat(first).hasSize(4 * items.size()).allMatch(line -> line.contains("\"violations\":0"));
    }

    private List<String> run(List<QaItem> items, int threads, String workers) {
        List<ConfigurationResult> results = new ArrayList<>();
        try (TestEngine engine = new TestEngine(folder.resolve(threads + "-" + workers), corpus(), null)) {
            EngineExperiment experiment = new EngineExperiment(engine.models(), engine.index(), STOPPED, threads);
            for (String name : List.of("baseline", "A", "B", "C")) {
                EngineSettings settings = TestEngine.settings(name, Map.of("retrieval.threads", workers));
                results.add(experiment.run(name, settings, items, done -> {}));
            }
        }
        ExperimentReport report =
                new ExperimentReport(results, TestEngine.CONFIG.engine().experiment(), "extractive");
        assertThat(report.text()).contains("Advice: ").contains(results.get(1).hash());
        assertThat(ExperimentCharts.pareto(results))
                .startsWith("<svg")
                .contains(results.get(3).hash());
        return report.lines();
    }

    @Test
    void anUnknownOverrideFailsWithASuggestionAndAWrongTypeSaysWhatIsAllowed() {
        EngineSettings settings = TestEngine.CONFIG.engine();
        assertThatThrownBy(() -> EngineProfiles.with(settings, Map.of("gate.suport", "0.5"), "--override"))
                .hasMessageContaining("did you mean gate.support?");
        assertThatThrownBy(() -> EngineProfiles.with(settings, Map.of("retrieval.pool", "many"), "--override"))
                .hasMessageContaining("a whole number");
        assertThatThrownBy(() -> EngineProfiles.named(settings, "D")).hasMessageContaining("unknown configuration D");
        assertThat(EngineProfiles.with(settings, Map.of("gate.support", "0.5"), "--override")
                        .gate()
                        .support())
                .isEqualTo(0.5);
    }

    @Test
    void rankingMeasuresAgreeWithHandCounts() {
        var judged = Map.of("q", Map.of("a", 1, "c", 1, "x", 0));
        var scores = RetrievalBench.score(Map.of("q", List.of("a", "b", "c")), judged);
        assertThat(scores.map()).isEqualTo((1 + 2.0 / 3) / 2);
        assertThat(scores.recall100()).isEqualTo(1);
        double ideal = 1 + 1 / (Math.log(3) / Math.log(2));
        assertThat(scores.ndcg10()).isCloseTo(1.5 / ideal, org.assertj.core.data.Offset.offset(1e-12));
    }

    @Test
    void anIntervalOfEqualDifferencesIsThatDifference() {
        var interval = PairedBootstrap.interval(new double[] {0.25, 0.25, 0.25}, 200, 1);
        assertThat(interval.low()).isEqualTo(0.25);
        assertThat(interval.high()).isEqualTo(0.25);
    }
}
