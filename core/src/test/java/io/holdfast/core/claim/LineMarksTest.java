package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.EXTRACTOR;
import static io.holdfast.core.claim.Extracted.known;
import static io.holdfast.core.claim.Extracted.statements;
import static io.holdfast.core.claim.Extracted.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Headings, and the markers of lists. */
class LineMarksTest {
    @Test
    void theInitialOfANameIsNoMarkerOfAList() {
        assertThat(statements("T. Vance led the Ravens.")).containsExactly("T. Vance led the Ravens.");
        assertThat(statements("A. Ravens lead the league.\nB. Kings are second."))
                .containsExactly("Ravens lead the league.", "Kings are second.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Dogs travel free\n================\n\n", "Dogs travel free\n---\n\n", "## Dogs travel free\n\n"
            })
    void anUnderlinedLineIsAHeading(String heading) {
        ClaimExtractor.Read read = EXTRACTOR.extract(heading + "The ferry leaves at noon.", known("ferry leaves noon"));

        assertThat(read.claims()).hasSize(2);
        assertThat(read.saying()).singleElement().satisfies(part -> {
            assertThat(part.form()).isEqualTo(Passed.Form.HEADING);
            assertThat(part.claim().text()).isEqualTo("Dogs travel free");
        });
    }

    @Test
    void aRuleBelowAParagraphMakesNoHeadingOfIt() {
        ClaimExtractor.Read read =
                EXTRACTOR.extract("The ferry leaves at noon.\n\n---\n\nIt is blue.", known("ferry leaves noon"));

        assertThat(read.saying()).isEmpty();
        assertThat(read.claims()).hasSize(2);
    }

    @Test
    void aLineOfOneWordAboveAnotherIsAHeading() {
        ClaimExtractor extractor = new ClaimExtractor();
        assertThat(extractor.extract("Summary\nThe valve opens at 3 bar and closes at 2 bar."))
                .extracting(Claim::text)
                .containsExactly("The valve opens at 3 bar and closes at 2 bar.");
        assertThat(extractor.extract("The\nvalve opens at 3 bar.")).hasSize(1);
    }

    @Test
    void theTitleOfAnItemIsAHeading() {
        String answer = "1. Free trams\n   The ferry leaves at noon.\n2. Ferry\n   It leaves at noon.";

        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon"));

        assertThat(read.saying()).extracting(part -> part.claim().text()).containsExactly("Free trams");
        assertThat(read.passed()).extracting(part -> part.claim().text()).containsExactly("Ferry");
        assertThat(read.claims()).hasSize(3);
    }

    @Test
    void aRemarkInABlockOfCodeIsAHeading() {
        ClaimExtractor.Read read = EXTRACTOR.extract(
                "The ferry leaves at noon.\n\n```sh\n# trams follow\n```", known("ferry leaves noon"));

        assertThat(read.saying())
                .singleElement()
                .satisfies(part -> assertThat(part.form()).isEqualTo(Passed.Form.HEADING));
    }

    @Test
    void linesWithLabelsAndLinesThatEndInAColonStandAlone() {
        assertThat(texts("Departure: 6:05\nThe crossing takes an hour."))
                .containsExactly("Departure: 6:05", "The crossing takes an hour.");
        assertThat(texts("It was sold to the Louvre:\nThe house is open.")).containsExactly("The house is open.");
    }
}
