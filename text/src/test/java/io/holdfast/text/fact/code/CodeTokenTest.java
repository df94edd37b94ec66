package io.holdfast.text.fact.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodeTokenTest {
    @ParameterizedTest
    @CsvSource({
        "get, GET, HTTP_METHOD, true",
        "Ann@Example.org, ann@example.org, EMAIL, true",
        "RetryPolicy, retrypolicy, NAME, true",
        "v1.2.1, 1.2.1, VERSION, true",
        "v1.2.1, 1.2.0, VERSION, false",
        "https://Example.org/A, https://example.org/A, URL, true",
        "https://example.org/A, https://example.org/a, URL, false",
        "/etc/Hosts, /etc/hosts, PATH, false",
        "maxRetries, maxretries, IDENTIFIER, false",
    })
    void symbolsAreComparedOneByOneExceptWhereCaseSaysNothing(
            String first, String second, CodeToken.Kind kind, boolean same) {
        CodeToken a = new CodeToken(0, first.length(), first, kind);
        CodeToken b = new CodeToken(0, second.length(), second, kind);
        assertThat(a.same(b)).isEqualTo(same);
        assertThat(b.same(a)).isEqualTo(same);
    }

    @Test
    void aTokenFitsItsSpan() {
        assertThatThrownBy(() -> new CodeToken(3, 5, "abc", CodeToken.Kind.NAME))
                .hasMessageContaining("[3, 5)");
    }
}
