package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A reader is shown no marks of formulas, and takes nothing for said that is struck out. */
class RenderedTest {
    @ParameterizedTest
    @CsvSource({
        "Fires are ~~forbidden~~ allowed.,Fires are allowed.",
        "It costs <del>20</del> 18 euros.,It costs 18 euros.",
        "It costs <S>20</S> 18 euros.,It costs 18 euros.",
        "It is o\u0336p\u0336e\u0336n\u0336 shut.,It is shut.",
        "~~It is open.~~,''"
    })
    void whatIsStruckOutIsNotSaid(String written, String shown) {
        assertThat(Rendered.of(written)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "It costs $\\approx 8$ euros.,It costs ≈ 8 euros.",
        "It costs $18$ euros.,It costs 18 euros.",
        "About \\(20^\\circ\\text{C}\\) in May.,About 20°C in May.",
        "\\(\\frac{1}{2}\\) of them.,1/2 of them.",
        "It is $5\\%$ more.,It is 5% more.",
        "An angle $\\alpha$ here.,An angle alpha here."
    })
    void formulasAreReadAsTheyAreShown(String written, String shown) {
        assertThat(Rendered.of(written)).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bread is $5 and milk $8.",
                "From $5 to US$8, or A$9.",
                "It takes ~~20 or ~~30 days.",
                "~~~\ncode\n~~~",
                "a\u0338 = b",
                "Set $HOME and $PATH first."
            })
    void allElseStays(String written) {
        assertThat(Rendered.of(written)).isEqualTo(written);
    }

    /** Marks that nothing closes. */
    @Test
    void costsItsLength() {
        for (String piece : new String[] {"~~a ", "<del>", "$\\a ", "\\(", "a\u0336 "}) {
            String text = piece.repeat(50_000 / piece.length());
            long from = System.nanoTime();
            assertThat(Rendered.of(text).length()).isLessThanOrEqualTo(text.length());
            assertThat(System.nanoTime() - from).as(piece).isLessThan(3_000_000_000L);
        }
    }
}
