package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageGateTest {
    private static final String GERMAN = "Die Kündigungsfrist beträgt drei Monate zum Ende des Jahres.";
    private static final String INDONESIAN =
            "Garansi berlaku dua tahun sejak tanggal pembelian dan tidak mencakup air.";
    private static final String CHINESE = "保修期为两年。从购买之日起计算。电池不在保修范围内。维修需要三天。";
    private static final Faithfulness SHIPPED = evaluator("languages.unmeasured", "report");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ja | Japanese (ja) | 保証期間は購入日から二年間ですが、水による損傷は含まれません。
            zh | Chinese (zh) | 保修期为两年，从购买之日起计算，但不包括进水造成的损坏。
            und-Cyrl | an unknown language (und-Cyrl) | Гарантия действует два года со дня покупки.
            """)
    void answerInALanguageNobodyMeasuredIsUnmeasuredAndSaysWhatToDo(String language, String name, String text) {
        Finding<Grounding> finding = evaluate(SHIPPED, text, text);
        assertThat(finding).isInstanceOfSatisfying(Finding.Unmeasured.class, unmeasured -> {
            assertThat(unmeasured.code()).isEqualTo(ErrorCode.LANGUAGE);
            assertThat(unmeasured.language()).isEqualTo(language);
            assertThat(unmeasured.message())
                    .startsWith("the answer is in " + name + "; ")
                    .contains("one language of en, id, de, fr, es", "languages.unmeasured: words");
        });
        assertThat(finding.failure()).isTrue();
    }

    @Test
    void shortAnswerFromForeignDocumentsIsUnmeasuredToo() {
        assertThat(reason(evaluate(SHIPPED, "两年", CHINESE))).contains("Chinese (zh)");
    }

    @Test
    void answerInAnotherLanguageThanItsDocumentsIsUnmeasured() {
        assertThat(reason(evaluate(
                        SHIPPED, "The warranty lasts for two years from the day of the purchase.", INDONESIAN)))
                .contains("the answer is in English (en), its documents in Indonesian (id)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Malay (ms) | Yuran tahunan ialah RM24 dan pelajar perlu membayar separuh sahaja.
            Catalan (ca) | La biblioteca obre a les nou del matí.
            Swedish (sv) | Biblioteket öppnar klockan nio varje dag och stänger klockan sex.
            Javanese (jv) | Perpustakaan bukak jam sanga esuk saben dina.
            """)
    void neighbourOfASupportedLanguageIsNotTakenForIt(String name, String text) {
        assertThat(reason(evaluate(SHIPPED, text, text))).contains("the answer is in " + name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pl | Roczna opłata wynosi trzydzieści euro i trzeba ją zapłacić w styczniu.
            de | Die Jahresgebühr wird im Januar bezahlt und ist nicht höher.
            """)
    void sentenceInAnotherLanguageMakesTheWholeAnswerUnmeasured(String language, String sentence) {
        String english =
                "The library opens at nine every day, and it closes at six in the evening of each day of the week.";
        assertThat(evaluate(SHIPPED, english, english)).isInstanceOf(Finding.Scored.class);
        assertThat(reason(evaluate(SHIPPED, english + " " + sentence, english)))
                .contains("part of the answer is in")
                .contains("(" + language + ")");
    }

    @Test
    void oneDocumentInTheLanguageOfTheAnswerIsEnough() {
        Finding<Grounding> finding = SHIPPED.evaluate(
                Case.of("c", "", "The warranty lasts for two years.", GERMAN, CHINESE),
                Answer.of("The warranty lasts for two years."));
        assertThat(finding).isInstanceOf(Finding.Scored.class);
    }

    @Test
    void indonesianIsScoredAndEveryFindingNamesItsLanguage() {
        assertThat(language(evaluate(SHIPPED, INDONESIAN, INDONESIAN))).isEqualTo("id");
        assertThat(language(evaluate(SHIPPED, "dua tahun", INDONESIAN))).isEqualTo("id");
        assertThat(language(evaluate(SHIPPED, "The pump holds 4 bar and it is drained.", "The pump holds 4 bar.")))
                .isEqualTo("en");
        assertThat(language(evaluate(SHIPPED, "4 bar", "P7: 4 bar"))).isEqualTo("und");
        assertThat(language(evaluate(SHIPPED, "Maaf, saya tidak tahu jawabannya.", INDONESIAN)))
                .isEqualTo("id");
    }

    @Test
    void languagesOfDocumentsAreNamedWhereTheyAreNotTheAnswersAlone() {
        assertThat(documents(evaluate(SHIPPED, INDONESIAN, INDONESIAN))).isEmpty();
        assertThat(documents(evaluate(
                        SHIPPED, "The warranty lasts for two years from the day of the purchase.", INDONESIAN)))
                .containsExactly("id");
        String english = "The warranty lasts for two years, and it is paid by the shop.";
        assertThat(documents(SHIPPED.evaluate(Case.of("c", "", english, GERMAN, CHINESE), Answer.of(english))))
                .containsExactly("de", "en", "zh");
    }

    @Test
    void wordsAloneScoreWhatNobodyMeasuredWhenAskedTo() {
        Faithfulness words = evaluator("languages.unmeasured", "words");
        Finding<Grounding> copied = evaluate(words, GERMAN, GERMAN);
        assertThat(copied).isInstanceOf(Finding.Scored.class);
        assertThat(copied.failure()).isFalse();
        assertThat(language(copied)).isEqualTo("de");
        assertThat(evaluate(words, GERMAN.replace("drei", "sechs"), GERMAN).failure())
                .isTrue();
    }

    @Test
    void oneLineOfConfigurationSupportsALanguage() {
        Faithfulness german = evaluator("languages.supported", "[en, id, de]");
        assertThat(evaluate(german, GERMAN, GERMAN)).isInstanceOf(Finding.Scored.class);
        assertThat(reason(evaluate(german, CHINESE, CHINESE))).contains("one language of en, id, de");
    }

    @Test
    void fourChineseSentencesAreFourClaimsAndNoShortAnswer() {
        Faithfulness chinese = evaluator("languages.supported", "[zh]");
        Finding<Grounding> finding = evaluate(chinese, CHINESE, CHINESE);
        assertThat(finding).isInstanceOfSatisfying(Finding.Scored.class, scored -> {
            Grounding grounding = (Grounding) scored.detail();
            assertThat(grounding.path()).isEqualTo(Grounding.Path.CLAIM_TRACING);
            assertThat(grounding.trace().claims()).hasSize(4);
            assertThat(scored.score()).isEqualTo(1);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            French (fr) | The pass holds for two years, c'est-à-dire au moins trois ans.
            German (de) | The pass holds for two years – und man darf ihn auch weitergeben.
            Spanish (es) | The pass holds for two years (los niños no pagan nada por la noche).
            """)
    void aClauseInAnotherLanguageIsPartOfTheAnswer(String name, String answer) {
        assertThat(reason(evaluate(SHIPPED, answer, "The pass holds for two years from the day it was bought.")))
                .contains("the answer is in " + name);
    }

    @Test
    void aTitleInAnotherLanguageIsAName() {
        String titled = "The library lends one film, La vie est un long fleuve tranquille, for a week.";
        assertThat(reason(evaluate(SHIPPED, titled, titled))).isEqualTo("scored");
    }

    @Test
    void refusalIsJudgedByTheCasesOwnWordWhateverItsLanguage() {
        Case unanswerable =
                new Case("c", "Was kostet es?", Case.of("", "", GERMAN).documents(), null, false);
        assertThat(SHIPPED.evaluate(unanswerable, Answer.of("Das weiß ich leider nicht.")))
                .isInstanceOf(Finding.Abstained.class);
    }

    private static Faithfulness evaluator(String key, String value) {
        return new Faithfulness(
                new ConfigLoader().set(key, value, "test").load().config(), null, null);
    }

    private static Finding<Grounding> evaluate(Faithfulness evaluator, String answer, String document) {
        return evaluator.evaluate(Case.of("c", "", document), Answer.of(answer));
    }

    private static String reason(Finding<Grounding> finding) {
        return finding.fold(s -> "scored", a -> "abstained", u -> u.code() + " " + u.message());
    }

    private static List<String> documents(Finding<Grounding> finding) {
        return finding.fold(
                s -> s.detail().documentLanguages(),
                a -> a.detail().documentLanguages(),
                Finding.Unmeasured::documentLanguages);
    }

    private static String language(Finding<Grounding> finding) {
        return finding.fold(
                s -> "" + s.detail().language(), a -> "" + a.detail().language(), u -> "" + u.language());
    }
}
