package io.holdfast.engine.finalize;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.engine.anchor.AnchorExtractor;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FinalizerTest {
    private final Finalizer finalizer =
            new Finalizer(new AnchorExtractor(ConfigLoader.defaults().engine().anchors()));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the examples of the specification
            What is the average age? | ages 22, 25, 30, average age 25.7 years | 25.7
            Berapa rata-rata kasus per tahun? | 2018: 50 cases, 2019: 55 cases, rata-rata ≈52.5 kasus per tahun | 52.5
            Which film won in 2004? | The winner is Film X at the 2004 Academy Awards | Film X
            Berapa rata-rata pendapatan? | Rata-rata pendapatan adalah 5 juta USD per kuartal | 5 juta USD
            # averages: the number after about, else the one next to the word, else the last
            What is the average depth of the lake? | The basins are 12 m and 18 m deep, about 15 m on average. | 15
            What is the average wage? | Wages of 900 and 1100 give an average of 1000. | 1000
            Berapa rata-rata panen? | Panen 40 ton dan 60 ton, sekitar 50 ton. | 50
            What was the mean score? | Scores were 7, 8 and 9, so roughly 8 | 8
            What is the average rainfall? | 80 in 2011, 90 in 2012, average 85 | 85
            What is the average price? | Prices: 10, 20, 30; mean 20 | 20
            What is the average height? | 1.5, 1.7, 1.6 | 1.6
            # totals: the number next to the word, else the largest
            How much did they raise in total? | 200 on Friday and 300 on Saturday, total 500 | 500
            Berapa jumlah keseluruhan pengunjung? | 120 anak dan 80 dewasa sehingga menjadi 200 | 200
            What is the total length of the network? | Lines of 12 km, 30 km and 8 km | 30
            What was the total cost? | Overall 75 million, of which 25 million was paid by the city | 75 million
            How many visitors came altogether? | There were 400 adults and 150 children | 400
            # both words present: the question decides
            What is the average donation? | A total of 900 from 30 donors, an average of 30 each | 30
            What was the total donation? | A total of 900 from 30 donors, an average of 30 each | 900
            Berapa rata-rata biaya? | Total 600 untuk 3 proyek, rata-rata 200 | 200
            # a number that names something stays whole
            What is the phone number of Aiko Mori? | 555-0112 | 555-0112
            What is the phone number of Aiko Mori? | Aiko Mori: phone 555-0112 | 555-0112
            What is the telephone number of the office? | Call +49 40 1234 567. | +49 40 1234 567
            Wie ist die Telefonnummer des Büros? | 040/123 45 67 | 040/123 45 67
            Berapa nomor telepon kantor? | 0812-3456-789 | 0812-3456-789
            Quel est le numéro de téléphone du bureau ? | 01 23 45 67 89 | 01 23 45 67 89
            How many phones are there? | There are 5 phones in 3 rooms. | 5
            # counts take the number of the thing asked for
            How many goals did she score? | She scored 12 goals in 30 games. | 12
            How many games did she play? | She scored 12 goals in 30 games. | 30
            Berapa kamar di hotel itu? | Hotel itu memiliki 45 kamar dan 3 restoran. | 45
            How many bridges cross the river? | Seven bridges cross the river. | Seven
            How many members signed? | In 1998 there were 27 members. | 27
            How many ships were lost? | 14 | 14
            # component figures of single years are avoided
            What is the total number of cases? | 50 cases in 2018, 55 cases in 2019, 105 overall | 105
            What is the average number of cases? | 2018: 50, 2019: 60, average 55 | 55
            # shares
            What percent of voters agreed? | 62% of 4000 voters agreed. | 62%
            Berapa persen yang setuju? | Sebanyak 58 persen dari 1200 orang setuju. | 58 persen
            What percentage was recycled? | About 31 percent, or 12 tonnes, was recycled. | 31 percent
            # money keeps its sign and its magnitude
            How much did the bridge cost? | It cost $48 million. | $48 million
            How much was the fine? | The fine was €2,500. | €2,500
            Berapa biaya renovasi? | Biayanya Rp 75 juta. | Rp 75 juta
            How old was he when they moved? | seven months | seven months
            # a span of time is neither of its dates
            When was the church built? | 1688–1692 | 1688–1692
            How long was the theatre open? | from 4 August 1915 until November 1918 | from 4 August 1915 until November 1918
            # dates
            When did the harbour open? | It opened on 12 March 1931 after two years. | 12 March 1931
            In what year was the mill built? | The mill was built in 1874 by the river. | 1874
            In which year did it close? | It closed on 3 May 1962. | 1962
            Kapan museum itu dibuka? | Museum dibuka pada 17 Agustus 1985. | 17 Agustus 1985
            When did the 1908 fire end? | The 1908 fire ended on 4 July 1908. | 4 July 1908
            When was the treaty signed? | Nobody wrote it down. | Nobody wrote it down.
            # names and titles
            Who designed the lighthouse? | The lighthouse was designed by Ada Keller. | Ada Keller
            Who founded the town? | The town was founded by Jorge de la Vega in a dry valley. | Jorge de la Vega
            Siapa pendiri sekolah itu? | Pendiri sekolah itu adalah Dewi Lestari Putri dari Bandung. | Dewi Lestari Putri
            Which song opened the concert? | The concert opened with "Long Road Home" before midnight. | Long Road Home
            Who is the mayor? | Mira Solberg | Mira Solberg
            What is the capital of the province? | The capital of the province is Tarnholm since the war. | Tarnholm
            Which river crosses the city? | The city is crossed by the Orlen River near the mill. | Orlen River
            # in doubt the answer as it is
            Why did the bridge fall? | Because of rust and heavy trains | Because of rust and heavy trains
            What do the bees make? | honey and wax | honey and wax
            Who paid? | Anna Berg and Carl Holm paid half each, said Eva Lind | Anna Berg and Carl Holm paid half each, said Eva Lind
            """)
    void shortSpan(String question, String answer, String expected) {
        assertThat(finalizer.shorten(question, answer, "")).isEqualTo(expected);
    }

    @Test
    void aMissingUnitIsCopiedFromTheEvidence() {
        assertThat(finalizer.shorten("What percent agreed?", "62", "In the end 62% of them agreed."))
                .isEqualTo("62%");
        assertThat(finalizer.shorten("How much did it cost?", "It was 48", "The price was $48 at the door."))
                .isEqualTo("$48");
        assertThat(finalizer.shorten("Berapa lama ia dipenjara?", "5", "Ia dipenjara selama 5 tahun."))
                .isEqualTo("5 tahun");
        assertThat(finalizer.shorten("How many boats?", "5 boats", "5% of the boats"))
                .isEqualTo("5");
    }

    @Test
    void citationsNeverReachTheShortSpan() {
        assertThat(finalizer.shorten("Who is the mayor?", "Mira Solberg. [CIT:d1-0]", ""))
                .isEqualTo("Mira Solberg");
    }

    @Test
    void scoresIgnoreCasePunctuationArticlesAndCitations() {
        assertThat(AnswerScore.of("The U.S. Open! [CIT:a-1]", List.of("us open"))
                        .exact())
                .isEqualTo(1);
        assertThat(AnswerScore.of("1,200 boats", List.of("1200 boats")).exact()).isEqualTo(1);
        assertThat(AnswerScore.of("red wooden boat", List.of("wooden boat", "canoe"))
                        .f1())
                .isEqualTo(0.8);
        assertThat(AnswerScore.of("25.7", List.of("257")).f1()).isZero();
        assertThat(AnswerScore.of("", List.of("x")).f1()).isZero();
    }

    @Test
    void otherWaysOfWritingNumbersAreReadAndYearsAreNoAmounts() {
        assertThat(finalizer.shorten(
                        "Berapa jumlah buku di perpustakaan?",
                        "Koleksinya terdiri dari 1.250.000 buku sejak 1998.",
                        ""))
                .isEqualTo("1.250.000");
        assertThat(finalizer.shorten(
                        "How many orders were placed in all?",
                        "Sales of $4.2 billion came from 12,400 orders in 2018.",
                        ""))
                .isEqualTo("12,400");
        assertThat(finalizer.shorten("How high is the dam?", "88 m", "")).isEqualTo("88 m");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # of several amounts that of the clause that says what is asked
            How much did insurers pay for the repairs? | £2.3 million | Repairs cost £2.3 million, of which insurers paid £1.9 million; the council covered the rest. | £1.9 million
            How much did the lottery give for the roof? | €400,000 | The roof cost €400,000, of which the lottery gave €250,000. | €250,000
            How much did the society spend on seeds? | £310 | It took £310 in rents, while the society spent £95 on seeds. | £95
            How much did the roof cost? | €400,000 | The roof cost €400,000, of which the lottery gave €250,000. | €400,000
            How many boats sank? | 12 | In the storm 12 boats sank, 30 were damaged. | 12
            # a price is a number, whatever the reader pointed at
            Berapa harga roti gandum? | rye | The bakery sells rye bread for 4.20 euros. | 4.20 euros
            How much is the pass? | monthly | The monthly pass is 42 euros. | 42 euros
            # a weekday with its date is one answer
            When does the library reopen? | Monday | The library will reopen on Monday 17 February, eleven months after the flood. | 17 February
            When is the fair? | Saturday | The fair is held on Saturday, 3 May, in the hall. | 3 May
            When is the market? | Saturday | The market is held every Saturday in the square. | Saturday
            """)
    void theShortAnswerIsOfTheKindAskedForAndWhole(String question, String span, String sentence, String expected) {
        assertThat(finalizer.shorten(question, finalizer.ofKind(question, span, sentence), sentence))
                .isEqualTo(expected);
    }
}
