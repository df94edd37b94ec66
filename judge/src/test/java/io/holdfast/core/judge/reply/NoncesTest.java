package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoncesTest {
    private static final String NONCE = "k3k3k3k3";

    @ParameterizedTest
    @CsvSource({
        "nonce: k3k3k3k3, ECHOED",
        "Nonce = \"k3k3k3k3\", ECHOED",
        "**nonce** k3k3k3k3, ECHOED",
        "nonce: zz99zz99, OTHER",
        "nonce: k3k3k3k3 and nonce: zz99zz99, OTHER",
        "nonce: none, SILENT",
        "the nonce was given, SILENT",
        "1. Yes, SILENT"
    })
    void inText(String reply, Nonces expected) {
        assertThat(Nonces.inText(reply, List.of(), NONCE)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"k3k3k3k3, ECHOED", "' k3k3k3k3 ', ECHOED", "zz99zz99, OTHER", "'', SILENT", ", SILENT"})
    void inJson(String echoed, Nonces expected) {
        assertThat(Nonces.inJson(echoed, NONCE)).isEqualTo(expected);
    }

    @org.junit.jupiter.api.Test
    void aNonceInsideAClosedSpanIsNotRead() {
        assertThat(Nonces.inText("nonce: zz99zz99", List.of(new Span(0, 15)), NONCE))
                .isEqualTo(Nonces.SILENT);
    }
}
