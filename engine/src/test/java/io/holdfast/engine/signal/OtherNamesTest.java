package io.holdfast.engine.signal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherNamesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Who is the mayor of Brackwater?         | Since May the mayor of Alderby is Ann Ley.  | Ann Ley | Alderby, not of Brackwater
            When did the Lund area grow?            | It began when the Vika area grew in 1951.   | 1951    | Vika, not of Lund
            Who ranked Lund the 22nd largest town?  | Nordstat ranked Lund the 32nd largest town. | Nordstat | 32nd, not of 22nd
            When was the Vika Boat Works founded?   | In 1951 the Vika Paper Works opened.        | 1951    | Vika Paper Works, not of Vika Boat Works
            What feeds the pump of AX?              | A ditch feeds the pump of BQ.               | A ditch | BQ, not of AX
            """)
    void anotherNameInThePlaceOfTheOneAskedForIsTold(String question, String sentence, String answer, String other) {
        assertThat(OtherNames.instead(question, sentence, answer)).hasValue(other);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Who is the mayor of Brackwater?         | The mayor of Brackwater is Ann Ley.          | Ann Ley
            Who is the mayor of Brackwater?         | The mayor is Ann Ley.                        | Ann Ley
            Which town is the seat of Marn County?  | The seat of Alderby is what Marn County has. | Alderby
            What river flows in Brackwater?         | The river flows in Marn.                     | Marn
            Who exploited the Britain trade?        | Later the British trade was left to Ley.     | Ley
            Who led the Hamaz party?                | In 1990 the Hamza party was led by Ley.      | Ley
            When was the Ming dynasty in power?     | Here the Míng dynasty (1368–1644) ruled.     | 1368–1644
            What follows the end of WWII?           | A feast follows the end of World War II.     | A feast
            What did Ley call US policy?            | He calls American policy a racket.           | a racket
            Who keeps the light of Fannet?          | In Alderby, Piet Maas keeps the light.       | Piet Maas
            """)
    void aNameThatIsThereLeftOutSpeltOtherwiseOrTheAnswerItselfIsNone(String question, String sentence, String answer) {
        assertThat(OtherNames.instead(question, sentence, answer)).isEmpty();
    }
}
