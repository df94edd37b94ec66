package io.holdfast.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Text about other things does not come between a claim and its evidence, however much of it there is. */
class IrrelevantTextTest {
    private static final String CLAIM = "The keeper of the lighthouse at Vik repainted its railing after the storm.";
    private static final String TEXT = "The lighthouse at Vik has a keeper. After the storm its railing had lost all"
            + " paint. She gave it two coats of red lead. The lamp was not harmed. Ships were warned by radio meanwhile.";

    /** Shares single words with the claim, never much of it, and speaks of something else. */
    private static final String OTHER = IntStream.range(0, 60)
            .mapToObj(i ->
                    "Museum " + i + " sells a painting of a storm. Its keeper fixed the railing of stair " + i + ".")
            .collect(Collectors.joining(" "));

    private final Doubter doubter = new Doubter();
    private final List<String> asked = doubter.asked;
    private final Tracer tracer = new Tracer(ConfigLoader.defaults(), null, doubter);

    private void trace(String claim, String... texts) {
        List<Document> documents = IntStream.range(0, texts.length)
                .mapToObj(i -> Document.of(Integer.toString(i), texts[i]))
                .toList();
        tracer.trace(List.of(new Claim(new Span(0, claim.length()), claim, claim)), documents);
    }

    @Test
    void theModelReadsTheSameWithADocumentOfOtherThings() {
        trace(CLAIM, TEXT);
        trace(CLAIM, TEXT, OTHER);

        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).isEqualTo(asked.get(0)).contains("lost all paint");
    }

    @Test
    void theModelReadsTheSameWithOtherThingsInTheSameDocument() {
        trace(CLAIM, TEXT);
        trace(CLAIM, TEXT + " " + "The post office closes at noon. ".repeat(10) + OTHER);

        assertThat(asked.get(1)).isEqualTo(asked.get(0));
    }

    @Test
    void aRecordIsReadApartFromTheProseBesideIt() {
        String record = "{\"name\": \"Cafe Lumi\", \"terrace\": true, \"opened\": 2011, \"tables\": 14}";
        String claim = "Guests of Cafe Lumi sit on a sunny terrace with fourteen tables.";
        trace(claim, record);
        trace(
                claim,
                record,
                "Guests of the Hotel Astra sit in a hall. A sunny room costs more. Lumi is a name in Finland.");

        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).isEqualTo(asked.get(0)).contains("terrace");
    }

    @Test
    void proseThatSaysMostOfTheClaimIsReadBesideARecord() {
        String record = "{\"name\": \"Cafe Lumi\", \"terrace\": true, \"opened\": 2011}";
        String prose = "The baker of Cafe Lumi learned her trade in Riga before the war.";
        trace("The baker of Cafe Lumi was trained for her trade in Riga.", record, prose);

        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).contains("learned her trade");
    }

    @Test
    void whatStandsFarFromTheBestButSaysAsMuchIsStillFound() {
        String far =
                TEXT + " " + "The post office closes at noon. ".repeat(20) + "The keeper at Vik repainted the railing.";
        trace(CLAIM, far);

        assertThat(asked.get(0)).contains("repainted the railing");
    }

    @Test
    void withoutTheRulesOtherThingsTakeTheirPlace() {
        Tracer loose = new Tracer(
                new ConfigLoader()
                        .set("trace.near_share", "0", "test")
                        .set("trace.home_terms", "99", "test")
                        .load()
                        .config(),
                null,
                doubter);
        Claim claim = new Claim(new Span(0, CLAIM.length()), CLAIM, CLAIM);
        loose.trace(claim, List.of(Document.of("0", TEXT)));
        loose.trace(claim, List.of(Document.of("0", TEXT), Document.of("1", OTHER)));

        assertThat(asked.get(1)).isNotEqualTo(asked.get(0)).contains("stair");
    }
}
