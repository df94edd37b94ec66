package io.holdfast.lab.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PromptsTest {
    private static final Case DISTRACTOR = new Case(
            "distractor_004@wrong:value_swap",
            "Which lamp?",
            List.of(new Document("0", "Lamps (MODIFIED)", null, "Lamp seven burns.")),
            "Lamp seven.",
            true);

    @Test
    void thePromptShowsQuestionAndDocumentsAndNothingElseOfTheCase() {
        for (Prompts prompt : Prompts.values()) {
            String sent = prompt.messages(DISTRACTOR).toString();
            assertThat(sent).contains("Which lamp?", "Lamp seven burns.");
            assertThat(sent.toLowerCase(Locale.ROOT))
                    .doesNotContain("distractor", "swap", "modified", "clean", "corrupt", "trick", "test", "seven.\"");
        }
    }

    @Test
    void onlyTheStrictPromptOffersTheMarker() {
        assertThat(Prompts.STRICT.messages(DISTRACTOR).toString()).contains("INSUFFICIENT_CONTEXT");
        assertThat(Prompts.SOFT.messages(DISTRACTOR).toString()).doesNotContain("INSUFFICIENT_CONTEXT");
        assertThat(Prompts.STRICT.hash()).isNotEqualTo(Prompts.SOFT.hash());
    }
}
