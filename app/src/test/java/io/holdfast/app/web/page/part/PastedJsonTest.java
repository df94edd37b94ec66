package io.holdfast.app.web.page.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.app.web.http.Problem;
import io.holdfast.core.config.ConfigLoader;
import org.junit.jupiter.api.Test;

class PastedJsonTest {
    private final PastedJson json = new PastedJson(ConfigLoader.defaults());

    @Test
    void valuesComeOneALineOverManyLinesOrAsLists() {
        assertThat(json.values("{\"a\":1}\n{\"a\":\n 2}\n\n[{\"a\":3}, 4]", "f", 9))
                .hasSize(4);
        assertThat(json.values(" \n ", "f", 9)).isEmpty();
    }

    @Test
    void whatIsWrongIsSaidWithItsPlace() {
        assertThatThrownBy(() -> json.values("{\"a\":1}\n{\"a\" 2}", "f", 9))
                .isInstanceOfSatisfying(BadInput.class, e -> {
                    assertThat(e.kind()).isEqualTo(Problem.Kind.MALFORMED_JSON);
                    assertThat(e.detail()).contains("line 2");
                    assertThat(e.excerpt()).startsWith("{\"a\" 2}\n").endsWith("↑");
                    assertThat(e.field()).isEqualTo("f");
                });
        assertThatThrownBy(() -> json.values("{\"a\":1,\"a\":2}", "f", 9)).hasMessageContaining("uplicate");
        assertThatThrownBy(() -> json.values("[".repeat(2000), "f", 9)).hasMessageContaining("nested deeper");
        assertThatThrownBy(() -> json.values("[1,2,3]", "f", 2)).hasMessageContaining("more than 2 cases");
    }

    @Test
    void theExcerptOfALongLineIsTheMiddleOfIt() {
        String excerpt = PastedJson.excerpt("x".repeat(500) + "!" + "y".repeat(500), 1, 501);
        assertThat(excerpt).hasSizeLessThan(200);
        assertThat(excerpt.lines()
                        .toList()
                        .get(0)
                        .charAt(excerpt.lines().toList().get(1).indexOf('↑')))
                .isEqualTo('!');
    }
}
