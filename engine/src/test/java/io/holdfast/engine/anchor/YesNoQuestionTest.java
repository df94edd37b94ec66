package io.holdfast.engine.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.engine.anchor.Question.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YesNoQuestionTest {
    private static boolean yesNo(String question) {
        return YesNoQuestion.is(question, AskedLanguage.of(question));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ENGLISH    | Is the mill open on Mondays?
            ENGLISH    | would a visitor get in with a dog
            ENGLISH    | Isn't there a bus on Sundays?
            ENGLISH    | I have version 5.3, can I install 7.0 over it?
            GERMAN     | Darf ich mein Fahrrad in den Keller stellen?
            GERMAN     | Fährt der Bus um 6:55 auch in den Ferien?
            GERMAN     | Die Frist ist vorbei, bekomme ich das Geld trotzdem noch?
            GERMAN     | Hat sich die Abfahrt am 2. Oktober geändert?
            FRENCH     | Peut-on payer par carte ?
            FRENCH     | Le club doit-il payer pour les bassins ?
            FRENCH     | C'est bien Thibault qui a signé ?
            SPANISH    | ¿Se puede pagar con tarjeta?
            SPANISH    | Soy socia, ¿me prestan botas?
            SPANISH    | ¿Todavía me puedo anotar?
            INDONESIAN | Apakah perpustakaan buka hari Minggu?
            INDONESIAN | Bolehkah membawa anjing?
            INDONESIAN | Tagihannya sudah dibayar?
            """)
    void yesOrNoAnswersIt(Language language, String question) {
        assertThat(AskedLanguage.of(question)).isEqualTo(language);
        assertThat(yesNo(question)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ENGLISH    | When is the mill open?
            ENGLISH    | price of a bag of flour in the shop?
            ENGLISH    | Is there a family ticket, and for how much?
            ENGLISH    | Can't sleep in the afternoon, quiet hours?
            ENGLISH    | Is the office on the left or on the right?
            GERMAN     | Bis wann muss ich überweisen?
            GERMAN     | Was ist los? Wo kann ich das melden?
            GERMAN     | Hausmeister fürs ganze Haus, wieviel im Jahr?
            FRENCH     | Dans quelle ville part-elle deux semaines ?
            FRENCH     | L'abonnement familial revient à combien à l'année ?
            SPANISH    | ¿Cuántos cubiertos caben?
            SPANISH    | ¿De qué iba a hablar el doctor?
            INDONESIAN | Sepotong kue dijual berapa?
            INDONESIAN | Jam berapa bus pertama berangkat?
            """)
    void somethingElseIsAskedFor(Language language, String question) {
        assertThat(AskedLanguage.of(question)).isEqualTo(language);
        assertThat(yesNo(question)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ?
            ...
            ¿?
            Was der Bus fährt
            """)
    void whatIsNoQuestionIsNone(String question) {
        assertThat(yesNo(question)).isFalse();
    }
}
