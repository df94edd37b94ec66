package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An enumeration is one statement an item, and nothing else is an enumeration. */
class EnumerationsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "The kit includes a rope, a lamp and a map.|The kit includes a rope. / The kit includes a lamp. / The kit includes a map.",
                "The kit includes the size and the colour.|The kit includes the size. / The kit includes the colour.",
                "It supports JSON and XML.|It supports JSON. / It supports XML.",
                "The shop sells bread and butter.|The shop sells bread. / The shop sells butter.",
                "It consists of steel, glass and stone.|It consists of steel. / It consists of glass. / It consists of stone.",
                "Animals such as cats, dogs and birds are welcome.|Animals such as cats are welcome. / Animals such as dogs are welcome. / Animals such as birds are welcome.",
                "Three colours: red, green and blue.|Three colours: red. / Three colours: green. / Three colours: blue.",
                "3 parts: a pot, a lid and a key.|3 parts: a pot. / 3 parts: a lid. / 3 parts: a key.",
                "It includes a (small, red) lamp and a map.|It includes a (small, red) lamp. / It includes a map.",
                "Paket ini termasuk tali, lampu dan peta.|Paket ini termasuk tali. / Paket ini termasuk lampu. / Paket ini termasuk peta.",
                "The box holds a kettle, a hard hat and a map.|The box holds a kettle. / The box holds a hard hat. / The box holds a map.",
                "Members may use the pool, the sauna, and the gym.|Members may use the pool. / Members may use the sauna. / Members may use the gym.",
                "The trail passes Elm Hill, Crow Lake and Fenwick.|The trail passes Elm Hill. / The trail passes Crow Lake. / The trail passes Fenwick.",
                "Pets are allowed in rooms, but not in the hall, the bar and the spa.|Pets are allowed in rooms, but not in the hall. / Pets are allowed in rooms, but not in the bar. / Pets are allowed in rooms, but not in the spa.",
                "The system requires Java, which runs on Linux, Mac and Windows.|The system requires Java, which runs on Linux. / The system requires Java, which runs on Mac. / The system requires Java, which runs on Windows.",
                "The colours are red, green and blue.|The colours are red. / The colours are green. / The colours are blue.",
                "Der Korb fasst einen Krug, einen Teller und einen Topf.|Der Korb fasst einen Krug. / Der Korb fasst einen Teller. / Der Korb fasst einen Topf.",
                "Le sac contient une corde, deux lampes et une carte.|Le sac contient une corde. / Le sac contient deux lampes. / Le sac contient une carte.",
                "It offers riding, swimming and hiking.|It offers riding. / It offers swimming. / It offers hiking.",
            })
    void everyItemIsAStatement(String sentence, String statements) {
        assertThat(Enumerations.expand(sentence).stream()
                        .map(Enumerations.Item::statement)
                        .collect(Collectors.joining(" / ")))
                .isEqualTo(statements);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The shop sells fresh bread and salted butter.",
                "It costs 12 euros: a pot and a lid.",
                "Sales grew 4 %, costs fell 2 % and staff was cut.",
                "He came, he saw and he left.",
                "The tool parses files, checks rows and stores results.",
                "1,100 for the piano, 210 for the hotel and 60 for the carpet make 1,370.",
                "The fee is 5, 6 and 7 euros.",
                "The ferry leaves at noon.",
                "On Monday, Anna and Ben left.",
                "However, Anna, Ben and Carl left.",
                "It is a quick, cheap and easy way.",
                "Rien n'est décidé : le contrat court jusqu'en juillet et la question sera étudiée.",
                "It includes bread, milk, eggs.",
                "It includes bread, milk or eggs.",
            })
    void oneStatementStaysOne(String sentence) {
        assertThat(Enumerations.expand(sentence)).isEmpty();
    }

    @Test
    void anItemPointsAtItsOwnWords() {
        String sentence = "The kit includes a rope, a lamp and a map.";
        assertThat(Enumerations.expand(sentence))
                .extracting(item -> item.span().of(sentence))
                .containsExactly("a rope", "a lamp", "a map");
    }

    @Test
    void aListWithoutItsFirstItemIsNone() {
        assertThat(Enumerations.expand(", a kettle, a lid and a filter are there."))
                .isEmpty();
    }
}
