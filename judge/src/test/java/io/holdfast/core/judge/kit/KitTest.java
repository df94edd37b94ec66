package io.holdfast.core.judge.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import java.io.StringReader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class KitTest {
    @Test
    void everyReplyOfTheKitIsReadAsExpected() {
        KitReport report = KitReport.of(Kit.bundled());
        assertThat(report.mismatches().stream()
                        .map(m -> m.id() + ": expected " + m.expected() + ", got " + m.actual() + "\n      "
                                + m.reply().replace("\n", "\\n"))
                        .collect(Collectors.joining("\n")))
                .isEmpty();
        assertThat(report.agree()).isEqualTo(report.cases());
    }

    @Test
    void theKitIsAsLargeAndVariedAsPromised() {
        KitReport report = KitReport.of(Kit.bundled());
        assertThat(report.cases()).isGreaterThanOrEqualTo(500);
        assertThat(report.shapes()).isGreaterThanOrEqualTo(120);
        assertThat(report.groups()).containsKeys("refusal", "injected", "duplicate", "unknown_id", "language", "table");
    }

    @Test
    void aMismatchIsNamedWithWhatWasExpected() {
        String line = "{\"id\":\"k1\",\"group\":\"g\",\"statements\":[\"The tide turned.\"],\"reply\":\"1. No\","
                + "\"expect\":{\"outcome\":\"scored\",\"reason\":null,\"verdicts\":[1]}}";
        KitReport report = KitReport.of(Kit.read(new StringReader(line), "mine.jsonl"));
        assertThat(report.mismatches()).singleElement().satisfies(m -> {
            assertThat(m.id()).isEqualTo("k1");
            assertThat(m.expected()).isEqualTo("scored [1]");
            assertThat(m.actual()).isEqualTo("scored [0]");
        });
    }

    @Test
    void aBrokenKitFileNamesTheLine() {
        assertThatThrownBy(() -> Kit.read(new StringReader("{\"id\":\"a\"}\n"), "mine.jsonl"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("mine.jsonl:1");
        assertThatThrownBy(() -> Kit.read(new StringReader("\n{oops\n"), "mine.jsonl"))
                .hasMessageContaining("mine.jsonl:2");
    }
}
