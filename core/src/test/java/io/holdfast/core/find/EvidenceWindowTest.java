package io.holdfast.core.find;

import static io.holdfast.core.find.Indexed.find;
import static io.holdfast.core.find.Indexed.index;
import static io.holdfast.core.find.Indexed.scope;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the model reads beside a claim. */
class EvidenceWindowTest {
    private static final String TEXT =
            "First comes bread. Then comes butter. The pump moves water. It is grey. Last comes jam.";

    @Test
    void everythingWhereItFitsInReadingOrder() {
        assertThat(window("The pump is grey.", 1000, TEXT)).isEqualTo(TEXT);
    }

    @Test
    void theBestUnitAndItsNeighboursWhereItDoesNot() {
        String window = window("The pump moves water.", 60, TEXT);
        assertThat(window).contains("The pump moves water.").hasSizeLessThanOrEqualTo(60);
        assertThat(window).containsAnyOf("Then comes butter.", "It is grey.").doesNotContain("jam");
    }

    @Test
    void whatSharesLittleFillsAWindowThatCannotHoldAllOnlyInPart() {
        String text =
                TEXT + " " + "Many guests like the quiet garden. ".repeat(8).strip();

        assertThat(window("The pump moves water.", 200, text))
                .contains("butter. The pump moves water. It is grey.")
                .hasSizeBetween(70, 108);
        assertThat(window("Guests like the garden where the pump is.", 200, text))
                .hasSizeBetween(140, 200);
    }

    @Test
    void theFirstUnitIsTakenHoweverLongItIs() {
        assertThat(window("The pump moves water.", 5, TEXT)).isEqualTo("The pump moves water.");
    }

    @Test
    void rowsFieldsAndTurnsAreSetApart() {
        assertThat(window("Ann is in Oslo", 1000, "| Name | City |\n|---|---|\n| Ann | Oslo |\n| Ben | Rome |"))
                .isEqualTo("Name; City | Name: Ann; City: Oslo | Name: Ben; City: Rome");
        assertThat(window("Tom books", 1000, "Tom: I book.\nBea: Fine.\nTom: Done."))
                .isEqualTo("Tom: I book. | Bea: Fine. | Tom: Done.");
    }

    @Test
    void valuesAreInOneForm() {
        assertThat(window("The bag weighs 2.4 kg", 1000, "The bag weighs 2,400 g."))
                .isEqualTo("The bag weighs 2.4 kg.");
    }

    @Test
    void theOrderOfDocumentsDoesNotMatter() {
        String other = "A pump is a machine.";
        assertThat(window("The pump moves water.", 1000, TEXT, other))
                .isEqualTo(window("The pump moves water.", 1000, other, TEXT));
    }

    @Test
    void aTableThatDoesNotFitIsSummarised() {
        StringBuilder table = new StringBuilder("day,visitors\n");
        for (int day = 1; day <= 40; day++) {
            table.append("2024-03-")
                    .append(day < 10 ? "0" : "")
                    .append(day % 31 + 1)
                    .append(',')
                    .append(day * 37 % 101)
                    .append('\n');
        }
        assertThat(window("There were most visitors on 2024-03-04.", 600, table.toString()))
                .contains("visitors: lowest ", ", highest 100 (")
                .hasSizeLessThanOrEqualTo(620);
    }

    @Test
    void aUnitIsReadOnce() {
        String window = window("The pump moves water. The pump is grey.", 1000, TEXT);
        assertThat(window.split("The pump moves water", -1)).hasSize(2);
    }

    @Test
    void nothingGivesAnEmptyWindow() {
        assertThat(EvidenceWindow.of(List.of(), List.of(), 100)).isEmpty();
    }

    private static String window(String claim, int chars, String... texts) {
        EvidenceIndex index = index(texts);
        return EvidenceWindow.of(find(index, claim).bestFirst(), index.all(scope(index)), chars);
    }
}
