package io.holdfast.engine.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.testkit.JavaProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.FSDirectory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class PassageIndexTest {
    private static final EngineSettings SETTINGS =
            EngineProfiles.with(ConfigLoader.defaults().engine(), Map.of("index.commit_every", "5"), "test");
    private static final HashingEmbedder EMBEDDER = new HashingEmbedder();

    @TempDir
    Path folder;

    private static PassageIndexer indexer(Path folder) {
        return new PassageIndexer(folder, SETTINGS.index(), new Chunker(SETTINGS.chunking()), EMBEDDER);
    }

    private static CorpusDocument document(String id, String text) {
        return CorpusDocument.of(id, "About " + id, "https://" + id + ".example/page", text);
    }

    private PassageIndex open() {
        return PassageIndex.open(folder, SETTINGS.index(), EMBEDDER.id());
    }

    @Test
    void wordsAndVectorsComeFromOneIndexAndMetadataComesBack() {
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters sleep on kelp beds and crack shells with stones."));
            indexer.add(document("crane", "Cranes build nests in wet meadows."));
        }
        try (PassageIndex index = open()) {
            assertThat(index.byWords("Where do otters sleep?", 5).get(0).chunk().documentId())
                    .isEqualTo("otter");
            var near =
                    index.byVector(EMBEDDER.embed("cranes and their nests"), 2).get(0);
            assertThat(near.chunk().documentId()).isEqualTo("crane");
            assertThat(near.chunk().domain()).isEqualTo("crane.example");
            assertThat(near.chunk().id()).isEqualTo("crane-0");
            assertThat(near.score()).isBetween(0.0, 1.0);
        }
    }

    @Test
    void updateReplacesAndDeleteRemoves() {
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters sleep on kelp."));
            indexer.add(document("crane", "Cranes nest."));
        }
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters hunt at dusk."));
            indexer.delete("crane");
        }
        try (PassageIndex index = open()) {
            assertThat(index.size()).isEqualTo(1);
            assertThat(index.byWords("kelp", 5)).isEmpty();
            assertThat(index.byWords("dusk", 5)).hasSize(1);
        }
    }

    @Test
    void anIndexWithoutPassagesIsRefusedAsEmpty() {
        indexer(folder).close();
        assertThatThrownBy(this::open)
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining(folder + " is empty")
                .hasMessageContaining("holdfast rag index --corpus PATH --index " + folder);
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters sleep on kelp."));
        }
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.delete("otter");
        }
        assertThatThrownBy(this::open).hasMessageContaining("is empty");
    }

    @Test
    void manyReadersKeepTheCommitTheyOpenedWhileAWriterGoesOn() {
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters sleep on kelp."));
        }
        try (PassageIndex one = open();
                PassageIndex two = open();
                PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("crane", "Cranes nest."));
            assertThat(one.size()).isEqualTo(1);
            assertThat(two.size()).isEqualTo(1);
        }
        try (PassageIndex later = open()) {
            assertThat(later.size()).isEqualTo(2);
        }
    }

    @Test
    void anotherEmbeddingModelIsRefusedWithTheWayToRebuild() {
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters sleep on kelp."));
        }
        assertThatThrownBy(() -> PassageIndex.open(folder, SETTINGS.index(), "other-model@ffff"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("hashing-256@1")
                .hasMessageContaining("other-model@ffff")
                .hasMessageContaining("holdfast rag index --corpus PATH --index " + folder);
        Embedder other = new Embedder() {
            @Override
            public String id() {
                return "other-model@ffff";
            }

            @Override
            public float[] embed(String text) {
                return new float[] {1, 0};
            }
        };
        assertThatThrownBy(() -> new PassageIndexer(folder, SETTINGS.index(), new Chunker(SETTINGS.chunking()), other))
                .hasMessageContaining("rebuild it");
    }

    @Test
    void anIndexOfAnotherFormatIsRefusedWithTheWayToRebuild() throws IOException {
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("otter", "Otters sleep on kelp."));
        }
        try (FSDirectory directory = FSDirectory.open(folder);
                IndexWriter later = new IndexWriter(directory, new IndexWriterConfig())) {
            later.setLiveCommitData(new IndexFormat(IndexFormat.VERSION + 1, EMBEDDER.id())
                    .toCommit()
                    .entrySet());
            later.commit();
        }
        assertThatThrownBy(this::open)
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("format " + (IndexFormat.VERSION + 1))
                .hasMessageContaining("holdfast rag index --corpus PATH --index " + folder);
        assertThatThrownBy(() -> indexer(folder)).hasMessageContaining("rebuild it");
    }

    @Test
    void aFolderWithoutAnIndexSaysHowToMakeOne() {
        assertThatThrownBy(this::open).hasMessageContaining("holdfast rag index --corpus PATH");
    }

    @Test
    void theSameCorpusGivesTheSameRankingWhateverTheThreads(@TempDir Path other) {
        for (Path target : List.of(folder, other)) {
            String threads = target == folder ? "1" : "4";
            EngineSettings s = EngineProfiles.with(SETTINGS, Map.of("index.threads", threads), "test");
            try (PassageIndexer indexer = new PassageIndexer(target, s.index(), new Chunker(s.chunking()), EMBEDDER)) {
                for (int i = 0; i < 40; i++) {
                    indexer.add(document("d" + i, "Boat " + i + " carries crate " + (i * 7) % 11 + " to the quay."));
                }
            }
        }
        try (PassageIndex a = open();
                PassageIndex b = PassageIndex.open(other, SETTINGS.index(), EMBEDDER.id())) {
            float[] query = EMBEDDER.embed("crate 3 on the quay");
            assertThat(a.byVector(query, 20)).isEqualTo(b.byVector(query, 20));
            assertThat(a.byWords("crate 3", 20)).isEqualTo(b.byWords("crate 3", 20));
        }
    }

    /** A real process is killed while it writes; what it had committed is there, and the next run continues. */
    @Test
    @Timeout(120)
    void killingTheWriterLeavesAUsableIndex() throws IOException, InterruptedException {
        List<String> command = JavaProcess.command(List.of(), Endless.class.getName());
        command.add(folder.toString());
        Process writer = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
            String line = out.readLine();
            while (line != null && !line.equals("added 60")) {
                line = out.readLine();
            }
            assertThat(line).isEqualTo("added 60");
        }
        writer.destroyForcibly();
        assertThat(writer.waitFor(30, TimeUnit.SECONDS)).isTrue();
        try (PassageIndex index = open()) {
            assertThat(index.size()).isGreaterThanOrEqualTo(55);
            assertThat(index.byWords("crate", 100)).isNotEmpty();
        }
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.add(document("after", "The next run continues."));
        }
        try (PassageIndex index = open()) {
            assertThat(index.byWords("continues", 5)).hasSize(1);
        }
    }

    /** Indexes for ever, telling how far it is. */
    static final class Endless {
        private Endless() {}

        @SuppressWarnings("InfiniteLoopStatement")
        public static void main(String[] arguments) {
            PassageIndexer indexer = indexer(Path.of(arguments[0]));
            for (int i = 1; ; i++) {
                indexer.add(document("d" + i, "Crate " + i + " stands on the quay."));
                System.out.println("added " + i);
            }
        }
    }

    @Test
    void whatIsGoneFromACorpusLeavesTheIndexAndOtherCorporaStay() {
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.reading("other", n -> {});
            indexer.add(document("mole", "Moles dig."));
        }
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.reading("mine", n -> {});
            indexer.add(document("otter", "Otters sleep on kelp."));
            indexer.add(document("crane", "Cranes nest."));
        }
        try (PassageIndexer indexer = indexer(folder)) {
            indexer.reading("mine", n -> {});
            indexer.add(document("otter", "Otters sleep on kelp."));
            assertThat(indexer.removeMissing()).containsExactly("crane");
        }
        try (PassageIndex index = open()) {
            assertThat(index.ofDocument("crane")).isEmpty();
            assertThat(index.ofDocument("mole")).hasSize(1);
            assertThat(index.ofDocument("otter")).hasSize(1);
        }
    }
}
