package io.holdfast.engine.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.engine.anchor.Anchor.Kind;
import io.holdfast.engine.anchor.Question.Aggregate;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.Question.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnchorTest {
    private final AnchorExtractor extractor =
            new AnchorExtractor(ConfigLoader.defaults().engine().anchors());

    private List<String> texts(String question) {
        return extractor.understand(question).anchors().stream()
                .map(Anchor::text)
                .toList();
    }

    private static Anchor entity(String text) {
        return new Anchor(text, Kind.ENTITY, 0.85, true);
    }

    @Test
    void mayIsNoAnchorAndMarchTwelfthIs() {
        assertThat(texts("Will it be wet when it may rain?")).isEmpty();
        assertThat(texts("What happened on 12 March 1931?")).containsExactly("12 March 1931");
        assertThat(AnchorMatcher.holds("maybe tomorrow", entity("may"))).isFalse();
        assertThat(AnchorMatcher.holds("It may rain", entity("may"))).isTrue();
    }

    @Test
    void aNameEndsWhereItsSentenceDoes() {
        assertThat(extractor
                        .understand("Our shop calls the old URLs. Until when does Orrtix serve them?")
                        .anchors())
                .extracting(Anchor::text)
                .contains("URLs", "Orrtix")
                .doesNotContain("URLs. Until");
    }

    @Test
    void aWeekdayOrAMonthIsAnAnchorThatATextNeedNotName() {
        Question q = extractor.understand("My son turns 11 in March. Which class does Aron Vik teach on Tuesday?");

        assertThat(q.anchors()).extracting(Anchor::text).contains("March", "Tuesday", "Aron Vik");
        assertThat(q.essential()).extracting(Anchor::text).containsExactly("Aron Vik");
    }

    @Test
    void aSpanishQuestionOpensBehindItsMark() {
        assertThat(extractor
                        .understand("¿Cuántos taladros siguen sin aparecer?")
                        .essential())
                .isEmpty();
    }

    @Test
    void punctuationAndCaseAreFolded() {
        assertThat(AnchorMatcher.holds("She won the US Open twice.", entity("U.S. Open")))
                .isTrue();
        assertThat(AnchorMatcher.holds("She won the U.S. Open twice.", entity("US Open")))
                .isTrue();
        assertThat(AnchorMatcher.holds("voters in the United States", entity("U.S.")))
                .isTrue();
        assertThat(AnchorMatcher.holds("the bus opened its doors", entity("US Open")))
                .isFalse();
    }

    @Test
    void anAcronymStandsForItsWordsButTheYearMustStillFit() {
        Anchor ao = new Anchor("AO-2019", Kind.EVENT, 0.85, true);
        assertThat(AnchorMatcher.holds("The Australian Open 2019 was played in January.", ao))
                .isTrue();
        assertThat(AnchorMatcher.holds("The Australian Open 2018 was played in January.", ao))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Who", "What", "Siapa", "Sebutkan", "Apa saja", "Berapa", "Kapan", "List", "Name", "Which", "In"
            })
    void questionWordsAreNeverAnchors(String word) {
        assertThat(texts(word + " Orlen River?")).contains("Orlen River").noneMatch(a -> a.startsWith(word));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Jam berapa", "Hari apa", "Kota mana"})
    void whatAnIndonesianQuestionAsksForIsNoName(String asked) {
        assertThat(texts(asked + " kapal Orlen River berangkat?"))
                .contains("Orlen River")
                .noneMatch(a -> asked.startsWith(a));
    }

    @Test
    void everyKindIsFound() {
        Question q = extractor.understand(
                "In Q3 2021, how many `poll()` calls per hour did \"Blue Heron\" log at the Tarn Cup in Oslo?");
        assertThat(q.anchors())
                .extracting(Anchor::kind)
                .contains(Kind.PERIOD, Kind.CODE, Kind.QUOTED, Kind.EVENT, Kind.ENTITY);
        assertThat(q.proposed()).isGreaterThanOrEqualTo(q.anchors().size());
        assertThat(q.anchors()).hasSizeLessThanOrEqualTo(6);
        assertThat(q.essential()).extracting(Anchor::text).contains("Blue Heron", "Tarn Cup", "Oslo");
    }

    @Test
    void aContractionNamesNobody() {
        assertThat(texts("What do I click once I'm in my orders, and when it's sent?"))
                .isEmpty();
    }

    @Test
    void everyGermanNounHasACapitalLetterAndNoneMustBeInTheAnswer() {
        Question q = extractor.understand("Warum kann man in der Hütte nicht mit Karte zahlen?");
        assertThat(q.anchors()).extracting(Anchor::text).contains("Karte");
        assertThat(q.essential()).isEmpty();
    }

    @Test
    void namesWithSmallWordsStayWhole() {
        assertThat(texts("When was the Bank of Tarnholm founded?")).containsExactly("Bank of Tarnholm");
        assertThat(texts("Siapa pendiri Sekolah Tinggi Bahari di Surabaya?"))
                .containsExactly("Sekolah Tinggi Bahari", "Surabaya");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Name three rivers that cross the valley. | LIST | NONE
            List all the museums of the old town. | LIST | NONE
            Sebutkan tiga pelabuhan di pulau itu. | LIST | NONE
            Apa saja bahan utama sambal itu? | LIST | NONE
            Which islands are the largest ones? | FACTOID | NONE
            Name the capital of the province. | FACTOID | NONE
            Who wrote the list of demands? | FACTOID | NONE
            What is the average catch per boat? | NUMERIC | AVERAGE
            Berapa rata-rata panen padi? | NUMERIC | AVERAGE
            How many bridges are there? | NUMERIC | COUNT
            Berapa persen warga yang setuju? | NUMERIC | SHARE
            What is the total budget? | NUMERIC | TOTAL
            What happened to the average Joe band? | NUMERIC | AVERAGE
            """)
    void intentNeedsSeveralCuesAndFallsBackToFactoid(String question, AnswerType type, Aggregate aggregate) {
        Question q = extractor.understand(question);
        assertThat(q.intent().type()).as(question).isEqualTo(type);
        assertThat(q.intent().aggregate()).isEqualTo(aggregate);
    }

    @Test
    void howManyAreWantedAndInWhichLanguage() {
        assertThat(extractor
                        .understand("Name three rivers that cross the valley.")
                        .wanted())
                .isEqualTo(3);
        assertThat(extractor.understand("Sebutkan 4 pelabuhan di pulau itu.").wanted())
                .isEqualTo(4);
        assertThat(extractor.understand("Who won?").wanted()).isZero();
        assertThat(extractor.understand("Siapa yang mendirikan kota itu?").language())
                .isEqualTo(Language.INDONESIAN);
        assertThat(extractor.understand("Who founded the town?").language()).isEqualTo(Language.ENGLISH);
        assertThat(extractor.understand("Wann wurde das Freibad eröffnet?").language())
                .isEqualTo(Language.GERMAN);
        assertThat(extractor.understand("Was kostet eine Karte?").language()).isEqualTo(Language.GERMAN);
        assertThat(extractor.understand("Was the war over in 1945?").language()).isEqualTo(Language.ENGLISH);
        assertThat(extractor
                        .understand("Quand est-ce que la ville a été fondée par les moines ?")
                        .language())
                .isEqualTo(Language.FRENCH);
        assertThat(extractor.understand("¿Cuándo abre la piscina los domingos?").language())
                .isEqualTo(Language.SPANISH);
        assertThat(extractor.understand("誰が町を作った?").language()).isEqualTo(Language.OTHER);
    }

    @Test
    void aGermanCompoundIsHeldByWhatItIsMostlyMadeOf() {
        Anchor grill = new Anchor("Holzkohlegrill", Anchor.Kind.NOUN, 0.85, true);
        assertThat(AnchorMatcher.holds("Grillen mit Holzkohle ist verboten.", grill))
                .isTrue();
        assertThat(AnchorMatcher.holds("Holz liegt im Keller, der Grill im Hof.", grill))
                .isFalse();
    }

    @Test
    void withoutAnchorModeThereAreNone() {
        var off = io.holdfast.core.config.EngineProfiles.named(
                ConfigLoader.defaults().engine(), "baseline");
        assertThat(new AnchorExtractor(off.anchors())
                        .understand("Who founded Oslo in 1048?")
                        .anchors())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nenne alle Räume im Erdgeschoss.",
                "Gibt es einen Aufzug?",
                "¿Hay ascensor?",
                "¿Puedo pagar después?"
            })
    void whatOpensARequestIsNoName(String question) {
        assertThat(new AnchorExtractor(ConfigLoader.defaults().engine().anchors())
                        .understand(question)
                        .anchors())
                .extracting(Anchor::text)
                .doesNotContain("Nenne", "Gibt", "Hay", "Puedo");
    }
}
