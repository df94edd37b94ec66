package io.holdfast.engine.retrieve;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Document;
import io.holdfast.engine.TestEngine;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.index.HashingEmbedder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnchorRetrieverTest {
    private final ExecutorService workers = Executors.newFixedThreadPool(3);

    @TempDir
    Path folder;

    @AfterEach
    void stop() {
        workers.shutdownNow();
    }

    private Pool retrieve(List<CorpusDocument> documents, String question, Map<String, String> overrides) {
        EngineSettings settings = TestEngine.settings("A", overrides);
        try (TestEngine engine = new TestEngine(folder, documents, null)) {
            AnchorRetriever retriever =
                    new AnchorRetriever(settings.retrieval(), engine.index(), new HashingEmbedder(), workers);
            return retriever.retrieve(new AnchorExtractor(settings.anchors()).understand(question), question);
        }
    }

    private static final List<CorpusDocument> JAGUARS = List.of(
            CorpusDocument.of(
                    "animal", "Jaguar", null, "The Jaguar hunts by night along forest rivers and eats caimans."),
            CorpusDocument.of(
                    "car",
                    "Jaguar",
                    null,
                    "The Jaguar has an engine of six cylinders and a top speed of 240 on the motorway."),
            CorpusDocument.of("engine", "Engines", null, "An engine of six cylinders runs smoothly at top speed."));

    @Test
    void anAnchorEarnsItsBonusOnlyWhereThePassageSpeaksAboutTheQuestion() {
        Pool pool = retrieve(JAGUARS, "What is the top speed and engine of the Jaguar?", Map.of());
        assertThat(pool.hits().get(0).chunk().documentId()).isEqualTo("car");
        Hit animal = pool.hits().stream()
                .filter(h -> h.chunk().documentId().equals("animal"))
                .findFirst()
                .orElseThrow();
        assertThat(animal.anchored()).isFalse();
        assertThat(pool.bonuses()).isEqualTo(1);
    }

    @Test
    void thePassageOfTheAskedYearBeatsTheSameEventOfAnotherYear() {
        List<CorpusDocument> finals = List.of(
                CorpusDocument.of(
                        "y2018",
                        "Australian Open 2018",
                        null,
                        "The final of the Australian Open 2018 was won by Ana Petrov in two sets."),
                CorpusDocument.of(
                        "y2019",
                        "Australian Open 2019",
                        null,
                        "The final of the Australian Open 2019 was won by Mia Castel in two sets."));
        Pool pool = retrieve(finals, "Who won the final of the Australian Open 2019?", Map.of());
        assertThat(pool.hits().get(0).chunk().documentId()).isEqualTo("y2019");
        assertThat(pool.paths()).isEqualTo(2);
    }

    @Test
    void aLinkLeadsToWhatTheWordsMissed() {
        CorpusDocument from = new CorpusDocument(
                new Document("mill", "The mill", "https://a.example/mill", "The mill of Orre was founded by Ada Brun."),
                0,
                List.of(),
                List.of("https://b.example/brun"));
        CorpusDocument to = new CorpusDocument(
                new Document("brun", "A life", "https://b.example/brun", "She was born in 1820 and founded two firms."),
                0,
                List.of(),
                List.of());
        Map<String, String> narrow = Map.of("retrieval.pool", "1", "retrieval.own_overlap", "0.1");
        assertThat(retrieve(List.of(from, to), "Who founded the mill of Orre?", narrow)
                        .hops())
                .isEqualTo(1);
    }

    @Test
    void everyModeRanksAndHybridIsTheirSum() {
        for (String mode : List.of("hybrid", "rrf", "vector", "bm25")) {
            Pool pool = retrieve(
                    JAGUARS, "engine of six cylinders", Map.of("retrieval.mode", mode, "retrieval.hops", "false"));
            assertThat(pool.hits().get(0).chunk().documentId()).as(mode).isIn("engine", "car");
            assertThat(pool.hits()).isSortedAccordingTo(Hit.BEST_FIRST);
        }
    }

    @Test
    void weakPathsArePruned() {
        Pool pool = retrieve(JAGUARS, "engine of six cylinders at top speed in Lapland", Map.of());
        assertThat(pool.pruned()).containsExactly("Lapland");
    }
}
