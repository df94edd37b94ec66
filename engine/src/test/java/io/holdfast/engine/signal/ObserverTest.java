package io.holdfast.engine.signal;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.confidence.Found;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import io.holdfast.engine.pack.Packed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which names of a question an answer leaves out. */
class ObserverTest {
    private static final Observer OBSERVER =
            new Observer((sentence, passages) -> new Support.Judged(Verdict.SUPPORTED, 1, ""), 0.5);
    private static final Question QUESTION = new AnchorExtractor(
                    ConfigLoader.defaults().engine().anchors())
            .understand("How far does Gherkin go in winter?");
    private static final Chunk RANGE = chunk("car-1", "car", "In winter it goes about 250 km.");

    private static Chunk chunk(String id, String document, String text) {
        return new Chunk(id, new Passage(document, 0, text.length(), text), "", "", document, 0, false, "", List.of());
    }

    private static List<String> missing(Chunk other) {
        Draft draft = new Draft(
                List.of(new Draft.Sentence(RANGE.text(), List.of(RANGE.id()))), "250 km", 0.8, 10, 10, 0, null, null);
        return OBSERVER.observe(QUESTION, draft, new Packed(List.of(RANGE, other), 0), 1, 0, null)
                .missing();
    }

    @Test
    void aNameThatAnotherPassageOfTheDocumentHoldsIsNotMissing() {
        assertThat(missing(chunk("car-0", "car", "Our shared car is called Gherkin.")))
                .isEmpty();
    }

    @Test
    void aNameThatTheFileIsCalledByIsNotMissing() {
        Chunk named = new Chunk(
                "car-2",
                new Passage("car", 0, 2, "It"),
                "",
                "",
                "",
                0,
                false,
                "",
                List.of(),
                "",
                new Source("cars/gherkin-notes.v2.md", List.of()));

        assertThat(missing(named)).isEmpty();
        assertThat(named.source().name()).isEqualTo("gherkin notes v2");
    }

    @Test
    void aNameThatOnlyAnotherDocumentHoldsIs() {
        assertThat(missing(chunk("menu-0", "menu", "Gherkin soup is served on Monday.")))
                .containsExactly("Gherkin");
    }

    @Test
    void theRowsOfWhatIsCountedMaySpeakOfOtherNumbers() {
        Chunk stops = chunk("stops-0", "stops", "Mill (change for line 4), Dam, Weir");
        Question question = new AnchorExtractor(ConfigLoader.defaults().engine().anchors())
                .understand("How many stops of line 12 have a roof?");
        Found rows = new Found(
                question.text(), stops, new Span(0, stops.text().length()), "Mill; Dam; Weir", 0.8, "Mill; Dam; Weir.");
        Draft.Sentence told = new Draft.Sentence("3: Mill; Dam; Weir.", List.of(stops.id()), stops.text());

        assertThat(invalid(question, stops, new Draft(List.of(told), "3", 0.8, 10, 10, 0, rows, null)))
                .isEmpty();
        assertThat(invalid(question, stops, new Draft(List.of(told), "3", 0.8, 10, 10, 0, null, null)))
                .containsExactly("about line 4");
    }

    private static List<String> invalid(Question question, Chunk read, Draft draft) {
        return OBSERVER.observe(question, draft, new Packed(List.of(read), 0), 1, 0, null)
                .invalid();
    }
}
