package io.holdfast.core.judge.reply.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuotedTest {
    private static List<String> quoted(String text) {
        return Quoted.spans(text).stream().map(span -> span.of(text).strip()).toList();
    }

    @Test
    void anExampleReachesToTheEndOfItsParagraph() {
        assertThat(quoted("For example: 1. Yes\n2. Yes\n\n1. No\n2. No")).containsExactly("1. Yes\n2. Yes");
        assertThat(quoted("Here is an example:\n\n1. Yes\n\n1. No")).containsExactly("1. Yes");
    }

    @Test
    void anExampleInAFenceReachesToItsEnd() {
        assertThat(quoted("The format would be:\n```json\n[1]\n\n[2]\n```\n[3]"))
                .containsExactly("```json\n[1]\n\n[2]\n```");
    }

    @Test
    void reportedSpeechReachesToTheEndOfItsLine() {
        assertThat(quoted("The answer says: 1. Yes\n1. No")).containsExactly("1. Yes");
        assertThat(quoted("I would not say 1. Yes\n1. No")).containsExactly("1. Yes");
    }

    @Test
    void aCueInsideAReasonQuotesNothing() {
        assertThat(quoted("1. Yes, for example line two.\n2. No: the answer says otherwise."))
                .isEmpty();
    }

    @Test
    void quotedLinesAreTheJudgesOwnWhereThereAreNoOthers() {
        assertThat(quoted("> 1. Yes\n> 2. No")).isEmpty();
        assertThat(quoted("> 1. Yes\nSo the answer claims.")).containsExactly("> 1. Yes");
    }

    @Test
    void plainRepliesQuoteNothing() {
        assertThat(quoted("1. Yes\n2. No, no date is given.")).isEmpty();
        assertThat(quoted("")).isEmpty();
    }
}
