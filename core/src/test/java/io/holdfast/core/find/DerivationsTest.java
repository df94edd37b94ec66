package io.holdfast.core.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.WrittenForm;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DerivationsTest {
    private static String before(String claim, String evidence) {
        String written = WrittenForm.of(evidence);
        String read = Derivations.before(WrittenForm.of(claim), written);
        assertThat(read).endsWith(written);
        return read.substring(0, read.length() - written.length());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "The tram is 25 minutes late.; It was due at 08:10 and came at 08:35.; 25 min = 08:35 - 08:10",
                "Both jars weigh 700 g.; The blue jar weighs 450 g, the red one 250 g.; 700 g = 450 g + 250 g",
                "She has 96 stamps left.; Of her 130 stamps she gave 34 away.; 96 = 130 - 34",
                "Six tickets cost 90 euros.; A ticket costs 15 euros. The group bought 6.; 90 EUR = 6 x 15 EUR",
                "Each heir got 4,000 dollars.; The 12,000 dollars went to 3 heirs in equal parts.; 4000 USD = 12000 USD / 3",
                "Sales rose by 20 %.; Sales went from 50 million dollars to 60 million dollars.;"
                        + " 20 % = 60 million USD against 50 million USD",
                "A quarter of the crew, 25 %, was ill.; Of 40 sailors 10 were ill.; 25 % = 10 of 40",
                "Members pay 80 euros.; The fee is 100 euros. Members get 20 % off.; 80 EUR = 100 EUR - 20 %",
                "In all, 90 trees were planted.; Oaks: 40. Limes: 30. Elms: 20.; 90 = 40 + 30 + 20",
                "She reads 42 pages a day on average.; She read 36 pages on Monday and 48 on Tuesday.; 42 = mean of 36, 48",
                "The mean of the three is 8 km.; The walks were 5 km, 7 km and 12 km long.; 8 km = mean of 5 km, 7 km, 12 km",
                "It was open for 28 years.; It opened in 1961 and closed in 1989.; 28 years = 1989 - 1961",
                "The stay lasted 9 days.; She arrived on 3 May 2024 and left on 12 May 2024.; 9 days = 12 May 2024 - 3 May 2024",
                "The permit ends on 14 June 2025.; Issued on 31 May 2025, it is valid for 14 days.; 14 June 2025 = 31 May 2025 + 14 days",
                "The film ends at 21:45.; It begins at 20:00 and runs for 105 minutes.; 21:45 = 20:00 + 1.75 hours"
            })
    void aValueThatFollowsIsShownWithItsOperands(String claim, String evidence, String shown) {
        assertThat(before(claim, evidence)).contains(shown).endsWith(" | ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "The tram is 25 minutes late.; It was 25 minutes late, at 08:35 instead of 08:10.",
                "The tram is 40 minutes late.; It was due at 08:10 and came at 08:35.",
                "Both jars weigh 700 g.; The blue jar weighs 450 g; it is 250 m away.",
                "The tram was late.; It was due at 08:10 and came at 08:35.",
                "She has 3 stamps.; She had 5 stamps and gave 2 away."
            })
    void nothingIsSaidOfWhatIsStatedOrSmallOrDoesNotFollow(String claim, String evidence) {
        assertThat(before(claim, evidence)).isEmpty();
    }

    @Test
    void aValueFollowsOnlyFromWhatTheClaimDoesNotRepeat() {
        String evidence = "The museum sold 450 tickets in May and 345 in June 2024.";

        assertThat(Derivations.follow("The museum sold 795 tickets in 2024.", evidence))
                .isTrue();
        assertThat(Derivations.follow("The museum sold 795 tickets in May and 345 in June 2024.", evidence))
                .isFalse();
        assertThat(Derivations.follow("The museum sold 800 tickets.", evidence)).isFalse();
    }

    @Test
    void theDerivationNearTheWordsOfTheClaimComesFirst() {
        assertThat(
                        before(
                                "The Harbour team won by 17 points.",
                                "Rain: 40 mm in May, 23 mm in June. The Harbour team scored 91 points, the visitors 74 points."))
                .startsWith("17 = 91 - 74");
    }

    @Test
    void manyValuesAndVastOnesCostLittle() {
        String many =
                IntStream.range(0, 4000).mapToObj(i -> "item " + (i * 7 + 13)).collect(Collectors.joining(", "));
        Assertions.assertTimeout(Duration.ofSeconds(5), () -> before(many + " on 3 March 2020", many));
        assertThat(before("It ends on 3 March 2020.", "From 3 March 2019, in 5 billion years."))
                .isEmpty();
    }
}
