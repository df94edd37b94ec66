package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Reader;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import io.holdfast.engine.index.HashingEmbedder;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.signal.Validators;
import io.holdfast.engine.structure.StructuredAnswers;
import io.holdfast.engine.structure.TableRuns;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ExtractiveAnswererTest {
    private static final EngineSettings SETTINGS = ConfigLoader.defaults().engine();
    private static final String TEXT =
            "Ostby is a small village. The largest town of the valley is Lund, on the lake. It was founded late.";

    /** A reader that answers with these words wherever it reads them, and with the first word elsewhere. */
    private record Finding(String words) implements Reader {
        @Override
        public String id() {
            return "finding";
        }

        @Override
        public Reading read(String question, String passage) {
            int at = passage.indexOf(words);
            return at < 0
                    ? new Reading(new Span(0, 5), 0, 0.2)
                    : new Reading(new Span(at, at + words.length()), 1, 0.9);
        }
    }

    private static Draft draft(Reader reader, String question, Chunk... passages) {
        return drafts(reader, question, passages).get(0);
    }

    private static List<Draft> drafts(Reader reader, String question, Chunk... passages) {
        ExtractiveAnswerer answerer = new ExtractiveAnswerer(
                SETTINGS.answering(),
                SETTINGS.confidence(),
                new SentenceScorer(SETTINGS.answering(), new HashingEmbedder(), word -> 1),
                reader,
                new StructuredAnswers(
                        word -> 1,
                        new TableRuns(id -> List.of()),
                        SETTINGS.answering().structureLeast()),
                (asked, sentence, span) ->
                        Validators.check(asked, sentence, sentence, span).isEmpty());
        return answerer.drafts(
                new AnchorExtractor(SETTINGS.anchors()).understand(question), new Packed(List.of(passages), 30), 100);
    }

    private static Draft draft(Reader reader) {
        return draft(reader, "What is the largest town of the valley?", chunk("v-0", "The valley", TEXT));
    }

    private static Chunk chunk(String id, String title, String text) {
        return new Chunk(
                id,
                new Passage(id, 0, text.length(), text),
                title,
                "",
                id,
                0,
                false,
                "",
                List.of(),
                "",
                Source.UNKNOWN);
    }

    /** A line of a log, a page without a full stop: longer than an answer may be. */
    @Test
    void ofASentenceThatIsTooLongThePartAroundTheAnswerIsShown() {
        String text = "item 12 ".repeat(200) + "the password is heron42 " + "and so on ".repeat(200);

        Draft draft = draft(new Finding("heron42"), "What is the password?", chunk("l-0", "", text));

        assertThat(draft.abstained()).isFalse();
        assertThat(draft.plain()).contains("the password is heron42").hasSizeLessThan(400);
        assertThat(draft.span()).isEqualTo("heron42");
        assertThat(draft.outputTokens()).isLessThanOrEqualTo(100);
    }

    @Test
    void aSentenceFoundByItsFormIsReadForTheWordsThatAnswer() {
        Draft draft = draft(new Finding("Lund"));

        assertThat(draft.plain()).isEqualTo("The largest town of the valley is Lund, on the lake.");
        assertThat(draft.span()).isEqualTo("Lund");
        assertThat(Objects.requireNonNull(draft.found()).statement())
                .isEqualTo("What is the largest town of the valley? Lund");
    }

    @Test
    void aPassageOfTheKindAskedForComesBeforeASurerOneThatIsNot() {
        Draft draft = draft(
                new Finding("no charge"),
                "What does the letter cost?",
                chunk("a-0", "Town", "There is no charge book for the letter here."),
                chunk("b-0", "Town", "£3 is what the letter costs."));

        assertThat(draft.plain()).isEqualTo("£3 is what the letter costs.");
    }

    @Test
    void aSentenceTheReaderFoundForYesOrNoBeginsWithIt() {
        Draft draft = draft(
                new Finding("Nobody"),
                "I have my job in Ostby. May I fish in the lake?",
                chunk("a-0", "Ostby", "Nobody who comes to fish is turned away."));

        assertThat(draft.plain()).isEqualTo("Yes: Nobody who comes to fish is turned away.");
        assertThat(draft.sentences().get(0).quoted()).isEqualTo("Nobody who comes to fish is turned away.");
    }

    @Test
    void askedWhyASentenceThatPointsBackIsShownWithTheOneBeforeIt() {
        Draft draft = draft(
                new Finding("missing"),
                "Why are there no figures for some days?",
                chunk("a-0", "Gull Rock", "Wasps sat in the gauge. Figures for these days are missing."));

        assertThat(draft.plain()).isEqualTo("Wasps sat in the gauge. Figures for these days are missing.");
    }

    @Test
    void whereTheReaderLooksElsewhereInThePassageItReadsTheSentenceAlone() {
        Draft draft = draft(new Finding("Ostby"));

        assertThat(draft.plain()).isEqualTo("The largest town of the valley is Lund, on the lake.");
        assertThat(draft.span()).isEqualTo("The l");
        assertThat(Objects.requireNonNull(draft.found()).likely()).isEqualTo(0.2);
    }

    @Test
    void whereSeveralThingsAreAskedForAllThatTheSentenceTellsMayBeTheAnswer() {
        Chunk loft = chunk("a-0", "The loft", "It is dry. The loft holds oats, rye and spelt. It is high.");

        assertThat(drafts(new Finding("oats"), "Which grains are in the loft?", loft))
                .extracting(d -> Objects.requireNonNull(d.found()).answer(), Draft::all)
                .containsExactly(tuple("oats", false), tuple("oats, rye and spelt", true));
        assertThat(drafts(new Finding("oats, rye and spelt"), "Which grains are in the loft?", loft))
                .extracting(d -> Objects.requireNonNull(d.found()).answer(), Draft::all)
                .containsExactly(tuple("oats, rye and spelt", true));
        assertThat(drafts(new Finding("oats"), "Where are the oats?", loft))
                .extracting(Draft::all)
                .containsExactly(false);
    }

    @Test
    void theListOfEveryItemThatAReaderFoundMayBeTheAnswer() {
        Chunk first = chunk("a-0", "Mill", "Mill\n\nIt grinds oats all day.");
        Chunk second = chunk("b-0", "Loft", "Loft\n\nKept here:\n- oats\n- rye\n");

        assertThat(drafts(new Finding("oats"), "What is the loft for?", first, second))
                .extracting(Draft::plain)
                .contains("Kept here: oats; rye.");
        assertThat(drafts(new Finding("oats"), "What is the mill for?", second, first))
                .extracting(Draft::plain)
                .contains("Kept here: oats; rye.");
    }
}
