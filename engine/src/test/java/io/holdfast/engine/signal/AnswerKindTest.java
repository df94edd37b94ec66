package io.holdfast.engine.signal;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.engine.anchor.AnchorExtractor;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerKindTest {
    private static final AnchorExtractor QUESTIONS =
            new AnchorExtractor(ConfigLoader.defaults().engine().anchors());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How much did the Marn bridge cost?   | The Marn bridge is 420 m long.               | no amount of money
            How long is the Orvik dam?           | The dam stands 88 m high.                    | says how high, not how long
            How high is the tower?               | The tower is 12 m wide.                      | says how wide, not how high
            Who is the mayor of Lund?            | The town was founded early.                  | names nobody
            Who is the dentist of Lund?          | It is open from Monday to Friday in May.     | names nobody
            Who led the club before Ann Ley?     | The club was led by Bo Carr.                 | does not say who came before
            Berapa harga tiket museum?           | Museum buka setiap hari.                     | no amount of money
            How much does the tour cost?         | The tour of 3 May 2024 takes 90 minutes.     | no amount of money
            How deep is the pool?                | The pool opens at 6:30.                      | does not say how deep
            Wie tief ist das Becken?             | Das Becken öffnet um 6:30 Uhr.               | does not say how deep
            How heavy was the pike?              | The pike was caught on 3 May.                | does not say how heavy
            How many kilograms of pears came?    | The first pear had 310 grams.                | not told in kilograms
            How many nurses does the ward have?  | The ward is open from 7:30 to 18:00.         | counts nothing
            """)
    void aSentenceOfAnotherKindIsNoAnswer(String question, String sentence, String objection) {
        assertThat(AnswerKind.check(QUESTIONS.understand(question), sentence, null))
                .containsExactly(objection);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How much did the Marn bridge cost?   | The bridge cost 4 million pounds.
            How much is a ticket?                | Tickets are free.
            How much did the bridge at Gap cost? | It was replaced for 214,000 crowns.
            How long is the Orvik dam?           | The dam is 300 m long and 88 m high.
            How long does the tour take?         | The tour lasts 90 minutes.
            Who is the mayor of Lund?            | The mayor is Tomas Reker.
            Who may use the room?                | Members of the society may use it.
            Who led the club before Ann Ley?     | Before her, Bo Carr led the club.
            How much water does the dam hold?    | It holds 54 million cubic metres.
            How deep is the pool?                | The pool has 3.20 m of water.
            How heavy was the pike?              | It weighed nine pounds.
            How many kilograms of pears came?    | In all 61 kg of pears came in.
            How many nurses does the ward have?  | The ward has eleven nurses.
            How long may a book be kept?         | Books are lent until the end of term.
            How long was the theatre open?       | It was a summer theatre (1870 to 1939).
            Wie hoch ist die Miete?              | Die Miete beträgt 480 Euro.
            """)
    void aSentenceOfTheKindAskedForIs(String question, String sentence) {
        assertThat(AnswerKind.check(QUESTIONS.understand(question), sentence, null))
                .isEqualTo(List.of());
    }
}
