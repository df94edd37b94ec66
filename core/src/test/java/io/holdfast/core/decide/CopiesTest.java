package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proof by copy; the left column is the claim. */
class CopiesTest {
    private static final String PLANS = """
            # Plans

            ## Basic
            The price is 9 dollars a month. Upgrade to Team at any time.

            ## Team
            The price is 29 dollars a month.

            ### Limits
            It has room for 15 users.
            """;

    private static final String DOSES = """
            Adults
            Take one tablet in the morning.

            Children
            Take half a tablet in the morning.
            """;

    private static boolean copied(String question, String claim, String... texts) {
        return copied(AnswerClaims.whole(question, claim), texts);
    }

    private static boolean copied(Claim claim, String... texts) {
        List<Document> documents =
                Stream.of(texts).map(text -> Document.of(text, text)).toList();
        return new Tracer(ConfigLoader.defaults(), null)
                        .features(List.of(claim), documents)
                        .get(0)
                        .getOrDefault("copy", 0.0)
                == 1;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The east gate opens at eight in summer.|The east gate opens at eight in summer.|true",
                "the EAST gate opens at eight in summer|The east gate opens at eight in summer.|true",
                "The east gate opens at eight in summer.|The **east gate** opens at `eight` in summer.|true",
                "The east gate opens at eight in summer.|The east  gate opens\tat eight in summer!|true",
                "The east gate opens at 8 in the summer.|The east gate opens at eight in the summer.|true",
                "The east gate opens at eight in summer.|The east gate opens at nine in summer.|false",
                "The east gate opens at eight in summer.|The gate opens at eight in summer.|false",
                "gate opens|The gate opens.|false",
                "The east gate opens at eight in summer.|It is a myth that the east gate opens at eight in summer.|false",
                "The east gate opens at eight in summer.|The east gate opens at eight in summer, but only for staff.|false",
                "The box holds a lid.|The box holds a pot, a lid and a cup.|true",
                "The box holds a bag.|The box holds a pot, a lid and a cup.|false",
                "The shelf holds a lid.|The box holds a pot, a lid and a cup.|false",
                "The east gate opens at eight in summer.|In town, the east gate opens at eight in summer.|true",
            })
    void wordForWordFormattingAside(String claim, String text, boolean copied) {
        assertThat(copied("", claim, text)).isEqualTo(copied);
    }

    @Test
    void aShortAnswerMustBeAWholeUnit() {
        String text = "The gate opens at eight. The desk is open from nine until noon on weekdays.";
        assertThat(copied("When is the gate open?", "The gate opens at eight.", text))
                .isTrue();
        assertThat(copied("When is the gate open?", "open from nine", text)).isFalse();
    }

    /** The answer is a sentence of the first of two documents; the question names what it is asked about. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What does the Alder plan cost?|It costs 12 euros a month.|Alder plan. It costs 12 euros a month.|Birch plan. It costs 20 euros a month.|true",
                "What does the Birch plan cost?|It costs 12 euros a month.|Alder plan. It costs 12 euros a month.|Birch plan. It costs 20 euros a month.|false",
                "Is the Nova phone waterproof?|Yes, it is waterproof.|The Orion phone is new. It is waterproof.|The Nova phone is old.|false",
                "Is the Orion phone waterproof?|Yes, it is waterproof.|The Orion phone is new. It is waterproof.|The Nova phone is old.|true",
                "When was the oil heater installed?|It was installed in spring 1990.|The gas heater is in the hall. It was installed in spring 1990.|The oil heater is in the cellar. It was installed in 2005.|false",
                "When was the gas heater installed?|It was installed in spring 1990.|The gas heater is in the hall. It was installed in spring 1990.|The oil heater is in the cellar. It was installed in 2005.|true",
                "Which is longer, the Nile or the Amazon?|The Nile is 6,650 km long.|The Nile is 6,650 km long.|The Amazon is 6,400 km long.|true",
                "How does the pump handle cold weather?|The pump works down to -20 degrees.|The pump works down to -20 degrees.|Staff who handle parcels wear gloves.|true",
                "What may the Petrel carry?|It may carry 40 cars.|The Gannet is a ferry. It may carry 40 cars. The Petrel is a boat. It carries none.|Trains run daily.|false",
                "What may the Gannet carry?|It may carry 40 cars.|The Gannet is a ferry. It may carry 40 cars. The Petrel is a boat. It carries none.|Trains run daily.|true",
                "Was kostet der Tarif Birke?|Er kostet 12 Euro im Monat.|Tarif Ahorn. Er kostet 12 Euro im Monat.|Tarif Birke. Er kostet 20 Euro im Monat.|false",
            })
    void aCopyAnswersForWhatItIsSaidOf(String question, String claim, String text, String other, boolean copied) {
        assertThat(copied(question, claim, text, other)).isEqualTo(copied);
        assertThat(copied(question, claim, other, text)).isEqualTo(copied);
    }

    @ParameterizedTest
    @CsvSource({
        "What is the price of Team?,The price is 9 dollars a month.,false",
        "What is the price of Basic?,The price is 9 dollars a month.,true",
        "What is the price of Team?,The price is 29 dollars a month.,true",
        "How many users does Team have room for?,It has room for 15 users.,true",
        "How many users does Basic have room for?,It has room for 15 users.,false",
        "'',The price is 9 dollars a month.,true"
    })
    void whatIsUnderAHeadingIsSaidOfIt(String question, String claim, boolean copied) {
        assertThat(copied(question, claim, PLANS)).isEqualTo(copied);
    }

    @ParameterizedTest
    @CsvSource({
        "What is the dose for children?,Take one tablet in the morning.,false",
        "What is the dose for children?,Take half a tablet in the morning.,true",
        "What is the dose for adults?,Take one tablet in the morning.,true",
    })
    void aShortLineByItselfIsAHeading(String question, String claim, boolean copied) {
        assertThat(copied(question, claim, DOSES)).isEqualTo(copied);
        assertThat(copied(question, claim, DOSES.replaceAll("(?m)^(Adults|Children)$", "**$1**")))
                .isEqualTo(copied);
        assertThat(copied(question, claim, DOSES.replaceAll("(?m)^(Adults|Children)$", "<h3>$1</h3>")))
                .isEqualTo(copied);
    }

    @Test
    void whatIsSaidOfTwoThingsIsSaidOfTheSecondToo() {
        String text = "Adults\n- Fee per month: 20 euros\n\nStudents\n- Fee per month: 20 euros";
        assertThat(copied("What is the fee for students?", "Fee per month: 20 euros", text))
                .isTrue();
        assertThat(copied(
                        "What is the fee for students?",
                        "Fee per month: 20 euros",
                        text.replaceFirst("20 euros$", "8")))
                .isFalse();
    }

    /** The second sentence of an answer is about the subject of the first. */
    @Test
    void aResolvedPronounIsAskedAbout() {
        String heron = "The Heron is a ferry. It was built in 1999.";
        String falcon = "The Falcon is a ferry. It was built in 2007.";
        List<Claim> claims = new AnswerClaims().of("", "The Falcon has two decks. It was built in 1999.");
        assertThat(copied(claims.get(1), heron, falcon)).isFalse();
        assertThat(copied(
                        new AnswerClaims()
                                .of("", "The Heron has two decks. It was built in 1999.")
                                .get(1),
                        heron,
                        falcon))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "The insurance covers theft.,true",
        "The insurance covers floods.,false",
        "The insurance does not cover floods.,true",
        "Leave it in the sun.,false",
        "Rub it with salt.,false",
        "Rinse it once a week.,true",
        "Smoke in the rooms.,false",
        "Be quiet after ten.,true"
    })
    void anItemSaysWhatLeadsToIt(String claim, boolean copied) {
        String text = """
                The insurance covers:
                - theft
                - fire

                The insurance does not cover:
                - floods

                The rest is for the pan.

                ## Do
                - Rinse it once a week

                ## Don't
                - Leave it in the sun

                ## House
                Please read this.

                Avoid:
                - Rub it with salt

                Guests may not:
                - Smoke in the rooms

                Rules:
                - Be quiet after ten
                """;
        assertThat(copied("", claim, text)).isEqualTo(copied);
    }

    /** On the left what a document says; the claim is that the gate opens at eight in summer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "~~The gate opens at eight in summer.~~ It opens at nine.|false",
                "<del>The gate opens at eight in summer.</del> It opens at nine.|false",
                "~~The gate is shut.~~ The gate opens at eight in summer.|true",
                "Old text: The gate opens at eight in summer. New text: The gate is shut.|false",
                "Wrong: The gate opens at eight in summer.|false",
                "The old guide said: \"The gate opens at eight in summer.\" It is shut.|false",
                "The gate opens at eight in summer. That is a myth.|false",
                "The gate opens at eight in summer. The town denies this.|false",
                "The gate opens at eight in summer. Readers found this to be false.|false",
                "The gate opens at eight in summer. Is that right? No, it is shut.|false",
                "The gate opens at eight in summer. True or false? False.|false",
                "True or false? The gate opens at eight in summer.|false",
                "The gate opens at eight in summer, a blog claimed.|false",
                "The gate opens at eight in summer. It has the wrong colour.|true",
                "The gate opens at eight in summer. If this is not the case, call us.|true",
                "The gate opens at eight in summer. Ann said that the report was false.|true",
                "The gate opens at eight in summer. Do you sell maps? No, we do not.|true",
                "The old guide is lost. The gate opens at eight in summer.|true",
            })
    void whatADocumentTakesBackIsNoCopy(String text, boolean copied) {
        assertThat(copied("", "The gate opens at eight in summer.", text)).isEqualTo(copied);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Der See ist heute gesperrt.|Der See ist heute gesperrt. Das stimmt nicht.|false",
                "Der See ist heute gesperrt.|Der See ist heute gesperrt. Das ist gut.|true",
                "Le lac est fermé.|Ancien texte : Le lac est fermé.|false",
                "Le lac est fermé.|Le lac est fermé. C'est faux.|false",
                "El lago está cerrado.|El lago está cerrado. Eso no es cierto.|false",
                "Danau ditutup hari ini.|Danau ditutup hari ini. Kabar itu tidak benar.|false",
                "Danau ditutup hari ini.|Danau ditutup hari ini. Jalan itu ramai.|true",
            })
    void soInOtherLanguages(String claim, String text, boolean copied) {
        assertThat(copied("", claim, text)).isEqualTo(copied);
    }

    @ParameterizedTest
    @CsvSource({
        "What is the fee for students?,Entrance fee: 20 euros,false",
        "What is the fee for students?,Entrance fee: 8 euros,true",
        "What is the fee for adults in the museum?,Entrance fee: 20 euros,true",
    })
    void aFieldIsSaidOfItsPath(String question, String claim, boolean copied) {
        String text = "Museum: City\nAdults:\n  Entrance fee: 20 euros\nStudents:\n  Entrance fee: 8 euros\n";
        assertThat(copied(question, claim, text)).isEqualTo(copied);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Store it below 77 °F. | Store it below 25 °C. | true",
                "Store it below 80 °F. | Store it below 25 °C. | false",
                "The limit there is 75 mph. | The limit there is 120 km/h. | true",
                "The limit there is 70 mph. | The limit there is 120 km/h. | false",
                "The path is 1 mile long. | The path is 1.6 km long. | true",
                "The path is 1 mile long. | The path is 1.4 km long. | false",
                "The path is 2 miles long. | The path is 2.6 km long. | false",
                "The hall was built in the 19th century. | The hall was built in 1887. | true",
                "The hall was built in the 1880s. | The hall was built in 1887. | true",
                "The hall was built in the 1870s. | The hall was built in 1887. | false",
                "The hall was built in 1887. | The hall was built in the 1880s. | false",
            })
    void theSameValueInAnotherFormIsACopy(String claim, String text, boolean copy) {
        assertThat(copied("", claim, text)).isEqualTo(copy);
    }
}
