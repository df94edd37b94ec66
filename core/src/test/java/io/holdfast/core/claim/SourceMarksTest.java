package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.HOTEL;
import static io.holdfast.core.claim.Extracted.statements;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Citations, and brackets that are none. */
class SourceMarksTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(docs/intro.md)",
                "(docs.md)",
                "(items/3)",
                "(a/b)",
                "(Table A: 3)",
                "(source: 20240101-a-name-of-more-than-thirty-letters.pdf)",
                "[1, 2]",
                "[doc:3]",
                "(see 3 and 4.)",
                ", as stated in passage 2",
                " according to documents 1 and 2"
            })
    void referencesAreNoWords(String reference) {
        assertThat(PlainText.of("It leaves at noon" + (reference.matches("[, ].*") ? "" : " ") + reference + "."))
                .isEqualTo("It leaves at noon.");
    }

    @Test
    void bracketsWithWordsAreRead() {
        assertThat(statements("Bags must [not] be left here.")).containsExactly("Bags must [not] be left here.");
        assertThat(statements("The house is open. (see: it closed in 2020)")).hasSize(2);
        assertThat(statements("The house is open (see: page 3, table 4).")).containsExactly("The house is open.");
    }

    @Test
    void aCitationThatIsPartOfTheSentenceIsNamed() {
        assertThat(statements("It is 5 km long [1]. [2] puts the width at 3 km, as shown in [3]."))
                .containsExactly("It is 5 km long.", "the source puts the width at 3 km, as shown in the source.");
        assertThat(statements("According to [1], the lake is 5 km long.")).containsExactly("the lake is 5 km long.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[note-4]", "(Passages 2 and 7)", "[CIT:lighthouse:3].", "(see: Annex B, table 9)"})
    void aCitationThatStandsAloneIsNoClaim(String citation) {
        List<Claim> claims = new ClaimExtractor().extract("The lighthouse was lit in 1887.\n" + citation);

        assertThat(claims).extracting(Claim::text).containsExactly("The lighthouse was lit in 1887.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[^2]", "【4†source】", "<cite>2</cite>", "[2]"})
    void footnotesAndOtherMarksOfASourceAreNoPartOfTheClaim(String mark) {
        assertThat(new ClaimExtractor().extract("The lift is closed on Mondays" + mark + "."))
                .extracting(Claim::statement)
                .containsExactly("The lift is closed on Mondays.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(p. 4)",
                "(pp. 4-5)",
                "[Source: hotel.md]",
                "[see sec. 3.2]",
                "[a]",
                "{1}",
                "{2, 3}",
                "(Halden 2023)",
                "(Halden et al., 2023b)",
                "(Roth & Lind 1999)"
            })
    void aReferenceBehindASentenceIsNoClaim(String reference) {
        assertThat(statements("Parking costs 8 euros a night. " + reference, HOTEL))
                .containsExactly("Parking costs 8 euros a night.");
        assertThat(statements("Parking costs 8 euros a night. " + reference + " Breakfast costs 14 euros.", HOTEL))
                .containsExactly("Parking costs 8 euros a night.", "Breakfast costs 14 euros.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(9 euros in winter)",
                "[the owner resigned yesterday]",
                "(built by Halden in 2023)",
                "{caravans stay longer}"
            })
    void aBracketThatSaysSomethingIsAClaim(String bracket) {
        assertThat(statements("Parking costs 8 euros a night. " + bracket, HOTEL))
                .hasSize(2);
    }
}
