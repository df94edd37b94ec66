package io.holdfast.engine.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.engine.anchor.StatedLimit.Kept;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatedLimitTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Can I cancel two hours before departure for free? | Yes, free of charge until 24 hours before departure. | OUTSIDE
                    Can I cancel three days before departure? | Yes, free of charge until 24 hours before departure. | WITHIN
                    Can I cancel 24 hours before departure? | Free up to 24 hours before departure. | WITHIN
                    Can I cancel less than 24 hours before departure? | Free up to 24 hours before departure. | OUTSIDE
                    Can I cancel 2 hours ahead? | Cancel at least 1 day in advance. | OUTSIDE
                    Can I send it back after 20 days? | You can send it back within 14 days. | OUTSIDE
                    Can I send it back after one week? | You can send it back within 14 days. | WITHIN
                    Can I bring 25 kg? | You can bring up to 20 kg of luggage. | OUTSIDE
                    Can I bring 900 g? | You can bring at most 1 kg of luggage. | WITHIN
                    Can 8 people share a cabin? | Cabins are for up to 6 people. | OUTSIDE
                    Can I arrive at 21:30? | Check-in is possible until 20:00. | OUTSIDE
                    Can I arrive at 14:00? | Check-in is possible from 15:00. | OUTSIDE
                    Can I arrive at 16:00? | Check-in is possible from 15:00. | WITHIN
                    Kann ich 2 Stunden vor der Abfahrt stornieren? | Ja, kostenlos bis 24 Stunden vor der Abfahrt. | OUTSIDE
                    Darf ich 25 kg mitnehmen? | Erlaubt sind höchstens 20 kg Gepäck. | OUTSIDE
                    Puis-je annuler 2 heures avant le départ ? | Oui, gratuitement jusqu'à 24 heures avant le départ. | OUTSIDE
                    ¿Puedo cancelar 48 horas antes de la salida? | Sí, gratis hasta 24 horas antes de la salida. | WITHIN
                    ¿Puedo cancelar 2 horas antes de la salida? | Sí, gratis hasta 24 horas antes de la salida. | OUTSIDE
                    Bisakah saya membatalkan 2 jam sebelum berangkat? | Ya, gratis hingga 24 jam sebelum berangkat. | OUTSIDE
                    Can I cancel for free? | Yes, free of charge until 24 hours before departure. | NONE
                    Can I bring 25 kg? | Free of charge until 24 hours before departure. | NONE
                    Can I bring a dog of 8 kg? | The office is 24 kg scale tested. | NONE
                    Can I bring 10 kg and then 30 kg? | You can bring up to 20 kg of luggage. | UNCLEAR
                    """)
    void anAmountOfTheQuestionIsComparedWithTheLimit(String question, String sentence, Kept kept) {
        assertThat(StatedLimit.kept(question, sentence)).isEqualTo(kept);
    }
}
