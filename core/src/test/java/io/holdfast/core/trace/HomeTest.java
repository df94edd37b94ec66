package io.holdfast.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The claims of an answer are looked for where the answer comes from. */
class HomeTest {
    /** Says where the answer comes from, in other words than any sentence. */
    private static final String ANCHOR =
            "The glassworks of Orrefors melts sand in a furnace fired with birch every night.";

    /** Its words stand nowhere; two of them stand in the newspaper. */
    private static final String WEAK = "Visitors admire the patience of the blowers.";

    private static final String MILL =
            "At Orrefors the glassworks melts its sand in a furnace that is fired with birch."
                    + " The men work until dawn. A vase takes four of them.";
    private static final String NEWS =
            "Visitors of the fair lost their patience in the queue. The mayor spoke at length. Rain fell on the stalls.";

    private final Doubter doubter = new Doubter(ANCHOR);
    private final List<String> asked = doubter.asked;
    private final Tracer tracer = new Tracer(ConfigLoader.defaults(), null, doubter);

    private void trace(Tracer by, List<String> claims, String... texts) {
        by.trace(
                claims.stream()
                        .map(c -> new Claim(new Span(0, c.length()), c, c))
                        .toList(),
                IntStream.range(0, texts.length)
                        .mapToObj(i -> Document.of(Integer.toString(i), texts[i]))
                        .toList());
    }

    @Test
    void aDocumentThatSharesAWordOrTwoIsNotRead() {
        trace(tracer, List.of(ANCHOR, WEAK), MILL, NEWS);

        assertThat(asked).hasSize(1).allSatisfy(read -> assertThat(read).doesNotContain("queue"));
    }

    @Test
    void byItselfTheSameClaimIsLookedForEverywhere() {
        trace(tracer, List.of(WEAK), MILL, NEWS);

        assertThat(asked).hasSize(1).allSatisfy(read -> assertThat(read).contains("queue"));
    }

    @Test
    void withoutTheRuleItIsRead() {
        Tracer loose = new Tracer(
                new ConfigLoader().set("trace.home_terms", "99", "test").load().config(), null, doubter);
        trace(loose, List.of(ANCHOR, WEAK), MILL, NEWS);

        assertThat(asked).hasSize(1).allSatisfy(read -> assertThat(read).contains("queue"));
    }

    @Test
    void aClaimWhoseWordsStandTogetherElsewhereIsLookedForThere() {
        trace(
                tracer,
                List.of(ANCHOR, "For the mayor the speech at the fair was a short one about stalls."),
                MILL,
                "The mayor gave a speech at the fair. Rain fell.");

        assertThat(asked).hasSize(1).allSatisfy(read -> assertThat(read).contains("gave a speech"));
    }

    @Test
    void whatFollowsAfterABlankLineIsFartherAway() {
        String long1 = MILL
                + " The clay pots last a month. Ash is carried out at noon. Wood comes by cart. Soot covers the roof.";
        String long2 = NEWS + " Bands played. Children sang. Horses were sold.";
        trace(tracer, List.of(ANCHOR, WEAK), long1 + "\n\n" + long2);
        trace(tracer, List.of(ANCHOR, WEAK), long1 + " " + long2);

        assertThat(asked).hasSize(2);
        assertThat(asked.get(0)).doesNotContain("queue");
        assertThat(asked.get(1)).contains("queue");
    }

    @Test
    void aConversationIsReadWithTheTurnsAround() {
        String chat = Stream.of(
                        "Ines: When does the ferry leave?",
                        "Tor: Let me look.",
                        "Tor: Half past six, from pier two.",
                        "Ines: Perfect.",
                        "Tor: Bring the blue bag.",
                        "Ines: It is in the car.",
                        "Tor: And bread.",
                        "Ines: I bought rye.",
                        "Tor: See you at the gate.",
                        "Ines: Bye!")
                .reduce((a, b) -> a + "\n" + b)
                .orElseThrow();
        trace(
                tracer,
                List.of("Tor tells Ines that the ferry goes at half past six and that she should fetch a bag."),
                chat);
        assertThat(asked).hasSize(1).allSatisfy(read -> assertThat(read).contains("Let me look", "rye", "Bye"));
    }
}
