package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Partners of brackets. */
class BracketsTest {
    private static String inside(String text, int open) {
        int close = Brackets.of(text, 0, text.length()).partner(open);
        return text.substring(open, close == open ? open : close + 1);
    }

    @Test
    void aBracketFindsItsPartner() {
        String text = "a (b [c] d) e";
        assertThat(inside(text, 2)).isEqualTo("(b [c] d)");
        assertThat(inside(text, 5)).isEqualTo("[c]");
    }

    @Test
    void aBracketWithoutPartnerStaysAlone() {
        assertThat(inside("a (b c", 2)).isEmpty();
        assertThat(inside("a [b) c", 2)).isEmpty();
    }

    @Test
    void textWithoutBracketsCostsNothing() {
        Brackets none = Brackets.of("plain words", 0, 11);
        assertThat(none.partner(3)).isEqualTo(3);
    }

    @Test
    void deepNestingIsBounded() {
        String text = "(".repeat(100) + "x" + ")".repeat(100);
        Brackets brackets = Brackets.of(text, 0, text.length());
        assertThat(brackets.partner(99)).isEqualTo(101);
        assertThat(brackets.partner(101)).isEqualTo(99);
        assertThat(brackets.partner(36)).isEqualTo(164);
        assertThat(brackets.partner(0)).as("older ones count as unclosed").isEqualTo(0);
    }
}
