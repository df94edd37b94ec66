package io.holdfast.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TurnsTest {
    private static boolean chat(String text) {
        return SourceText.read(text, new FactComparison(ConfigLoader.defaults())).chat;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ana: Hi.\nPaulo: Hello!\nAna: Coming tonight?",
                "Ana: Hi. . Paulo: Hello! I am late. . Ana: Never mind. . Paulo: Thanks.",
                "Dr. Weiss: Any pain?\nPatient: In the knee. Since Monday.\nDr. Weiss: I see.\nPatient: It is worse at night."
            })
    void peopleWhoSpeakInTurnAreAConversation(String text) {
        assertThat(chat(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "The pump runs. Note: it is loud. Note: it is old. Note: it leaks.",
                "Step 1: Open the lid. Step 2: Fill it. Step 3: Close it.",
                "passage 1: The tower is old. passage 2: It leans. passage 1: It stands.",
                "{\"Ana\": \"Hi\", \"Paulo\": \"Hello\"}",
                "The minister said: We wait. Then he left. The crowd went home. Shops closed. It rained. Buses stopped."
            })
    void otherTextsAreNot(String text) {
        assertThat(chat(text)).isFalse();
    }
}
