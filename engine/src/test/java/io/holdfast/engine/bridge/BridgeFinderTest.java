package io.holdfast.engine.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.engine.anchor.AnchorExtractor;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BridgeFinderTest {
    private static Optional<Bridge> bridge(String text) {
        var anchors = new AnchorExtractor(ConfigLoader.defaults().engine().anchors());
        return BridgeFinder.of(anchors.understand(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Who built the organ of the church that Nils Orre endowed? | Which church Nils Orre endowed? | Who built the organ of X?",
                "In which street did the baker who invented the plum ring live? | Which baker invented the plum ring? | In which street did X live?",
                "In which year was the brewery founded that sells Black Otter? | Which brewery sells Black Otter? | In which year was X founded?",
                "Who owns the farm whose barn burned in May? | Which farm's barn burned in May? | Who owns X?",
                "How far is it to the bay where seals rest on Kobbe Rock? | Which bay is where seals rest on Kobbe Rock? | How far is it to X?",
                "What is the motto of the guild led by Rosa Amsel? | Which guild was led by Rosa Amsel? | What is the motto of X?",
                "Which choir does Tove Grim lead, and when was it founded? | Which choir does Tove Grim lead? | when was X founded?",
                "Which boat won the Lom Cup, and who was its skipper? | Which boat won the Lom Cup? | who was X's skipper?",
                "How many people does the town have where Rolf Eide lives? | Which town is where Rolf Eide lives? | How many people does X have?",
                "Siapa penulis buku yang terbit di Medan? | Buku apa yang terbit di Medan? | Siapa penulis X?",
            })
    void aThingThatIsOnlyDescribedIsAskedForFirst(String text, String inner, String outer) {
        Bridge found = bridge(text).orElseThrow();
        assertThat(found.inner()).isEqualTo(inner);
        assertThat(found.outer("X")).isEqualTo(outer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What was the name of the ship that sank in 1808?",
                "Who is the woman that won the Lille Prize?",
                "When did Oslo buy the tram that runs to Grorud?",
                "Name the three bridges that cross the Orlen River.",
                "Who founded Tarnholm?",
                "What is the paper that says so?",
                "Berapa persen sawah di Lintang yang memakai irigasi?"
            })
    void inDoubtThereIsNoBridge(String text) {
        assertThat(bridge(text)).isEmpty();
    }

    @Test
    void onlyATwofoldQuestionAsksForTheThingItselfToo() {
        assertThat(bridge("Which choir does Tove Grim lead, and when was it founded?")
                        .orElseThrow()
                        .both())
                .isTrue();
        assertThat(bridge("Who owns the farm whose barn burned in May?")
                        .orElseThrow()
                        .both())
                .isFalse();
    }
}
