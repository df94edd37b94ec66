package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.decide.EditedCopy.Change;
import io.holdfast.core.decide.EditedCopy.Edit;
import io.holdfast.core.model.Rule;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was changed where a claim repeats a sentence almost word for word; the left column is the claim. */
class EditedCopyTest {
    private static final EditedCopy COPY =
            new EditedCopy(List.of(List.of("TCP", "UDP"), List.of("GET", "POST")), new QuantityTolerance(0.1, 0.02));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            value = {
                "The timeout is 60 seconds.|The timeout is 30 seconds.|VALUE|60|30",
                "The valve opens at 3 bar.|The valve opens at 4 bar.|VALUE|3|4",
                "The valve opens at 3 mA when hot.|The valve opens at 3 uA when hot.|VALUE|ma|ua",
                "It rose by 4 percent in 2020.|It rose by 5 percent in 2020.|VALUE|4|5",
                "Use version 2.3 of the driver.|Use version 2.4 of the driver.|VALUE|2.3|2.4",
                "Ann sold the mill to Bob in May.|Bob sold the mill to Ann in May.|SWAP|ann|bob",
                "Sales grew 4 % in the north and 5 % in the south.|Sales grew 5 % in the north and 4 % in the south.|SWAP|4|5",
                "The meeting is chaired by Ann Lee.|The meeting is chaired by Bob Roe.|NAME|ann lee|bob roe",
                "The tower was built by Eiffel in Paris.|The tower was built by Eiffel in Lyon.|NAME|paris|lyon",
                "The service listens on UDP by default.|The service listens on TCP by default.|TERM|udp|tcp",
                "The shop is not open on Sunday.|The shop is open on Sunday.|NEGATION|not|''",
                "The shop is open on Sunday.|The shop is not open on Sunday.|NEGATION|''|not",
                "The motor never stops.|The motor stops by itself above 80 °C.|NEGATION|never|''",
                "All rooms have a view of the lake.|Some rooms have a view of the lake.|STRENGTH|all|some",
                "Guests must pay at the desk.|Guests may pay at the desk.|STRENGTH|must|may",
                "Prices will rise in the spring.|Prices will fall in the spring.|OPPOSITE|rise|fall",
                "At least ten goats may join the cows.|At most ten goats may join them.|OPPOSITE|least|most",
                "The door is able to open.|The door is unable to open.|OPPOSITE|able|unable",
            })
    void theWordsThatDifferTellTheChange(String claim, String source, Change change, String claimed, String stated) {
        assertThat(COPY.between(claim, source)).contains(new Edit(change, claimed, stated));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The timeout is 30 seconds.|The timeout is 30 seconds.",
                "Some rooms have a view of the lake.|All rooms have a view of the lake.",
                "The river is long.|The mountain is high.",
                "The box opens.|The box never opens by hand but with its key.",
                "The motor never stops.|In winter the motor stops by itself.",
                "The lake is deep and cold in winter.|The quick brown fox jumps over the dog.",
                "Ann and Bob won the race in Rome.|Bob and Ann won the race in Rome.",
                "The ferry leaves the harbour at noon.|The ferry leaves the harbour at noon on weekdays.",
                "The ferry leaves the old harbour at noon.|The ferry leaves the harbour at noon.",
                "It rose by 4 percent in 2020.|It rose by 5 percent in 2021.",
                "The soup does not contain milk.|The soup contains no milk.",
                "No gates at all were locked.|None of the gates were locked.",
                "Not all lamps of the north pier work.|All lamps of the south pier work.",
                "The warmest night was measured in Lund.|The coldest night was measured in Kiruna.",
                "The lens was ground in the US.|The lens was ground in the U.S. last year.",
                "The lens was ground in the USA.|The lens was ground in the United States.",
            })
    void noChangeThatContradicts(String claim, String source) {
        assertThat(COPY.between(claim, source)).isEmpty();
    }

    @Test
    void termsOfDifferentGroupsAreNotConfused() {
        assertThat(COPY.between("The service listens on GET by default.", "The service listens on TCP by default.")
                        .map(Edit::change))
                .isNotEqualTo(Optional.of(Change.TERM));
    }

    @Test
    void everyChangeHasARuleOfItsOwn() {
        Set<Rule> rules = EnumSet.allOf(Change.class).stream()
                .map(change -> new Edit(change, "a", "b").rule())
                .collect(Collectors.toSet());
        assertThat(rules).hasSameSizeAs(Change.values());
    }

    @Test
    void aTextTooLongForASentenceIsNotCompared() {
        String claim = "The timeout of the pump is 60 seconds. " + "It runs on. ".repeat(60);
        assertThat(COPY.between(claim, claim.replace("60", "30"))).isEmpty();
        assertThat(EditedCopy.repeated(claim, claim)).isZero();
    }

    @Test
    void repeatedIsTheShareOfWordsInTheSameOrder() {
        assertThat(EditedCopy.repeated("the red door opens", "today the red door opens wide"))
                .isEqualTo(1);
        assertThat(EditedCopy.repeated("the red door opens", "opens door red the"))
                .isEqualTo(0.25);
        assertThat(EditedCopy.repeated("", "the red door")).isZero();
    }
}
