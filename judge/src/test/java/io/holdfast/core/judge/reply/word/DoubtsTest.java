package io.holdfast.core.judge.reply.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verdicts are believed behind plain introductions only; a "yes" that its line takes back is asked again. */
class DoubtsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "If I had to guess: 1. Yes 2. Yes",
                "Perhaps 1. Yes 2. No",
                "Had the log been attached, my verdicts would read: 1. Yes",
                "A colleague thinks: 1) Yes 2) Yes",
                "One possible reply: ||||||||||||"
            })
    void wordsThatNoIntroductionHasDoubtEverything(String reply) {
        assertThat(Doubts.in(reply)).isEqualTo(new Withdrawals(true, Set.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. Yes\n2. No",
                "Final verdict for each statement in order: 1. Yes 2. No",
                "Sure! I compared each of them with care. Result: ||||||||||||",
                "Aussage 1: gestützt",
                "Verdict 1: Yes, the log says it would be lit in May",
                "<|channel|>analysis<|message|>I think so<|end|><|channel|>final<|message|>||||||||||||",
                "/* a draft */ ||||||||||||"
            })
    void plainIntroductionsDoubtNothing(String reply) {
        assertThat(Doubts.in(reply)).isEqualTo(new Withdrawals(false, Set.of()));
    }

    @Test
    void aYesIsTakenBackOnItsOwnLine() {
        assertThat(Doubts.in("1. Yes, though the text never says so\n2. Yes\n3. Yes?")
                        .ids())
                .containsExactlyInAnyOrder(1, 3);
    }

    @Test
    void aQuestionThatIsAnsweredIsNoDoubt() {
        assertThat(Doubts.in("1. Is it supported? Yes.").ids()).isEmpty();
    }
}
