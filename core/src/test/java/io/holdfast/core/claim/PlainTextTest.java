package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.EXTRACTOR;
import static io.holdfast.core.claim.Extracted.statements;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of a statement without what only lays them out. */
class PlainTextTest {
    /** Each of these once cost seconds or did not end. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "(see   ", "[a ,", " according to", "A1:-", "```  "})
    @Timeout(20)
    void whatRepeatsIsReadInItsLength(String piece) {
        String said = "a (" + piece.repeat(5_000) + "b";

        assertThat(PlainText.of(said)).endsWith("b");
    }

    @Test
    void unseenMarksAreNoPartOfAStatementAndAnAddressIsReadAlone() {
        List<Claim> claims = EXTRACTOR.extract(
                "\u202eThe ferry leaves at noon.\u202c It holds 5 kg. https://example.org/free-for-dogs");

        assertThat(claims)
                .extracting(Claim::statement)
                .contains("The ferry leaves at noon.", "https://example.org/free-for-dogs");
    }

    /** A reader of HTML sees its words and not its tags; a tag in code or between two blanks is what the text is about. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <h2>Opening hours</h2><p>The museum opens at <b>9:00</b>.</p><ul><li>It is closed on Monday</li></ul> \
            | The museum opens at 9:00. / The museum is closed on Monday
            <p>It closes at 17:00.<br>Tickets cost 5 euros.</p> | It closes at 17:00. / Tickets cost 5 euros.
            The fee is non<b>refundable</b> and <span class="x">due</span> in May. \
            | The fee is nonrefundable and due in May.
            The hall covers 50 m<sup>2</sup> and uses H<sub>2</sub>O. | The hall covers 50 m² and uses H2O.
            Use the <h2> tag for titles and `<b>` for words. | Use the <h2> tag for titles and `<b>` for words.
            The result is kept in List<String> and a < b > c. | The result is kept in List<String> and a < b > c.
            """)
    void tagsAreNoPartOfAClaim(String answer, String claims) {
        assertThat(new ClaimExtractor().extract(answer).stream().map(Claim::statement))
                .containsExactly(claims.split(" / "));
    }

    @Test
    void codeIsReadWithoutItsFence() {
        assertThat(statements("Run this now.\n```bash\nvault restore NAME --force\n```\n"))
                .containsExactly("Run this now.", "vault restore NAME --force");
    }

    @Test
    void aLinkIsReadByItsWordsAndKeepsItsPlace() {
        String answer = "Bags are kept at the [front desk](https://inn.example/desk) until noon.";
        Claim claim = EXTRACTOR.extract(answer).get(0);
        assertThat(claim.statement()).isEqualTo("Bags are kept at the front desk until noon.");
        assertThat(claim.text()).isEqualTo(answer);
    }

    @Test
    void citationsAndEmphasisAreNotPartOfTheStatement() {
        assertThat(statements("Paths such as /files/*rest keep their star and **bold** goes."))
                .containsExactly("Paths such as /files/*rest keep their star and bold goes.");
        assertThat(statements("The **north gate** closes at dusk [CIT:p4]."))
                .containsExactly("The north gate closes at dusk.");
    }

    @Test
    void raisedMarksAreNoPartOfAClaim() {
        assertThat(
                        statements(
                                "The lamp was lit in 1887.<sup>[1]</sup> The hall covers 50 m<sup>2</sup><sup>[2, 3]</sup>. It burnt oil.<sup>4</sup>"))
                .containsExactly("The lamp was lit in 1887.", "The hall covers 50 m².", "The hall burnt oil.");
    }
}
