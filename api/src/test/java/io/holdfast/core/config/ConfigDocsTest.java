package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigDocsTest {
    private final ConfigDocs docs = ConfigDocs.bundled();

    @Test
    void everyKeyOfTheProductIsDescribed() {
        for (String key : ConfigLoader.KEYS.components().keySet()) {
            assertThat(docs.of(key).text())
                    .as("comment of %s in defaults.yaml", key)
                    .isNotBlank();
        }
    }

    @Test
    void statedIntervalsAreTheOnesTheRecordsEnforce() {
        int checked = 0;
        for (Map.Entry<String, RecordComponent> entry :
                ConfigLoader.KEYS.components().entrySet()) {
            if (docs.of(entry.getKey()).interval().isEmpty()) {
                continue;
            }
            ConfigDocs.Interval interval = docs.of(entry.getKey()).interval().get();
            boolean whole = entry.getValue().getType() != double.class;
            refuses(entry.getKey(), interval.low() - (interval.lowOpen() ? 0 : whole ? 1 : 0.001), whole);
            if (!Double.isInfinite(interval.high())) {
                refuses(entry.getKey(), interval.high() + (interval.highOpen() ? 0 : whole ? 1 : 0.001), whole);
            }
            checked++;
        }
        assertThat(checked).isGreaterThan(20);
    }

    @Test
    void commentsAboveAndBehindAKeyAreReadAndTextInQuotesIsNot() {
        ConfigDocs parsed = ConfigDocs.parse("""
                a:  # section a
                  # first line,
                  # second line
                  b: "x"
                  c: 3  # [0, 2.5) how many
                d: http://x/#y
                """);

        assertThat(parsed.of("a").text()).isEqualTo("section a");
        assertThat(parsed.of("a.b").text()).isEqualTo("first line, second line");
        assertThat(parsed.of("a.c").text()).isEqualTo("how many");
        assertThat(parsed.of("a.c").interval()).contains(new ConfigDocs.Interval(0, false, 2.5, true));
        assertThat(parsed.of("d").text()).isEmpty();
    }

    private static void refuses(String key, double value, boolean whole) {
        String text = whole ? Long.toString((long) value) : Double.toString(value);
        assertThatThrownBy(() -> new ConfigLoader().set(key, text, "test").load())
                .as("%s = %s", key, text)
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining(key + " is " + text);
    }
}
