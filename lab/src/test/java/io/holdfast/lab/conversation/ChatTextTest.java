package io.holdfast.lab.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChatTextTest {
    @Test
    void linesWithSpeakersAreTurnsAndOthersGoOn() {
        assertThat(ChatText.messages("User: How long is it?\n\nBot: 80 m.\nIt is new.\n**Customer:** Thanks")
                        .orElseThrow()
                        .toString())
                .isEqualTo("[{\"role\":\"user\",\"content\":\"How long is it?\"},"
                        + "{\"role\":\"assistant\",\"content\":\"80 m.\\nIt is new.\"},"
                        + "{\"role\":\"user\",\"content\":\"Thanks\"}]");
    }

    @Test
    void otherTextIsNoConversation() {
        assertThat(ChatText.messages("The user asked: how long?")).isEmpty();
        assertThat(ChatText.messages(" ")).isEmpty();
    }
}
