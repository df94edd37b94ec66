package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.reply.word.Withdrawals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WithdrawalsTest {
    private static Withdrawals in(String prose) {
        return Withdrawals.in(prose, 0, 3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "All three are unsupported.",
                "None of the statements is supported.",
                "No statement is supported",
                "I take that back.",
                "Sorry, I was wrong about them",
                "The verdicts above are invalid.",
                "Both are wrong"
            })
    void everythingIsTakenBack(String prose) {
        assertThat(in(prose).all()).isTrue();
        assertThat(in(prose).covers(2)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Not all statements are supported.",
                "All statements are supported.",
                "Not all of them are wrong",
                "None of the pots was broken",
                "All pots were fired in May",
                "Yes, No, Yes",
                "Statement 1 - Yes, Statement 2 - No, Statement 3 - Yes"
            })
    void otherRemarksTakeNothingBack(String prose) {
        assertThat(in(prose).all()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "Yes for all except the second = 2",
                "1-3: yes, but not 2 = 2",
                "all but the last = 3",
                "with the exception of number 1 = 1",
                "statement 2 should be no = 2",
                "the third one is not supported = 3",
                "id 1 must be 0 = 1"
            })
    void someAreExcepted(String prose, int id) {
        assertThat(in(prose).ids()).containsExactly(id);
        assertThat(in(prose).all()).isFalse();
    }

    @Test
    void severalAreExcepted() {
        assertThat(in("Yes, except 1, 2 and the third.").ids()).containsExactlyInAnyOrder(1, 2, 3);
    }

    @Test
    void aRetractionCountsOnlyBehindWhatItRetracts() {
        String prose = "I made a mistake above. Now then";
        assertThat(Withdrawals.in(prose, 0, 3).all()).isTrue();
        assertThat(Withdrawals.in(prose, 24, 3).all()).isFalse();
    }

    @Test
    void aWithdrawnVerdictIsNoneAndWhatWasDeniedStays() {
        assertThat(Replies.read("1. Yes\\n2. No\\n3. Yes\\n\\nI take that back."))
                .isEqualTo("-0-");
        assertThat(Replies.read("1. Yes\\n2. Yes\\n3. Yes\\n\\nI take that back."))
                .isEqualTo("no_verdicts");
    }
}
