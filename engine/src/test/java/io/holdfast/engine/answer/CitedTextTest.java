package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Passage;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.pack.Packed;
import java.util.List;
import org.junit.jupiter.api.Test;

class CitedTextTest {
    private static final Packed PACKED = new Packed(List.of(chunk("a-0"), chunk("b-1")), 0);

    private static Chunk chunk(String id) {
        return new Chunk(id, new Passage(id, 0, 1, "x"), "", "", "d", 0, false, "", List.of());
    }

    @Test
    void aCitationAfterTheFullStopBelongsToTheSentenceBefore() {
        var parsed = CitedText.parse("The quay is old. [CIT:a-0] The crane is new [CIT:b-1].", PACKED);
        assertThat(parsed.sentences())
                .containsExactly(
                        new Draft.Sentence("The quay is old.", List.of("a-0")),
                        new Draft.Sentence("The crane is new.", List.of("b-1")));
        assertThat(parsed.unknown()).isZero();
    }

    @Test
    void unknownIdsAreRemovedAndCounted() {
        var parsed = CitedText.parse("The quay is old [CIT:zzz] [CIT:a-0].", PACKED);
        assertThat(parsed.sentences()).containsExactly(new Draft.Sentence("The quay is old.", List.of("a-0")));
        assertThat(parsed.unknown()).isEqualTo(1);
    }

    @Test
    void severalIdsInOneMarkAreSeveralCitations() {
        assertThat(CitedText.parse("Both agree. [CIT:a-0, b-1]", PACKED)
                        .sentences()
                        .get(0)
                        .citations())
                .containsExactly("a-0", "b-1");
    }

    @Test
    void aSentenceWithoutACitationHasNone() {
        assertThat(CitedText.parse("Nobody knows. The quay is old. [CIT:a-0]", PACKED)
                        .sentences()
                        .get(0)
                        .citations())
                .isEmpty();
    }
}
