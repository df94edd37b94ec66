package io.holdfast.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The reference page of the rules is what the code says; {@code -Dgolden.update=true} writes it anew. */
class RuleReferenceTest {
    private static final Path PAGE = Path.of("..", "docs", "reference", "rules.md");

    @Test
    void thePageIsCurrent() throws IOException {
        String page = page();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/reference/rules.md; -Dgolden.update=true writes it anew")
                .isEqualTo(page);
    }

    @Test
    void everyRuleHasAMeaningAndAVerdict() {
        for (Rule rule : Rule.values()) {
            assertThat(rule.meaning()).as(rule.id()).endsWith(".").hasSizeGreaterThan(15);
            assertThat(rule.verdicts()).as(rule.id()).isNotEmpty().doesNotHaveDuplicates();
        }
    }

    private static String page() {
        StringBuilder page = new StringBuilder("""
                # Rules

                Generated from `io.holdfast.core.model.Rule`; do not edit. Every verdict names one rule in `rule`.

                | rule | verdicts | what it says |
                |---|---|---|
                """);
        for (Rule rule : Rule.values()) {
            page.append("| `")
                    .append(rule.id())
                    .append("` | ")
                    .append(rule.verdicts().stream()
                            .map(v -> "`" + v.id() + "`")
                            .collect(Collectors.joining(", ")))
                    .append(" | ")
                    .append(rule.meaning())
                    .append(" |\n");
        }
        return page.toString();
    }
}
