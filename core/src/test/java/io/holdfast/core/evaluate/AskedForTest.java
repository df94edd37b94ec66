package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedForTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Why was the kiln moved?                   | The kiln was moved in 1962.                      | false
            Why was the kiln moved?                   | The kiln was moved because the yard floods.      | true
            Where is the kiln?                        | The kiln was rebuilt in 1962.                    | false
            Where is the kiln?                        | The kiln stands behind the chapel.               | true
            How old is the oak?                       | The oak shades the well.                         | false
            How old is the oak?                       | The oak is 310 years old.                        | true
            How often is the well cleaned?            | The well is cleaned by a diver.                  | false
            How often is the well cleaned?            | The well is cleaned twice a year.                | true
            When does the ferry leave?                | The ferry leaves from the mole.                  | false
            When does the ferry leave?                | The ferry leaves at 6:40 am.                     | true
            Who painted the sign?                     | The sign was painted by a guest.                 | false
            Who painted the sign?                     | The sign was painted by Marta Quint.             | true
            What does the valve do?                   | The valve lets steam out.                        | true
            """)
    void aTextAnswersOnlyIfItHoldsTheKindOfThingAskedFor(String question, String text, boolean held) {
        assertThat(AskedFor.heldBy(text, question)).isEqualTo(held);
    }
}
