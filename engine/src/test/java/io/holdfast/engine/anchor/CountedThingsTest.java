package io.holdfast.engine.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a model, which cannot count, is asked in the place of a number. */
class CountedThingsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many sheds have a lamp?            | which sheds have a lamp?
            In how many of the sheds is a lamp?    | In which of the sheds is a lamp?
            Wie viele Schuppen haben eine Lampe?   | welche Schuppen haben eine Lampe?
            Combien de cabanes ont une lampe ?     | quels cabanes ont une lampe ?
            Combien d’oiseaux y a-t-il ?           | quels oiseaux y a-t-il ?
            ¿Cuántas casetas tienen lámpara?       | ¿qué casetas tienen lámpara?
            Ada berapa banyak gubuk di kebun?      | apa saja gubuk di kebun?
            How often has the lamp failed?         | when has the lamp failed?
            Berapa kali lampu itu mati?            | kapan lampu itu mati?
            Which sheds have a lamp?               | Which sheds have a lamp?
            """)
    void theThingsAreAskedForThemselves(String question, String things) {
        assertThat(CountedThings.of(question)).isEqualTo(things);
    }
}
