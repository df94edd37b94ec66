package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThinkingTest {
    @Test
    void onlyWhatFollowsTheThoughtsIsTheReply() {
        assertThat(Thinking.drop("<think>1. Yes, surely</think>\n1. No")).isEqualTo("\n1. No");
        assertThat(Thinking.drop("<THINKING>yes</THINKING>no")).isEqualTo("no");
        assertThat(Thinking.drop("I wonder: yes?</think>no")).isEqualTo("no");
    }

    @Test
    void severalKindsOfThoughtsAreDropped() {
        assertThat(Thinking.drop("<think>a</think><reflection>b</reflection>c")).isEqualTo("c");
    }

    @Test
    void thoughtsThatNeverEndLeaveNothing() {
        assertThat(Thinking.drop("<think>1. Yes 2. Yes")).isEmpty();
        assertThat(Thinking.drop("1. No\n<think>or yes")).isEqualTo("1. No\n");
    }

    @Test
    void aTagInsideAJsonStringEndsNoThought() {
        String json = "{\"verdicts\":[{\"id\":1,\"reason\":\"says </think> there\",\"verdict\":0}]}";
        assertThat(Thinking.drop(json)).isEqualTo(json);
    }

    @Test
    void aReplyWithoutThoughtsStaysAsItIs() {
        assertThat(Thinking.drop("1. Yes\n2. No")).isEqualTo("1. Yes\n2. No");
        assertThat(Thinking.drop("")).isEmpty();
    }
}
