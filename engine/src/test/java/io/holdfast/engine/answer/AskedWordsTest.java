package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.engine.anchor.AnchorExtractor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedWordsTest {
    private static final AnchorExtractor QUESTIONS =
            new AnchorExtractor(ConfigLoader.defaults().engine().anchors());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Siapa kepala Sekolah Mawar?         | Sekolah Mawar  | Sekolah Mawar melayani empat desa.       | 0
            Siapa kepala Sekolah Mawar?         | Sekolah Mawar  | Kepala sekolah adalah Ibu Tini.          | 1
            Siapa yang mendirikan Sekolah Mawar? | Sekolah Mawar | Sekolah ini didirikan oleh Ibu Tini.     | 1
            Wie tief ist das Sportbecken?       | Freibad        | Das Sportbecken öffnet um 6:30 Uhr.      | 0.5
            Wann wurden die Brunnen gebaut?     | Wasserwerk     | Der Brunnen wurde 1931 gebaut.           | 1
            Was kostet einmal waschen?          | Haus am Ring   | Ein Waschgang kostet 2 Euro.             | 1
            How much did the old boats bring?   | Minutes        | Upper limit for the purchase: £900.      | 0
            How much did the old boats bring?   | Minutes        | The boats were sold for £900.            | 1
            Who is the head of Mawar School?    | Mawar School   | Mawar School serves four villages.       | 1
            """)
    void theWordsBesideTheTitleBoundWhatIsBelieved(String question, String title, String sentence, double share) {
        assertThat(AskedWords.share(QUESTIONS.understand(question), title, sentence, ""))
                .isEqualTo(share);
    }
}
