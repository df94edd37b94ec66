package io.holdfast.core.find;

import static io.holdfast.core.find.Indexed.SETTINGS;
import static io.holdfast.core.find.Indexed.find;
import static io.holdfast.core.find.Indexed.index;
import static io.holdfast.core.find.Indexed.scope;
import static io.holdfast.core.find.Indexed.written;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An answer comes from somewhere: its claims are looked for there first. */
class EvidenceScopeTest {
    private static final String CLAIM = "The grey pump in hall seven moves ninety litres of water every single minute.";

    @Test
    void whatIsFarFromTheAnswersSourceIsOutOfScope() {
        String far = filler(40) + " The red pump moves little water.";
        EvidenceIndex index = index(CLAIM + "\n\n" + far);
        List<String> here = written(index.all(scope(index, CLAIM)));
        assertThat(here)
                .anyMatch(t -> t.startsWith("The grey pump"))
                .doesNotContain("The red pump moves little water.");
        assertThat(index.units().map(IndexedUnit::written)).contains("The red pump moves little water.");
    }

    @Test
    void neighboursAreInScope() {
        EvidenceIndex index = index("It was built in 1990. " + CLAIM + " It is loud. " + filler(40));
        assertThat(written(index.all(scope(index, CLAIM)))).contains("It was built in 1990.", "It is loud.");
    }

    @Test
    void anotherDocumentAboutOtherThingsIsOutOfScope() {
        EvidenceIndex index = index(CLAIM, "Bees live in hives.");
        assertThat(written(index.all(scope(index, CLAIM)))).hasSize(1);
    }

    @Test
    void aRecordIsInScopeAsAWhole() {
        String record = IntStream.range(0, 60)
                .mapToObj(i -> "field" + i + ": value" + i)
                .collect(Collectors.joining("\n"));
        EvidenceIndex index = index("grey pump hall: seven moves ninety litres water every single minute\n" + record);
        assertThat(index.all(scope(index, CLAIM))).hasSize((int) index.units().count());
    }

    @Test
    void claimsTooShortToTellLeaveEverythingInScope() {
        EvidenceIndex index = index(CLAIM, "Bees live in hives.");
        assertThat(index.all(scope(index, "The pump."))).hasSize(2);
        assertThat(index.all(scope(index))).hasSize(2);
    }

    @Test
    void aClaimThatPlainlyComesFromElsewhereIsLookedForThere() {
        EvidenceIndex index = index(CLAIM, "Forty thousand bees live in one hive.");
        EvidenceScope home = scope(index, CLAIM);
        assertThat(written(find(index, "Forty thousand bees live in one hive").at(home, SETTINGS)))
                .singleElement()
                .isEqualTo("40000 bees live in 1 hive.");
    }

    @Test
    void aClaimThatIsHeldAtHomeIsNotLookedForElsewhere() {
        EvidenceIndex index =
                index(CLAIM, "Water is moved by a pump that is not described further in this other text.");
        assertThat(written(find(index, "The pump moves water").at(scope(index, CLAIM), SETTINGS)))
                .hasSize(1);
    }

    private static String filler(int sentences) {
        return IntStream.range(0, sentences)
                .mapToObj(i -> "Sentence number " + i + " is about bread.")
                .collect(Collectors.joining(" "));
    }
}
