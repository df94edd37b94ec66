package io.holdfast.engine.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Passage;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

class CitationTest {
    private static final String TEXT = "Fees\n\nThe fee is\n26 EUR a night.\nDogs are welcome.";
    private static final Chunk CHUNK = new Chunk(
            "h-0",
            new Passage("h", 0, TEXT.length(), TEXT),
            "Port",
            "https://port.example",
            "port.example",
            0,
            false,
            "Fees",
            List.of(),
            "",
            new Source("docs/harbour.md", List.of(10, 11, 12, 13, 14)));

    @Test
    void theQuoteIsInThePassageAndItsLineIsTheFiles() {
        Citation citation = Citation.of(CHUNK, "The fee is 26 EUR a night.");
        assertThat(citation.quote()).isEqualTo("The fee is\n26 EUR a night.");
        assertThat(citation.line()).isEqualTo(12);
        assertThat(citation.text())
                .isEqualTo("docs/harbour.md:12, \"Fees\", https://port.example: \"The fee is 26 EUR a night.\"");
    }

    @Test
    void wordsThatAreNotThereAreQuotedByTheClosestSentence() {
        Citation citation = Citation.of(CHUNK, "You may bring dogs, they are welcome.");
        assertThat(citation.quote()).contains("Dogs are welcome.");
    }
}
