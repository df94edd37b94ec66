package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Germans, French and Spaniards write, and more of what Indonesians do: read right, or left as words. */
class SupportedLanguagesFactsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Harga tiket Rp 15 ribu per orang.               | 15000      | IDR/orang
            Harganya Rp15rb saja.                           | 15000      | IDR
            Totalnya Rp1.250.000,00.                        | 1250000    | IDR
            Luasnya 2,5 hektare.                            | 2.5        | ha
            Butuh waktu setengah hari.                      | 0.5        | day
            Gajinya Rp 7,5 juta per bulan.                  | 7500000    | IDR/month
            Sebanyak dua puluh lima siswa hadir.            | 25         | siswa
            Diskon 12,5 persen.                             | 12.5       | %
            Seratus dua puluh ribu rupiah.                  | 120000     | IDR
            Suhu minus 5 derajat Celsius.                   | -5         | °C
            Jaraknya 1.250 km dari ibu kota.                | 1250       | km
            Panjangnya 1.250 m.                             | 1250       | m
            Der Preis beträgt 1.250.000 Euro für alle.      | 1250000    | EUR
            Das sind 2,5 kg je Packung.                     | 2.5        | kg
            Es kostet 12,50 € pro Person.                   | 12.5       | EUR
            Die Bevölkerung beträgt 3,5 Millionen Menschen. | 3500000    | null
            Der Umsatz lag bei 2 Milliarden Euro.           | 2000000000 | EUR
            Der Umsatz lag bei 2,5 Mio Euro.                | 2500000    | EUR
            Rund 40 Prozent der Befragten sind dafür.       | 40         | %
            Bei -5 Grad friert das Wasser.                  | -5         | null
            Le prix est de 1 250 000 euros pour tous.       | 1250000    | EUR
            Le colis pèse 2,5 kg.                           | 2.5        | kg
            Cela coûte 12,50 € par personne.                | 12.5       | EUR
            Le budget est de 3,5 millions d'euros.          | 3500000    | null
            Le chiffre est de 2 milliards d'euros.          | 2000000000 | null
            Environ 40 % des personnes.                     | 40         | %
            Environ 40 pour cent des personnes.             | 40         | %
            El precio es de 1.250.000 euros para todos.     | 1250000    | EUR
            El paquete pesa 2,5 kg.                         | 2.5        | kg
            Cuesta 2 mil millones de euros.                 | 2000000000 | euro
            Cuesta 15 mil euros.                            | 15000      | EUR
            Cuesta 1,2 billones de pesos.                   | 1200000000000 | peso
            Son 12.500 habitantes.                          | 12500      | habitante
            Der Umsatz betrug 250.000 Euro.                 | 250000     | EUR
            Der Umsatz betrug 1,2 Billionen Euro.           | 1200000000000 | EUR
            Le budget est de 2 mille euros.                 | 2000       | EUR
            Cuesta 12,50 € por persona.                     | 12.5       | EUR
            El presupuesto es de 3,5 millones de euros.     | 3500000    | euro
            Cerca del 40 % de las personas.                 | 40         | %
            Cerca del 40 por ciento de las personas.        | 40         | %
            Le trajet dure 2 heures et demie.               | 2.5        | h
            Le trajet dure 2 heures et 30 minutes.          | 150        | min
            Il a attendu 3 ans et demi.                     | 3.5        | year
            Le budget est de 2 millions et demi d'euros.    | 2500000    | null
            Le délai est de 30 jours ouvrables.             | 30         | day
            El viaje dura 2 horas y media.                  | 2.5        | h
            El viaje dura 2 horas y 30 minutos.             | 150        | min
            El paquete pesa 2 kilos y medio.                | 2.5        | kg
            Cuesta 2 millones y medio de euros.             | 2500000    | euro
            El plazo es de 15 días hábiles.                 | 15         | day
            Cuesta US$ 1.500 al mes.                        | 1500       | USD
            El precio es de US$1.500 para todos.            | 1500       | USD
            Harganya US$ 1.500.                             | 1500       | USD
            Es dauert 2 Stunden und 30 Minuten.             | 150        | min
            Die Frist beträgt 6 Monate.                     | 6          | month
            """)
    void amountsAreRead(String text, BigDecimal value, String unit) {
        assertThat(TextFacts.read(text).quantities()).first().satisfies(quantity -> {
            assertThat(quantity.low()).isEqualByComparingTo(value);
            assertThat(String.valueOf(quantity.unit())).isEqualTo(unit);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rapat dimulai pukul 07.30 WIB.            | 07:30
            Buka mulai jam 8 pagi.                    | 08:00
            Berlaku mulai 1 Maret 2025.               | 2025-03-01
            Pada 17-08-1945 dibacakan.                | 1945-08-17
            Um 19.30 Uhr ist Schluss.                 | 19:30
            Um 19:30 Uhr ist Schluss.                 | 19:30
            Bis zum 31.12.2025 gilt das Angebot.      | 2025-12-31
            Au plus tard le 31/12/2025.               | 2025-12-31
            La reunión es a las 19:30 en la sala.     | 19:30
            A más tardar el 31/12/2025.               | 2025-12-31
            Rapat dimulai jam setengah delapan.       | [07:30, 19:30]
            Rapat dimulai jam setengah delapan malam. | [19:30]
            Rapat dimulai pukul setengah 8 pagi.      | [07:30]
            Kereta tiba pukul delapan kurang seperempat. | [07:45, 19:45]
            Kereta tiba pukul 8 lewat 15 menit.       | [08:15, 20:15]
            Kereta tiba pukul 8 kurang 10 menit.      | [07:50, 19:50]
            Die Sitzung beginnt um halb acht.         | [07:30, 19:30]
            Die Sitzung beginnt um halb 8.            | [07:30, 19:30]
            Die Sitzung beginnt um Viertel nach acht. | [08:15, 20:15]
            Die Sitzung beginnt um Viertel vor 8.     | [07:45, 19:45]
            Die Sitzung beginnt um 20 Uhr.            | [20:00]
            Die Sitzung beginnt um 20 Uhr 15.         | [20:15]
            La réunion commence à 7 h 30.             | [07:30, 19:30]
            La réunion commence à sept heures et demie. | [07:30, 19:30]
            La réunion commence à 8 heures moins le quart. | [07:45, 19:45]
            La reunión es a las siete y media.        | [07:30, 19:30]
            La reunión es a las 8 menos cuarto.       | [07:45, 19:45]
            La réunion commence à 7h30.               | [07:30, 19:30]
            La réunion commence vers 19h30.           | [19:30]
            El acto empieza a las 19.30 h.            | [19:30]
            Die Sitzung beginnt um 19.30 h.           | [19:30]
            Die Frist endet am 1.5. für alle Kunden.  | firstMonth=5, lastMonth=5, day=1
            Das Amt ist vom 24.12. an geschlossen.    | firstMonth=12, lastMonth=12, day=24
            The meeting starts at half past seven.    | [07:30, 19:30]
            The meeting starts at a quarter to 8.     | [07:45, 19:45]
            """)
    void timesAndDatesAreRead(String text, String when) {
        assertThat(TextFacts.read(text).dates())
                .singleElement()
                .extracting(date -> date.from().toString())
                .asString()
                .contains(when);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Pengiriman memakan waktu antara 3 sampai 5 hari. | antara 3 sampai 5 hari=3..5 day
            Pengiriman memakan waktu antara 3 hingga 5 hari. | antara 3 hingga 5 hari=3..5 day
            Pengiriman memakan waktu antara 3 dan 5 hari.    | antara 3 dan 5 hari=3..5 day
            Harganya antara Rp10.000 sampai Rp15.000.        | antara Rp10.000 sampai Rp15.000=10000..15000 IDR
            Die Lieferung dauert zwischen 3 und 5 Tagen.     | zwischen 3 und 5 Tagen=3..5 day
            Die Lieferung dauert 3 bis 5 Tage.               | 3 bis 5 Tage=3..5 day
            La livraison prend entre 3 et 5 jours.           | entre 3 et 5 jours=3..5 day
            La entrega tarda entre 3 y 5 días.               | entre 3 y 5 días=3..5 day
            """)
    void rangesAreOneAmount(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Geöffnet von 9.30 bis 14.00 h.            | 9.30 bis 14.00=09:30 to 14:00
            El museo abre de lunes a viernes de 9.30 a 14.00 h. | 9.30=09:30; 14.00=14:00
            Vom 1.5. bis 31.8. ist geschlossen.       | 1.5. bis 31.8.=month 5 day 1 to month 8 day 31
            The half-life is 19.30 h in adults.       | ''
            I am 1.5. That is in metres.              | ''
            Der Wert für das Glas beträgt 1.5.        | ''
            Siehe Abschnitt 2.3. Dort steht der Rest. | ''
            """)
    void dotsOfTimesAndDaysAreNoDecimals(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    /** Numerals and halves that are not known are words, never another value. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Es dauert anderthalb Stunden.
            de | Nach eineinhalb Jahren wird geprüft.
            de | Mindestens zwanzig Tage vorher.
            de | Zwei Drittel der Mitglieder stimmten zu.
            fr | Il faut une demi-heure de marche.
            fr | Une heure et demie plus tard.
            fr | Quatre-vingt-dix jours après réception.
            fr | Les deux tiers des membres.
            es | Son mil quinientos euros al mes.
            es | Hace falta media hora de camino.
            es | Noventa días después de la recepción.
            es | Dos tercios de los miembros.
            """)
    void whatIsNotKnownIsNoValue(String language, String text) {
        assertThat(TextFacts.read(text).quantities()).as(language).isEmpty();
        assertThat(TextFacts.read(text).dates()).as(language).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            It is 1.250 m long and made of steel.             | 1.250
            The firm sold 3 units to millions of people.      | 3
            Length 1.250 meter.                               | 1.250
            A deal worth 2.250 once in all.                   | 2.250
            The plan covers 1,250 people in Playa de la Concha. | 1250
            The price is US$ 1.500 in all.                    | 1.500
            The half-life is 19.30 h in adults.               | 19.30
            It takes 2 hours and a half hour more.            | 2
            It takes 2 hours and a half.                      | 2.5
            It cost 2 million and a half.                     | 2500000
            """)
    void englishStaysEnglish(String text, BigDecimal value) {
        assertThat(TextFacts.read(text).quantities())
                .first()
                .satisfies(quantity -> assertThat(quantity.low()).isEqualByComparingTo(value));
    }
}
