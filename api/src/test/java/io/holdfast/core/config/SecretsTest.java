package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://db/holdfast?user=u&password=hunter2",
                "jdbc:postgresql://db/holdfast?password=hunter2&ssl=true",
                "cannot open jdbc:postgresql://u:hunter2@db:5432/x: refused",
                "jdbc:postgresql://u:p@ss:hunter2@db/x",
                "store: \"jdbc:postgresql://db/x?PASSWORD=hunter2\"  # note",
            })
    void noPasswordIsShown(String text) {
        assertThat(Secrets.hide(text)).doesNotContain("hunter2").contains("***");
    }

    @Test
    void whatHoldsNoneStaysAsItIs() {
        String text = "listening on http://127.0.0.1:8080; mail a@b.c; see https://x.example/a:b";
        assertThat(Secrets.hide(text)).isEqualTo(text);
    }
}
