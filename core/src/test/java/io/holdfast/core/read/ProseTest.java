package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Running text, lists and questions. */
class ProseTest {
    @Test
    void aSentenceIsAUnit() {
        String text = "The valve opens at 3 bar. It closes\nbelow 2 bar.\n\nNever use vinegar.";
        assertThat(texts(text))
                .containsExactly("The valve opens at 3 bar.", "It closes below 2 bar.", "Never use vinegar.");
        assertThat(spans(text))
                .containsExactly("The valve opens at 3 bar.", "It closes\nbelow 2 bar.", "Never use vinegar.");
        assertThat(kinds(text)).containsOnly(Kind.PROSE);
    }

    @Test
    void anItemCarriesTheLineThatLeadsToIt() {
        String text = "The fee does not include:\n- flights\n- visa costs\n\nIt includes:\n1. the hotel\n2. breakfast";
        assertThat(texts(text))
                .containsExactly(
                        "The fee does not include:",
                        "The fee does not include: flights",
                        "The fee does not include: visa costs",
                        "It includes:",
                        "It includes: 1. the hotel",
                        "It includes: 2. breakfast");
        assertThat(spans(text)).contains("- flights", "2. breakfast");
    }

    @ParameterizedTest
    @ValueSource(strings = {"## Not covered", "**Not covered**", "Not covered", "Not covered:"})
    void aHeadingLeadsToItsItems(String heading) {
        assertThat(texts(heading + "\n\n* rust\n* theft")).contains("Not covered: rust", "Not covered: theft");
    }

    @Test
    void anItemCarriesTheNearestItemsItIsNestedIn() {
        assertThat(texts("- a1\n - b2\n  - c3\n   - d4\n    - e5\n     - f6\n      - g7"))
                .contains("b2: c3: d4: e5: f6: g7");
    }

    @Test
    void theLeadIsTheLastSentenceBeforeTheList() {
        assertThat(texts("Prices vary. The fee covers:\n\n- food")).contains("Prices vary.", "The fee covers: food");
    }

    @Test
    void itemsOfContracts() {
        assertThat(
                        texts(
                                "The contract ends if:\n(a) the customer does not pay;\n(b) either party is insolvent.\n\nNotice must be given in writing."))
                .containsExactly(
                        "The contract ends if:",
                        "The contract ends if: (a) the customer does not pay;",
                        "The contract ends if: (b) either party is insolvent.",
                        "Notice must be given in writing.");
    }

    @Test
    void aNestedItemCarriesTheItemAboveIt() {
        assertThat(texts("Requirements\n\n* Java 17\n* 4 GB memory\n  - 8 GB with the model\n* Linux"))
                .containsExactly(
                        "Requirements",
                        "Requirements: Java 17",
                        "Requirements: 4 GB memory",
                        "Requirements: 4 GB memory: 8 GB with the model",
                        "Requirements: Linux");
    }

    @Test
    void furtherSentencesOfAnItemCarryTheLeadToo() {
        assertThat(texts("Not allowed:\n\n1. Working for others. Ask first.\n   There are exceptions.\n\nThank you."))
                .containsExactly(
                        "Not allowed:",
                        "Not allowed: 1. Working for others.",
                        "Not allowed: Ask first.",
                        "Not allowed: There are exceptions.",
                        "Thank you.");
    }

    @Test
    void checkMarksAtItemsAreYesAndNo() {
        assertThat(texts("## Included\n\n✓ Breakfast\n✗ Parking\n✅ Wifi"))
                .containsExactly(
                        "Included", "Included: yes: Breakfast", "Included: no: Parking", "Included: yes: Wifi");
    }

    @Test
    void aListWithoutALeadIsReadAsItIs() {
        assertThat(texts("We went home.\n\n- flights\n- visa costs"))
                .containsExactly("We went home.", "- flights", "- visa costs");
    }

    @Test
    void textBehindAListIsNoItem() {
        assertThat(texts("It includes:\n- food\n\nBring a coat.")).last().isEqualTo("Bring a coat.");
    }

    @Test
    void theFirstSentenceBelowAQuestionCarriesIt() {
        assertThat(
                        texts(
                                "## FAQ\n\n**How do I cancel?**\nOpen Settings. Choose Cancel.\n\n### Is there a refund?\n\nYes, within 14 days."))
                .containsExactly(
                        "FAQ",
                        "How do I cancel?",
                        "How do I cancel? Open Settings.",
                        "Choose Cancel.",
                        "Is there a refund?",
                        "Is there a refund? Yes, within 14 days.");
    }

    @Test
    void aQuestionInTheMiddleOfAParagraphIsASentence() {
        assertThat(texts("Who knows? He left early.")).containsExactly("Who knows?", "He left early.");
    }

    @Test
    void marksOfHeadingsQuotesAndEmphasisAreNotRead() {
        assertThat(texts("# Safety\n\n> Wear **gloves** and\n> ***goggles***."))
                .containsExactly("Safety", "Wear gloves and goggles.");
        assertThat(texts("Call `__init__` and set x_1 to 2 * 3 * 4."))
                .containsExactly("Call `__init__` and set x_1 to 2 * 3 * 4.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "✓|yes", "✔️|yes", "✅ included|yes: included", "✗|no", "❌|no", "☒ sold out|no: sold out", "–|not given",
                        "—|not given",
                "N/A|not given", "null|not given", "''|not given", "None|None", "0|0", "-5|-5", "a - b|a - b",
                        "**42**|42"
            })
    void signsAreWords(String cell, String read) {
        assertThat(Cell.read(cell)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource({
        "~~The rate is 4 %.~~ The rate is 5 %.,The rate is 5 %.",
        "<p><del>The rate is 4 %.</del> The rate is 5 %.</p>,The rate is 5 %.",
        "The rate is <s>4</s> 5 %.,The rate is 5 %.",
        "It takes ~5 to ~6 days.,It takes ~5 to ~6 days.",
    })
    void struckTextIsNotRead(String text, String unit) {
        assertThat(texts(text)).containsExactly(unit);
        assertThat(spans(text)).hasSize(1);
    }
}
