package io.holdfast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Answerer;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.confidence.Found;
import io.holdfast.engine.confidence.Verifier;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.structure.TableRuns;
import io.holdfast.engine.telemetry.TokenLedger;
import io.holdfast.text.TokenCounter;
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

    private static final Chunk POOL = chunk("p-0", "p", "The pool opens at 7:00. It is closed on Mondays.");

    private static Draft found(String sentence, String answer, double likely) {
        int at = POOL.text().indexOf(sentence);
        Found found =
                new Found("When does the pool open?", POOL, new Span(at, at + sentence.length()), answer, likely, "");
        Draft.Sentence said = new Draft.Sentence(sentence, List.of(POOL.id()));
        return new Draft(List.of(said), answer, likely, 10, 10, 0, found, null);
    }

    /** Proposes two answers, the wrong one first. */
    private static final Answerer TWO = new Answerer() {
        @Override
        public String id() {
            return "two";
        }

        @Override
        public Draft answer(Question question, Packed packed, int outputTokens) {
            return drafts(question, packed, outputTokens).get(0);
        }

        @Override
        public List<Draft> drafts(Question question, Packed packed, int outputTokens) {
            return List.of(
                    found("It is closed on Mondays.", "Mondays", 0.95), found("The pool opens at 7:00.", "7:00", 0.9));
        }
    };

    /** Knows one right statement. */
    private record Knows(String right) implements GroundingModel {
        @Override
        public String id() {
            return "knows";
        }

        @Override
        public double support(String claim, String evidence) {
            return claim.equals(right) ? 0.95 : 0.05;
        }
    }

    private static Draft drafted(String question, String right) {
        var drafting = new Drafting(SETTINGS, TWO, new Verifier(new Knows(right)), new TableRuns(id -> List.of()));
        Question asked = new AnchorExtractor(SETTINGS.anchors()).understand(question);
        TokenLedger ledger = new TokenLedger(2000);
        Draft draft = drafting.draft(asked, ledger, drafting.pack(asked, ledger, List.of(POOL), 500));
        assertThat(ledger.spent()).isLessThanOrEqualTo(2000);
        return draft;
    }

    @Test
    void theDraftThatASecondReadingIsSurerOfIsTaken() {
        Draft draft = drafted("When does the pool open?", "When does the pool open? 7:00");

        assertThat(draft.span()).isEqualTo("7:00");
        assertThat(draft.confidence()).isGreaterThan(SETTINGS.gate().support());
    }

    @Test
    void yesOrNoIsWhatTheModelHoldsForRight() {
        Draft draft = drafted("Is the pool open on Mondays?", "When does the pool open? No");

        assertThat(draft.plain()).startsWith("No: ");
        assertThat(draft.span()).isEqualTo("No");
        assertThat(draft.sentences().get(0).quoted()).doesNotContain("No: ");
    }

    private static final Chunk BIRDS =
            chunk("b-0", "b", "We saw ducks, geese and a swan. Gulls came. Hens, doves, rooks.");

    private static Draft birds(String sentence, String answer, double likely, boolean all) {
        int at = BIRDS.text().indexOf(sentence);
        Span place = new Span(at, at + sentence.length());
        Found found = new Found("Which birds came?", BIRDS, place, answer, likely, "", all);
        Draft.Sentence said = new Draft.Sentence(sentence, List.of(BIRDS.id()));
        return new Draft(List.of(said), answer, likely, 10, 10, 0, found, null);
    }

    /** Where several things are asked for, a list that would be shown goes before a surer single thing. */
    @Test
    void aListGoesBeforeASurerSingleThing() {
        Draft one = birds("Gulls came.", "Gulls", 0.999, false);
        Draft list = birds("We saw ducks, geese and a swan.", "ducks, geese and a swan", 0.9, true);
        Draft unlikely = birds("Hens, doves, rooks.", "Hens, doves, rooks", 0.001, true);

        assertThat(first(one, unlikely, list).span()).isEqualTo("ducks, geese and a swan");
        assertThat(first(one, unlikely).span()).isEqualTo("Gulls");
    }

    private static Draft first(Draft... drafts) {
        Answerer proposing = new Answerer() {
            @Override
            public String id() {
                return "proposing";
            }

            @Override
            public Draft answer(Question question, Packed packed, int outputTokens) {
                return drafts[0];
            }

            @Override
            public List<Draft> drafts(Question question, Packed packed, int outputTokens) {
                return List.of(drafts);
            }
        };
        GroundingModel agreeing = new GroundingModel() {
            @Override
            public String id() {
                return "agreeing";
            }

            @Override
            public double support(String claim, String evidence) {
                return 0.9;
            }
        };
        var drafting = new Drafting(SETTINGS, proposing, new Verifier(agreeing), new TableRuns(id -> List.of()));
        Question asked = new AnchorExtractor(SETTINGS.anchors()).understand("Which birds came?");
        TokenLedger ledger = new TokenLedger(2000);
        return drafting.draft(asked, ledger, drafting.pack(asked, ledger, List.of(BIRDS), 500));
    }

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
