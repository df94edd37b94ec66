package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.reply.word.Folding;
import io.holdfast.core.judge.reply.word.Latex;
import io.holdfast.core.judge.reply.word.Reasons;
import io.holdfast.core.judge.reply.word.RefusalPhrases;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyTokens;
import io.holdfast.core.judge.reply.word.Tags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The small steps before verdicts are read: folding, tokens, echoes, tags, task lists, LaTeX, markers. */
class PiecesTest {
    private static List<String> texts(List<ReplyToken> tokens) {
        return tokens.stream().map(ReplyToken::text).toList();
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
        assertThat(texts(ReplyTokens.of("2. Isn't 1.5 ✅ NOT_SUPPORTED")))
                .containsExactly("2", ".", "isn't", "1.5", "✅", "not", "supported");
        assertThat(texts(ReplyTokens.of("٣：是"))).containsExactly("3", ":", "是");
        assertThat(ReplyTokens.of("a\nb").get(1).isNewline()).isTrue();
    }

    @Test
    void tokensKnowTheirPlaces() {
        String text = "  Yes, no";
        assertThat(ReplyTokens.of(text))
                .extracting(t -> text.substring(t.start(), t.end()))
                .containsExactly("Yes", ",", "no");
    }

    @Test
    void echoesAreFoundAndTheLongestWins() {
        List<Statement> statements = Statement.number(List.of("The kiln was lit", "The kiln was lit in May"));
        List<ReplyToken> tokens = ReplyTokens.of("1. the KILN was lit, in May: yes");
        assertThat(Echo.find(tokens, statements)).containsExactly(new Echo.Found(1, 2, 9));
    }

    @Test
    void shortStatementsAndVerdictsAreNoEchoes() {
        assertThat(Echo.find(ReplyTokens.of("It ran. Yes."), Statement.number(List.of("It ran", "Yes"))))
                .isEmpty();
    }

    @Test
    void longQuotationsAreClosedAndShortOnesStay() {
        List<ReplyToken> closed = Echo.close(ReplyTokens.of("\"one two three four\" \"yes\""), List.of(), List.of());
        assertThat(closed.get(0).kind()).isEqualTo(ReplyToken.Kind.OPAQUE);
        assertThat(texts(closed)).endsWith("\"", "yes", "\"");
    }

    @Test
    void rowsOfHtmlBecomeLinesAndCellsBars() {
        assertThat(texts(Tags.flatten(ReplyTokens.of("<tr><td>1</td><td><b>yes</b></td></tr>"))))
                .containsExactly("\n", "|", "1", "|", "|", "yes", "|", "\n");
        assertThat(texts(Tags.flatten(ReplyTokens.of("x < y > z")))).contains("<", ">");
    }

    @Test
    void taskListsBecomeMarksWhereABoxIsTicked() {
        assertThat(texts(Checkboxes.marks(ReplyTokens.of("- [x] a\n- [ ] b"))))
                .containsExactly("-", "✓", "a", "\n", "-", "✗", "b");
        assertThat(texts(Checkboxes.marks(ReplyTokens.of("- [ ] a")))).contains("[", "]");
    }

    @Test
    void boxesOfLatexAreUnwrapped() {
        assertThat(Latex.plain("$\\boxed{\\text{Yes}}$").strip()).isEqualTo("Yes");
        assertThat(Latex.plain("costs $5")).isEqualTo("costs $5");
    }

    @Test
    void theLastMarkerCounts() {
        List<ReplyToken> tokens = ReplyTokens.of("Final verdict for each statement in order: no\nFinal verdicts: yes");
        assertThat(texts(tokens.subList(Markers.afterLast(tokens), tokens.size())))
                .containsExactly("yes");
        assertThat(Markers.afterLast(ReplyTokens.of("My verdict: yes"))).isEqualTo(-1);
    }

    @Test
    void correctionsAreFoundAtLineStartsAndInsideBlocks() {
        List<ReplyToken> tokens = ReplyTokens.of("1. yes\nWait, 1 is no");
        assertThat(tokens.get(Corrections.lastAtLineStart(tokens)).text()).isEqualTo(",");
        assertThat(Corrections.lastAtLineStart(ReplyTokens.of("1. yes"))).isEqualTo(-1);
        assertThat(Corrections.lastInside(ReplyTokens.of("yes... wait, no"))).isPositive();
        assertThat(texts(Corrections.settled(ReplyTokens.of("2 should be no")))).containsExactly("2", ":", "no");
    }

    @Test
    void reasonsFollowTheirLabelOrTheVerdict() {
        assertThat(Reasons.in("Yes, line two says so.", ReplyTokens.of("Yes, line two says so.")))
                .isEqualTo("line two says so.");
        assertThat(Reasons.in("Reason: it was June\nNo", ReplyTokens.of("Reason: it was June\nNo")))
                .isEqualTo("it was June");
        assertThat(Reasons.in("Yes", ReplyTokens.of("Yes"))).isNull();
    }

    @Test
    void refusalsAreToldInManyLanguages() {
        assertThat(RefusalPhrases.in("I **cannot** do this")).isTrue();
        assertThat(RefusalPhrases.in("Lo siento, no.")).isTrue();
        assertThat(RefusalPhrases.in("抱歉")).isTrue();
        assertThat(RefusalPhrases.in("The kiln was cold.")).isFalse();
    }
}
