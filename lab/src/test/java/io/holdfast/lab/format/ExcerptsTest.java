package io.holdfast.lab.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExcerptsTest {
    private static final String FILLER = "the quiet river runs along old houses and green fields ".repeat(60);
    private static final String LONG = FILLER + "its pump weighs 400 kilograms and hums " + FILLER;

    private static Evidence evidence(String text, int start) {
        return new Evidence(new Passage("d", start, start + text.length(), text), 0.5);
    }

    @Test
    void whatIsShortStaysAsItIs() {
        Evidence shortOne = evidence("The pump weighs 400 kilograms.", 7);

        assertThat(new Excerpts(1_000_000).passage(shortOne, "pump")).isSameAs(shortOne.passage());
        assertThat(new Excerpts(1_000_000).statement("The pump weighs 400 kilograms."))
                .hasSize(30);
    }

    @Test
    void ofALongPassageThePartIsShownThatHoldsTheWordsOfTheClaim() {
        Passage part = new Excerpts(1).passage(evidence(LONG, 50), "The pump weighs 500 kilograms.");

        assertThat(part.text()).contains("pump weighs 400 kilograms").hasSizeLessThanOrEqualTo(1_000);
        assertThat(part.start()).isGreaterThan(50);
        assertThat(LONG.substring(part.start() - 50, part.end() - 50)).isEqualTo(part.text());
        assertThat(part.text()).as("whole words").doesNotStartWith(" ").matches("(?s)\\w+ .* \\w+");
    }

    @Test
    void whereNoWordIsFoundItIsTheBeginning() {
        assertThat(new Excerpts(1).passage(evidence(LONG, 0), "Xylophone").text())
                .startsWith("the quiet river")
                .hasSizeBetween(900, 1_000);
    }

    @Test
    void theMoreThereAreTheShorterEachIs() {
        assertThat(new Excerpts(500).passage(evidence(LONG, 0), "pump 400").text())
                .contains("pump weighs 400")
                .hasSizeLessThanOrEqualTo(400);
        assertThat(new Excerpts(1_000_000)
                        .passage(evidence(LONG, 0), "pump 400")
                        .text())
                .contains("pump weighs 400")
                .hasSizeBetween(100, 200);
    }

    @Test
    void aLongStatementKeepsBothEnds() {
        assertThat(new Excerpts(1).statement("First " + FILLER + "last"))
                .startsWith("First the quiet")
                .contains(" … ")
                .endsWith(" last")
                .hasSizeLessThanOrEqualTo(1_000);
    }

    @Test
    void pairsOfSurrogatesStayWhole() {
        String faces = "x" + "😀".repeat(2_000);

        assertThat(new Excerpts(1).statement(faces)).doesNotContain("?").satisfies(ExcerptsTest::wellFormed);
        assertThat(new Excerpts(1).passage(evidence(faces, 0), "x").text()).satisfies(ExcerptsTest::wellFormed);
    }

    private static void wellFormed(String text) {
        assertThat(text.codePoints().filter(c -> c >= 0xD800 && c <= 0xDFFF)).isEmpty();
    }

    /** Items of a list under a long lead-in, checked against a document without a full stop. */
    @Test
    void aResultStaysInProportionToWhatWasAsked() {
        String lead = FILLER.repeat(3);
        Evidence whole = evidence(LONG + LONG, 0);
        List<TracedClaim> claims = IntStream.range(0, 700)
                .mapToObj(i -> new TracedClaim(
                        new Claim(new Span(i * 10, i * 10 + 4), "pump", lead + "pump"),
                        Verdict.SUPPORTED,
                        1,
                        Rule.GROUNDING_MODEL,
                        List.of(whole),
                        null))
                .toList();
        Grounding grounding = new Grounding(Grounding.Path.CLAIM_TRACING, new Trace(claims), 0, null);

        String line = ScoreJson.line("x", new Finding.Scored<>(1, false, grounding));

        assertThat(line.length()).isLessThan(600_000);
    }
}
