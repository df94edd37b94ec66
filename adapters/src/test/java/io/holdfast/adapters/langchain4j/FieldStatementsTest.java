package io.holdfast.adapters.langchain4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FieldStatementsTest {
    @Test
    void fieldsAreStatementsNamedByTheirPath() {
        String answer = """
                ```json
                {"unit_price": 1e1, "trains": [{"departsAt": "18:08"}, {"departsAt": " "}], "ok": true, "none": null,
                 "note": "The bar closes at 21:00.", "stops": ["Kiruna", "Abisko"]}
                ```""";
        assertThat(FieldStatements.of(answer, Set.of()).orElseThrow())
                .isEqualTo(Map.of(
                        "unit_price", "unit price: 10",
                        "trains[0].departsAt", "departs at: 18:08",
                        "note", "The bar closes at 21:00.",
                        "stops[0]", "stops: Kiruna",
                        "stops[1]", "stops: Abisko"));
    }

    @Test
    void ignoredFieldsStateNothingAtAnyDepth() {
        assertThat(FieldStatements.of("[{\"mood\": {\"a\": 1}, \"at\": \"18:08\"}]", Set.of("mood"))
                        .orElseThrow())
                .isEqualTo(Map.of("[0].at", "at: 18:08"));
    }

    @Test
    void proseAndBrokenJsonAreNotTyped() {
        assertThat(FieldStatements.of("The train leaves at 18:08.", Set.of())).isEmpty();
        assertThat(FieldStatements.of("{\"at\": \"18:08\"", Set.of())).isEmpty();
        assertThat(FieldStatements.of("[1] says that it leaves at 18:08.", Set.of()))
                .isEmpty();
        assertThat(FieldStatements.of("{} and more", Set.of())).isEmpty();
    }
}
