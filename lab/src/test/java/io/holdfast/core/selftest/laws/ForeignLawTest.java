package io.holdfast.core.selftest.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ForeignLawTest {
    private static final String JSON = "{\"kettle\": {\"name\": \"K 12 with a long spout\", \"litres\": 1.7}}";
    private static final String INDENTED =
            "{\n  \"kettle\": {\n    \"name\": \"K 12 with a long spout\",\n    \"litres\": 1.7\n  }\n}";
    private static final String ELSE = "The ferry to Orrin sails daily at nine in the morning.";

    @Test
    void aRecordInAnotherFormatIsNotForeign() {
        assertThat(foreign(List.of(JSON, INDENTED))).isZero();
        assertThat(foreign(List.of(JSON, ELSE))).isPositive();
    }

    private static int foreign(List<String> documents) {
        return new Laws((question, read, answer) -> true, 1, 1)
                .check(documents).stream()
                        .filter(o -> o.law() == Law.FOREIGN)
                        .mapToInt(Laws.Outcome::checks)
                        .sum();
    }
}
