package io.holdfast.engine.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskingClauseTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I work in Rook. May I borrow tools?                            | may i borrow tools?
            If I take a ladder, is it a power tool?                        | is it a power tool?
            In which units is it measured?                                 | which units is it measured?
            Could you please tell me when the office is open on Mondays?   | when the office is open on mondays?
            Do you know who runs the mill?                                 | who runs the mill?
            I'd like to know how many beds there are.                      | how many beds there are.
            Können Sie mir sagen, wann das Bad öffnet?                     | wann das bad öffnet?
            Pouvez-vous me dire combien coûte la visite ?                  | combien coûte la visite ?
            ¿Podría decirme cuándo abre la oficina?                        | cuándo abre la oficina?
            Warum ist am 2. Oktober geschlossen?                           | warum ist am 2. oktober geschlossen?
            Can I pay by card?                                             | can i pay by card?
            Do you take dogs?                                              | do you take dogs?
            """)
    void theClauseThatAsksIsFound(String question, String clause) {
        assertThat(AskingClause.of(question)).isEqualTo(clause);
    }
}
