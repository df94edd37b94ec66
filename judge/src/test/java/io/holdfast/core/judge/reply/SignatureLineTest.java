package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SignatureLineTest {
    @ParameterizedTest
    @ValueSource(strings = {"nonce: k3k3k3k3", "**Nonce:** `k3k3k3k3`", "- NONCE = k3k3k3k3.", "nonce: k3k3k3k3\r"})
    void aLineOfItsOwnSigns(String line) {
        assertThat(SignatureLine.of("1. Yes\n" + line + "\n2. No", "k3k3k3k3"))
                .isEqualTo(new SignatureLine("1. Yes\n2. No\n".stripTrailing(), true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonce: zz99zz99",
                "k3k3k3k3",
                "the nonce is k3k3k3k3",
                "\"nonce\": \"k3k3k3k3\",",
                "{nonce: k3k3k3k3}"
            })
    void anythingElseIsLeftToTheParser(String line) {
        assertThat(SignatureLine.of(line, "k3k3k3k3")).isEqualTo(new SignatureLine(line, false));
    }

    @Test
    void withoutANonceNothingSigns() {
        assertThat(SignatureLine.of("nonce: k3k3k3k3", null).found()).isFalse();
    }
}
