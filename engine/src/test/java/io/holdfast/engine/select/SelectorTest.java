package io.holdfast.engine.select;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Passage;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.retrieve.Hit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SelectorTest {
    private static final EngineSettings SETTINGS = ConfigLoader.defaults().engine();

    private static Hit hit(String id, String domain, String text, double score, int rank) {
        Chunk chunk = new Chunk(
                id + "-0",
                new Passage(id, 0, text.length(), text),
                "",
                "https://" + domain + "/" + id,
                domain,
                0,
                false,
                "",
                List.of());
        return new Hit(chunk, score, rank, false, false);
    }

    private static List<String> ids(List<Hit> hits) {
        return hits.stream().map(h -> h.chunk().documentId()).toList();
    }

    private static final List<Hit> TWINS = List.of(
            hit("a", "a", "red boats sail at dawn", 0.9, 0),
            hit("b", "b", "red boats sail at dawn", 0.8, 1),
            hit("c", "c", "green hills in rain", 0.5, 2));

    @Test
    void diversityZeroIsPureRelevance() {
        assertThat(ids(new Mmr(0, TWINS).choose(TWINS, 3, List.of(), h -> true)))
                .containsExactly("a", "b", "c");
    }

    @Test
    void diversityOneIsMostDiverse() {
        assertThat(ids(new Mmr(1, TWINS).choose(TWINS, 3, List.of(), h -> true)))
                .containsExactly("a", "c", "b");
    }

    private static Question question(String text) {
        return new AnchorExtractor(SETTINGS.anchors()).understand(text);
    }

    @Test
    void noMoreThanTwoPassagesOfOneDomain() {
        List<Hit> pool = List.of(
                hit("a", "x", "one cat", 0.9, 0), hit("b", "x", "two dogs", 0.8, 1),
                hit("c", "x", "three birds", 0.7, 2), hit("d", "y", "four fish", 0.1, 3));
        Selected selected = new Selector(SETTINGS.selection(), null).select(question("What is it?"), pool, 0, 0);
        assertThat(ids(selected.hits())).containsExactly("a", "b", "d");
    }

    @Test
    void reservedPlacesGoToAnchorsNothingElseHolds() {
        EngineSettings s =
                EngineProfiles.with(SETTINGS, Map.of("selection.passages", "2", "selection.reserve", "1"), "test");
        List<Hit> pool = List.of(
                hit("a", "a", "harbours and quays", 0.9, 0),
                hit("b", "b", "harbours and docks", 0.8, 1),
                hit("c", "c", "a note on Ostmark", 0.1, 2));
        Selected selected =
                new Selector(s.selection(), null).select(question("Which harbours has Ostmark?"), pool, 0, 0);
        assertThat(ids(selected.hits())).containsExactly("a", "c");
        assertThat(selected.reserved()).isEqualTo(1);
    }

    @Test
    void aRerankerReordersAndWhatItReadIsTold() {
        Reranker last = new Reranker() {
            @Override
            public String id() {
                return "last-first";
            }

            @Override
            public String excerpt(String question, Chunk chunk) {
                return question + " " + chunk.text();
            }

            @Override
            public double score(String question, Chunk chunk) {
                return chunk.documentId().equals("c") ? 1 : 0;
            }
        };
        EngineSettings c = EngineProfiles.named(SETTINGS, "C");
        Selected selected = new Selector(c.selection(), last).select(question("What?"), TWINS, 0, 300);
        assertThat(ids(selected.hits()).get(0)).isEqualTo("c");
        assertThat(selected.readByReranker()).hasSize(3);
        Selected bounded = new Selector(c.selection(), last).select(question("What?"), TWINS, 0, 8);
        assertThat(bounded.readByReranker()).as("what it may read is bounded").hasSize(1);
        assertThat(new Selector(SETTINGS.selection(), last)
                        .select(question("What?"), TWINS, 0, 300)
                        .readByReranker())
                .isEmpty();
    }

    @Test
    void whatScoresFarBelowTheBestIsNotRead() {
        Selected selected = new Selector(SETTINGS.selection(), null).select(question("What?"), TWINS, 0.6, 0);
        assertThat(ids(selected.hits())).containsExactly("a", "b");
        assertThat(selected.dropped()).isEqualTo(1);
    }
}
