package io.holdfast.text.lang;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.port.LanguageDetector;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageReaderTest {
    private static final LanguageReader READER = new LanguageReader(null);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | The valve opens at 3 bar and does not open below it.
            en | Only members may book a court before noon.
            id | Katup terbuka pada 3 bar dan tidak terbuka di bawahnya.
            id | Tiket gratis untuk anak di bawah lima tahun.
            id | gue belum pasti ya, nanti aja kabarin lagi
            de | Das Ventil öffnet bei 3 bar und darunter nicht.
            fr | La vanne s'ouvre à 3 bars et ne s'ouvre pas en dessous.
            es | La válvula se abre a 3 bares y no se abre por debajo.
            nl | De klep gaat open bij 3 bar en daaronder niet, dat is van belang voor de pomp.
            pt | A válvula abre com 3 bar e não abre abaixo disso, como se vê na tabela do manual.
            zh | 阀门在三巴时打开，低于这个压力不会打开。
            zh | 新博物馆于2019年动工，2022年10月正式开放。
            ja | バルブは3バールで開き、それ以下では開きません。
            ko | 밸브는 3바에서 열리고 그 아래에서는 열리지 않습니다.
            th | วาล์วเปิดที่ความดันสามบาร์และไม่เปิดที่ต่ำกว่านั้น
            und-Cyrl | Клапан открывается при трёх барах и не открывается ниже.
            """)
    void scriptAndSmallWordsTellTheLanguage(String language, String text) {
        assertThat(READER.of(text)).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pl | Muzeum jest zamknięte w poniedziałki i święta.
            und-Latn | Muziejus pirmadieniais uždarytas, tačiau sodas atviras visiems.
            en | Łukasz Żak designed the bridge that leads to Kraków.
            en | The dish is called žlikrofi and it is eaten warm.
            """)
    void lettersTellAnotherLanguageWhereWordsAndNotOnlyNamesHaveThem(String language, String text) {
        assertThat(READER.of(text)).isEqualTo(language);
    }

    /** Written without accents; a sentence without small words stays open where no detector is asked. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pl | Bilet jest wazny przez caly dzien i nie podlega zwrotowi.
            cs | Muzeum je otevreno od utery, pokud neni svatek, podle potreby.
            tr | Bilet butun gun gecerlidir ve iade edilmez.
            vi | Ve co gia tri trong ca ngay va khong duoc hoan tien.
            ro | Biletul este valabil toata ziua si nu se ramburseaza.
            und | Garanti sudan kaynaklanan hasarlari kapsamaz.
            """)
    void smallWordsTellLanguagesThatAreWrittenWithoutTheirAccents(String language, String text) {
        assertThat(READER.of(text)).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            zh | 合同三月到期。
            zh | 它建于1874年。
            ja | 十四営業日です。
            ko | 서울에 삽니다.
            und-Cyrl | Он живёт в Москве.
            und-Arab | ينتهي العقد في مارس.
            el | Χτίστηκε το 1874.
            und | Лев Толстой
            und | نجيب محفوظ
            und | 国立科学博物館
            und | 국립중앙박물관
            und | да
            """)
    void fewWordsInAnotherScriptTellItUnlessTheyAreAName(String language, String text) {
        assertThat(READER.of(text)).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            da | Den blev bygget i 1874.
            hu | Tizennégy munkanap.
            it | Quattordici giorni lavorativi.
            tr | On dört iş günü.
            und | Cornelis van Aalst
            und | gnocchi alla romana, pizza margherita
            und | The veertien dancers
            und | Quince días naturales
            und | Ahli gizi
            """)
    void oneWordOfItsOwnTellsANeighbourInAFewWordsButNotANameOrAnotherLanguage(String language, String text) {
        assertThat(READER.of(text)).isEqualTo(language);
    }

    @Test
    void detectorThatHesitatesIsNotBelieved() {
        LanguageReader hesitant = new LanguageReader(detector(Map.of("cs", 0.3, "en", 0.25)));
        assertThat(hesitant.of("Zkouska probehne behem jarniho obdobi letosniho kalendare."))
                .isEqualTo(LanguageReader.UNDETERMINED);
        assertThat(hesitant.of("red running shoes with white laces and a size of ten"))
                .isEqualTo("en");
        assertThat(new LanguageReader(detector(Map.of("la", 0.3, "en", 0.25)))
                        .of("git commit -m fix && git push origin main"))
                .isEqualTo(LanguageReader.UNDETERMINED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pl | Muzeum jest zamknięte w poniedziałki i święta.
            en | Łukasz Żak designed the bridge that leads to Kraków.
            """)
    void ofLanguagesWithoutWordListsTheDetectorNamesTheLikeliest(String language, String text) {
        LanguageDetector detector = words -> Map.of("en", 0.5, "pl", 0.4, "cs", 0.1);
        assertThat(new LanguageReader(detector).of(text)).isEqualTo(language);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "42",
                "Paris",
                "Ctrl+Shift+P",
                "/files/home/x",
                "Lucía Ferrer, Andrés Molina, Jürgen Groß",
                "東京",
                "€1.250",
                "{\"nama\": \"Budi\", \"kota\": \"Bandung\", \"umur\": 31, \"aktif\": true}",
                "{\"名称\": \"水泵\", \"压力\": \"4 bar\", \"材料\": \"青铜\", \"价格\": \"310\", \"库存\": \"12\"}",
                "| Stadt | Einwohner |\n|---|---|\n| Köln | 1.084.831 |\n| Ulm | 129.942 |",
                "for (int i = 0; i < n; i++) { sum += values[i]; }",
                "`die = der + das` and `el.la(los)`",
            })
    void nothingIsGuessedOfShortTextsCodeRecordsAndNames(String text) {
        assertThat(READER.of(text)).isEqualTo(LanguageReader.UNDETERMINED);
    }

    @Test
    void foreignTitleOrQuotationDoesNotChangeTheLanguage() {
        assertThat(READER.of("The film is called \"Der Himmel über Berlin\" and was shown in the festival of 1987."))
                .isEqualTo("en");
        assertThat(READER.of("Kata \"the\" dan \"of\" tidak ada padanannya dalam bahasa Indonesia."))
                .isEqualTo("id");
        assertThat(READER.of("The museum 国立科学博物館 in Tokyo is open on all days but Monday."))
                .isEqualTo("en");
    }

    /** U+00B5 and U+03BC, as units are typed, ordinals and decomposed accents are of no other language. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Take 100 \u00b5g daily with water.",
                "Don't cut the 100 \u03bcg patches.",
                "Cycle with 3 \u00b5m pores or 5 \u00b5l drops.",
                "100 \u00b5g daily",
                "A cafe\u0301 near the bridge opened."
            })
    void signsOfUnitsTellNoLanguage(String text) {
        assertThat(READER.of(text)).isIn("en", LanguageReader.UNDETERMINED);
    }

    /** Code between sentences is no language, however much of it there is. */
    @Test
    void codeBesideSentencesIsNotRead() {
        String code = "```\nfor (String der : die) { das.und(der); }\n```\n";
        assertThat(READER.of("Run this in the folder of the project, and it is done.\n" + code))
                .isEqualTo("en");
        assertThat(READER.of("Jalankan ini di folder proyek dan tunggu sampai selesai.\n" + code))
                .isEqualTo("id");
    }

    @Test
    void detectorIsAskedOnlyAboutWhatWordsAndScriptDoNotSettle() {
        LanguageReader strict = new LanguageReader(prose -> {
            throw new AssertionError("asked about " + prose);
        });
        assertThat(strict.of("The valve opens at 3 bar and does not open below it."))
                .isEqualTo("en");
        assertThat(strict.of("保修期为两年，从购买之日起计算，但不包括进水造成的损坏。")).isEqualTo("zh");
        assertThat(strict.of("Ann Miller, Ben Cooper")).isEqualTo(LanguageReader.UNDETERMINED);
        assertThat(strict.of("club,coach,ground\naprilia,quinto ricci,monte carlo\nterni,paolo sacco,san luca"))
                .as("cells of names")
                .isEqualTo(LanguageReader.UNDETERMINED);
    }

    @Test
    void detectorIsBelievedWhereItIsFarAheadOfTheLanguagesWithWordLists() {
        String estonian = "Garantii kehtib kaks aastat alates ostukuupäevast, kuid ei kata vee tekitatud kahjustusi.";
        assertThat(new LanguageReader(detector(Map.of("et", 0.3, "en", 0.01))).of(estonian))
                .isEqualTo("et");
        assertThat(new LanguageReader(detector(Map.of("et", 0.3, "en", 0.25))).of(estonian))
                .isEqualTo(LanguageReader.UNDETERMINED);
        assertThat(new LanguageReader(detector(Map.of("et", 0.3, "en", 0.2))).of(estonian + " " + estonian))
                .as("of many words more is asked than of a few")
                .isEqualTo(LanguageReader.UNDETERMINED);
        assertThat(new LanguageReader(detector(Map.of())).of(estonian)).isEqualTo(LanguageReader.UNDETERMINED);
    }

    private static LanguageDetector detector(Map<String, Double> probabilities) {
        return prose -> probabilities;
    }
}
