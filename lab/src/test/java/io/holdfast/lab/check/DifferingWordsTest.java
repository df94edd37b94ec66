package io.holdfast.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DifferingWordsTest {
    private static List<List<String>> words(String claim, String verdict, String diagnosis, String passage) {
        DifferingWords found = DifferingWords.of(claim, verdict, diagnosis, passage);
        return List.of(
                found.claimed().stream().map(s -> s.of(claim)).toList(),
                found.stated().stream().map(s -> s.of(passage)).toList());
    }

    @Test
    void bothSidesAreFoundAsTheyWereWritten() {
        assertThat(words(
                        "The limit is 10 seconds.",
                        "contradicted",
                        "value mismatch: the answer says \"10 s\", the source says \"5 s\"",
                        "By default the limit is 5 seconds, 10 retries."))
                .containsExactly(List.of("10 seconds"), List.of("5 seconds"));
    }

    @Test
    void whatIsAbsentOrInDoubtIsFound() {
        String claim = "The landlord pays 90 euros for the boiler.";
        String against = "the text nearest to this reads as saying something else";
        assertThat(words(claim, "contradicted", against + "; in doubt: \"for the boiler\"", "The landlord pays."))
                .containsExactly(List.of("for the boiler"), List.of());
        assertThat(words(
                        claim,
                        "not_found",
                        against + "; not in the documents: \"90 euros\"; in doubt: \"boiler\"",
                        "The landlord pays."))
                .containsExactly(List.of("90 euros", "boiler"), List.of());
    }

    @Test
    void aValueIsFoundWhateverUnitItWasComparedIn() {
        String claim = "The timeout is 60 seconds.";
        String passage = "The timeout is half a minute, or 30 seconds.";
        String diagnosis = "value mismatch: the answer says \"1 min\", the source says \"30 s\"";
        assertThat(words(claim, "contradicted", diagnosis, passage))
                .containsExactly(List.of("60 seconds"), List.of("30 seconds"));
        assertThat(DifferingWords.of(claim, "contradicted", diagnosis, passage).told(diagnosis, claim, passage))
                .isEqualTo("value mismatch: the answer says \"60 seconds\", the source says \"30 seconds\"");
    }

    @Test
    void aNumberInWordsIsFoundWithWhatItCounts() {
        String claim = "The warranty lasts five years.";
        String passage = "The warranty lasts two years.";
        String diagnosis = "value mismatch: the answer says \"5\", the source says \"2\"";
        assertThat(words(claim, "contradicted", diagnosis, passage))
                .containsExactly(List.of("five years"), List.of("two years"));
        assertThat(DifferingWords.NONE.told(diagnosis, claim, passage)).isEqualTo(diagnosis);
    }

    @Test
    void aNumberIsFoundInWhateverWritingAndOnlyWhole() {
        assertThat(words(
                        "It cost 5,200,000 euros.",
                        "contradicted",
                        "value mismatch: the answer says \"cost 5200000\", the source says \"price 520\"",
                        "| price | 520 euros | 5200 |"))
                .containsExactly(List.of("5,200,000 euros"), List.of("520 euros"));
    }

    @Test
    void namesAndNegationsAreWords() {
        assertThat(words(
                        "The bridge was built by Anna Holm.",
                        "contradicted",
                        "name mismatch: the answer says \"anna holm\", the source says \"Berta Holm\"",
                        "The bridge was built by Berta Holm."))
                .containsExactly(List.of("Anna Holm"), List.of("Berta Holm"));
        assertThat(words(
                        "Dogs are not allowed.",
                        "contradicted",
                        "negation mismatch: the answer adds \"not\"",
                        "Dogs are allowed."))
                .containsExactly(List.of("not"), List.of());
    }

    @Test
    void whatIsNotFoundAgainIsAlignedWordForWord() {
        assertThat(words(
                        "The north gate opens on weekdays.",
                        "contradicted",
                        "opposite: the answer says \"nordic\", the source says \"southern\"",
                        "The south gate opens on weekdays."))
                .containsExactly(List.of("north"), List.of("south"));
    }

    @Test
    void valuesThatAreNowhereAreMarkedInTheClaimAlone() {
        assertThat(words(
                        "It opened in 1999 with 12 rooms.",
                        "not_found",
                        "text about this exists, but it does not state this; not in the documents: \"1999\", \"12 rooms\"",
                        "It opened with a few rooms."))
                .containsExactly(List.of("1999", "12 rooms"), List.of());
    }

    @Test
    void aSupportedClaimHasNone() {
        assertThat(DifferingWords.of("It is 5.", "supported", "", "It is 5.")).isEqualTo(DifferingWords.NONE);
    }
}
