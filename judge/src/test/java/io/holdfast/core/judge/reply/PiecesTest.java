package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The small steps before verdicts are read: folding, tokens, echoes, tags, task lists, LaTeX, markers. */
class PiecesTest {
    private static List<String> texts(List<Token> tokens) {
        return tokens.stream().map(Token::text).toList();
    }

    @Test
    void foldingMakesSpellingsEqual() {
        assertThat(Folding.fold("Ｙｅｓ")).isEqualTo("yes");
        assertThat(Folding.fold("SÍ")).isEqualTo("si");
        assertThat(Folding.fold("isn’t")).isEqualTo("isn't");
        assertThat(Folding.words("  The Kiln, lit: 3 times!")).isEqualTo("the kiln lit 3 times");
    }

    @Test
    void tokensAreWordsNumbersMarksAndPunctuation() {
        assertThat(texts(Tokens.of("2. Isn't 1.5 ✅ NOT_SUPPORTED")))
                .containsExactly("2", ".", "isn't", "1.5", "✅", "not", "supported");
        assertThat(texts(Tokens.of("٣：是"))).containsExactly("3", ":", "是");
        assertThat(Tokens.of("a\nb").get(1).isNewline()).isTrue();
    }

    @Test
    void tokensKnowTheirPlaces() {
        String text = "  Yes, no";
        assertThat(Tokens.of(text))
                .extracting(t -> text.substring(t.start(), t.end()))
                .containsExactly("Yes", ",", "no");
    }

    @Test
    void echoesAreFoundAndTheLongestWins() {
        List<Statement> statements = Statement.number(List.of("The kiln was lit", "The kiln was lit in May"));
        List<Token> tokens = Tokens.of("1. the KILN was lit, in May: yes");
        assertThat(Echo.find(tokens, statements)).containsExactly(new Echo.Found(1, 2, 9));
    }

    @Test
    void shortStatementsAndVerdictsAreNoEchoes() {
        assertThat(Echo.find(Tokens.of("It ran. Yes."), Statement.number(List.of("It ran", "Yes"))))
                .isEmpty();
    }

    @Test
    void longQuotationsAreClosedAndShortOnesStay() {
        List<Token> closed = Echo.close(Tokens.of("\"one two three four\" \"yes\""), List.of(), List.of());
        assertThat(closed.get(0).kind()).isEqualTo(Token.Kind.OPAQUE);
        assertThat(texts(closed)).endsWith("\"", "yes", "\"");
    }

    @Test
    void rowsOfHtmlBecomeLinesAndCellsBars() {
        assertThat(texts(Tags.flatten(Tokens.of("<tr><td>1</td><td><b>yes</b></td></tr>"))))
                .containsExactly("\n", "|", "1", "|", "|", "yes", "|", "\n");
        assertThat(texts(Tags.flatten(Tokens.of("x < y > z")))).contains("<", ">");
    }

    @Test
    void taskListsBecomeMarksWhereABoxIsTicked() {
        assertThat(texts(Checkboxes.marks(Tokens.of("- [x] a\n- [ ] b"))))
                .containsExactly("-", "✓", "a", "\n", "-", "✗", "b");
        assertThat(texts(Checkboxes.marks(Tokens.of("- [ ] a")))).contains("[", "]");
    }

    @Test
    void boxesOfLatexAreUnwrapped() {
        assertThat(Latex.plain("$\\boxed{\\text{Yes}}$").strip()).isEqualTo("Yes");
        assertThat(Latex.plain("costs $5")).isEqualTo("costs $5");
    }

    @Test
    void theLastMarkerCounts() {
        List<Token> tokens = Tokens.of("Final verdict for each statement in order: no\nFinal verdicts: yes");
        assertThat(texts(tokens.subList(Markers.afterLast(tokens), tokens.size())))
                .containsExactly("yes");
        assertThat(Markers.afterLast(Tokens.of("My verdict: yes"))).isEqualTo(-1);
    }

    @Test
    void correctionsAreFoundAtLineStartsAndInsideBlocks() {
        List<Token> tokens = Tokens.of("1. yes\nWait, 1 is no");
        assertThat(tokens.get(Corrections.lastAtLineStart(tokens)).text()).isEqualTo(",");
        assertThat(Corrections.lastAtLineStart(Tokens.of("1. yes"))).isEqualTo(-1);
        assertThat(Corrections.lastInside(Tokens.of("yes... wait, no"))).isPositive();
        assertThat(texts(Corrections.settled(Tokens.of("2 should be no")))).containsExactly("2", ":", "no");
    }

    @Test
    void reasonsFollowTheirLabelOrTheVerdict() {
        assertThat(Reasons.in("Yes, line two says so.", Tokens.of("Yes, line two says so.")))
                .isEqualTo("line two says so.");
        assertThat(Reasons.in("Reason: it was June\nNo", Tokens.of("Reason: it was June\nNo")))
                .isEqualTo("it was June");
        assertThat(Reasons.in("Yes", Tokens.of("Yes"))).isNull();
    }

    @Test
    void refusalsAreToldInManyLanguages() {
        assertThat(Refusals.in("I **cannot** do this")).isTrue();
        assertThat(Refusals.in("Lo siento, no.")).isTrue();
        assertThat(Refusals.in("抱歉")).isTrue();
        assertThat(Refusals.in("The kiln was cold.")).isFalse();
    }

    @Test
    void anAnswerThatReadsLikeAReplyIsKnown() {
        assertThat(Lookalike.of("The kiln was lit in May.")).isEqualTo(Lookalike.NONE);
        assertThat(Lookalike.of("Yes, it was lit in May.")).isEqualTo(Lookalike.WEAK);
        assertThat(Lookalike.of("{\"nonce\":\"x\"}")).isEqualTo(Lookalike.STRONG);
        assertThat(Lookalike.of("a < b")).isEqualTo(Lookalike.NONE);
    }
}
