package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of values between delimiters. */
class DelimitedTableTest {
    @Test
    void commasSemicolonsAndTabsDelimit() {
        assertThat(texts("name,city,age\nAnn,Oslo,34\nBen,Rome,28"))
                .containsExactly("name; city; age", "name: Ann; city: Oslo; age: 34", "name: Ben; city: Rome; age: 28");
        assertThat(texts("Produkt;Preis\nApfel;1,50\nBirne;2,25"))
                .containsExactly("Produkt; Preis", "Produkt: Apfel; Preis: 1,50", "Produkt: Birne; Preis: 2,25");
        assertThat(texts("Country\tCapital\nFrance\tParis\nSpain\tMadrid"))
                .containsExactly(
                        "Country; Capital", "Country: France; Capital: Paris", "Country: Spain; Capital: Madrid");
    }

    @Test
    void quotedCellsHoldDelimitersQuotesAndLineBreaks() {
        String csv =
                "name,city,notes\n\"Smith, John\",Rome,\"said \"\"hi\"\" twice\"\nAnn,Oslo,\"line one\nline two\"\nBen,Bonn,x";
        assertThat(texts(csv))
                .containsExactly(
                        "name; city; notes",
                        "name: Smith, John; city: Rome; notes: said \"hi\" twice",
                        "name: Ann; city: Oslo; notes: line one line two",
                        "name: Ben; city: Bonn; notes: x");
        assertThat(spans(csv)).contains("Ann,Oslo,\"line one\nline two\"");
    }

    @Test
    void numbersWithCommasAreQuoted() {
        assertThat(texts("Item,Amount,Year\nRent,\"1,200\",2020\nFood,\"3,450\",2021"))
                .contains("Item: Rent; Amount: 1,200; Year: 2020", "Item: Food; Amount: 3,450; Year: 2021");
    }

    @Test
    void aQuoteInsideACellIsACharacter() {
        assertThat(texts("name,height,age\nAnn,5'10\",34\nBen,6'1\",28"))
                .contains("name: Ann; height: 5'10\"; age: 34", "name: Ben; height: 6'1\"; age: 28");
    }

    @Test
    void aQuoteThatIsNeverClosedEndsTheTable() {
        assertThat(texts("a,b,c\n1,2,3\n4,5,6\n7,\"8,9\nNothing else."))
                .contains("a: 1; b: 2; c: 3", "a: 4; b: 5; c: 6");
    }

    @Test
    void emptyCellsAreNotGiven() {
        assertThat(texts("name,city,phone\nAnn,Oslo,\nBen,,555")).contains("name: Ann; city: Oslo; phone: not given");
    }

    @Test
    void theTableEndsWhereTheColumnsDo() {
        assertThat(texts("name,city,age\nAnn,Oslo,34\nBen,Rome,28\nThat was all, folks."))
                .hasSize(4)
                .last()
                .isEqualTo("That was all, folks.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Roses are red,\nviolets are blue,\nsugar is sweet,\nand so are you.",
                "Ann Lee\n12 High Street\nSpringfield, IL 62701",
                "We sell cups, plates, and bowls.\nThey are white, red, and blue.\nAll are cheap, light, and strong.",
                "Hello, Ann\nGoodbye, Ben"
            })
    void commasInSentencesMakeNoTable(String prose) {
        assertThat(kinds(prose)).doesNotContain(Kind.ROW);
    }
}
