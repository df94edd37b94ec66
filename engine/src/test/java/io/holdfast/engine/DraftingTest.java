package io.holdfast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Passage;
import io.holdfast.core.text.TokenCounter;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Answerer;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.structure.TableRuns;
import io.holdfast.engine.telemetry.TokenLedger;
import java.util.List;
import org.junit.jupiter.api.Test;

class DraftingTest {
    private static final EngineSettings SETTINGS = ConfigLoader.defaults().engine();
    private static final Chunk TABLE = chunk(
            "t-0", "t", "| Tool | Price |\n|---|---|\n| Saw | £4 |\n| Drill | £5 |\n| Sander | £9 |\n| Press | £2 |\n");
    private static final Chunk TEXT = chunk("u-0", "u", "Three tools are lent after a lesson: saw, drill, sander.");

    private static Chunk chunk(String id, String document, String text) {
        return new Chunk(id, new Passage(document, 0, text.length(), text), "", "", document, 0, false, "", List.of());
    }

    /** Packs; never asked for a draft here. */
    private static final Answerer SILENT = new Answerer() {
        @Override
        public String id() {
            return "silent";
        }

        @Override
        public Draft answer(Question question, Packed packed, int outputTokens) {
            return Draft.abstention(0, 0, 0);
        }
    };

    @Test
    void aTableReadForItsRowsLeavesItsRoomToTheOtherPassages() {
        var drafting =
                new Drafting(SETTINGS, SILENT, null, new TableRuns(id -> id.equals("t") ? List.of(TABLE) : List.of()));
        Question question = new AnchorExtractor(SETTINGS.anchors()).understand("Which tools do I get after a lesson?");
        int context = TokenCounter.count(TABLE.text());

        Packed packed = drafting.pack(question, new TokenLedger(1000), List.of(TABLE, TEXT), context);

        assertThat(packed.passages()).containsExactly(TABLE, TEXT);
    }
}
