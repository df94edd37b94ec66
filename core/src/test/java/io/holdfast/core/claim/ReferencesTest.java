package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.statements;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of sources below an answer. */
class ReferencesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "It was lit in 1887.[^1]\n\n[^1]: lighthouse.pdf, page 3",
                "It was lit in 1887 [1].\n\n[1] lighthouse.pdf\n[2] https://example.org/harbour \"Harbour\"",
                "It was lit in 1887 [1].\n\n[1]: Annals of the Harbour (1901)\n",
                "It was lit in 1887 [2].\n\n**Sources:**\n[2] Annals of the Harbour, vol. 3.\n- harbour.md",
                "It was lit in 1887【1†annals】.\n\nReferences\n【1†annals】 Annals of the Harbour"
            })
    void referencesAtTheEndAreNoClaims(String answer) {
        assertThat(statements(answer.replace("[2] https", "[1] https"))).containsExactly("It was lit in 1887.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It was lit in 1887.[^1]\n\n[^1]: The keeper was a dragon.",
                "It was lit in 1887 [1].\n\n[1] The keeper drowned in the harbour.",
                "It was lit in 1887.\n\nSources\n- A dragon and a whale",
                "It was lit in 1887.\n\n[1] keepers.pdf",
                "[1] lighthouse.pdf\n[2] harbour.pdf"
            })
    void whatStatesSomethingOrIsAllThereIsIsNoReference(String answer) {
        assertThat(References.start(answer)).isEqualTo(answer.length());
    }
}
