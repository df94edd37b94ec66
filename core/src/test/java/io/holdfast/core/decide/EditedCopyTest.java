package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.decide.EditedCopy.Change;
import io.holdfast.core.decide.EditedCopy.Edit;
import io.holdfast.core.model.Rule;
import io.holdfast.text.fact.WrittenForm;
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
                "The stairs do not creak.|Neither the door nor the stairs creak.",
                "The cellars have no window.|None of the cellars has a window.",
                "The hatch is always shut.|The hatch is never open.",
                "The hatch is always locked.|The hatch is never unlocked.",
                "The choir sings on Wed in the hall.|The choir sings on Wednesday in the hall.",
                "The sale begins in Oct in Lund.|The sale begins in October in Lund.",
                "We meet at Mt. Ida at dawn.|We meet at Mount Ida at dawn.",
                "Beat the butter with the cream.|Beat the cream with the butter.",
                "Saturn is similar to Uranus in size.|Uranus is similar to Saturn in size.",
                "The way from Bonn to Trier is long.|The way from Trier to Bonn is long.",
                "The sheet is 70 x 50 cm large.|The sheet is 50 x 70 cm large.",
                "The deadline is May 10.|The deadline was May 3.", // it may have been moved
                "The fee is 25 euros.|The fee was 20 euros.",
                "Die Gebühr ist 25 Euro.|Die Gebühr war 20 Euro.",
                "La cuota es de 25 euros.|La cuota era de 20 euros.",
                "The key is never left anywhere but under the mat.|The key is always left under the mat.",
                "Er trinkt nie außer zum Frühstück Tee.|Er trinkt immer zum Frühstück Tee.",
            })
    void noChangeThatContradicts(String claim, String source) {
        assertThat(COPY.between(claim, source)).isEmpty();
    }

    /** Both ways round: the form that is read and the one beside it say the same, or nothing tells that they do not. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "The ferry leaves at 6:40.|The ferry leaves at 6:40 pm.",
                "The ferry leaves at 6.|The ferry leaves at 6 pm.",
                "The ferry leaves at seven.|The ferry leaves at 07:00.",
                "The ferry leaves at 17h.|The ferry leaves at 17:00.",
                "The ferry leaves at 17.30.|The ferry leaves at 17:30.",
                "The ferry leaves at 6 o'clock.|The ferry leaves at 6 am.",
                "The vote is on 04/09/2025.|The vote is on 4 September 2025.",
                "The vote is on 09/04/2025.|The vote is on 4 September 2025.",
                "The vote is on 4.09.25.|The vote is on 4 September 2025.",
                "The vote is on 4 Sept '25.|The vote is on 4 September 2025.",
                "The vote was held in 2025.|The vote was held on 04/09/2025.",
                "The port has 22k visitors.|The port has 22,000 visitors.",
                "The port has 3.4M visitors.|The port has 3,400,000 visitors.",
                "The plank is ¼ inch thick.|The plank is 1/4 inch thick.",
                "The plank is 0.25 inch thick.|The plank is 1/4 inch thick.",
                "The plank is 4 feet long.|The plank is 122 cm long.",
                "The screen is 32\".|The screen is 32 inches.",
                "The stamp costs 65 cents.|The stamp costs $0.65.",
                "The tram costs 3 euros 20.|The tram costs 3.20 euros.",
                "The town has 47,000 people.|The town has 47,180 people.",
                "The rate fell to 3.6 %.|The rate fell to 3.57 %.",
                "The mast is 200 m high.|The mast is 199.6 m high.",
                "The chance is 1:500.|The chance is 1 in 500.",
                "The map is 1:25,000.|The map is 1:25000.",
                "The match ended 2:1.|The match ended 2-1.",
                "The 2018-19 season was wet.|The 2018/19 season was wet.",
                "The dish holds 10^4 cells.|The dish holds 1e4 cells.",
                "The bag weighs 12 pounds.|The bag weighs 12 lb.",
                "A seat is 12 pounds today.|A seat is £12 today.",
                "The prize is 20,000.|The prize is 20 grand.",
                "Parking takes 3 coins an hour.|Parking takes 4 tokens an hour.",
            })
    void formsThatMayAgreeProveNothing(String one, String other) {
        assertThat(COPY.between(WrittenForm.of(one), WrittenForm.of(other))).isEmpty();
        assertThat(COPY.between(WrittenForm.of(other), WrittenForm.of(one))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The ferry leaves at 6 am.|The ferry leaves at 6 pm.|VALUE",
                "The vote is on 05/09/2025.|The vote is on 4 September 2025.|VALUE",
                "The vote was held in 2024.|The vote was held on 04/09/2025.|VALUE",
                "The plank is 1/2 inch thick.|The plank is ¼ inch thick.|VALUE",
                "The port has 12,400 visitors.|The port has 13,100 visitors.|VALUE",
                "The hall seats 75 people.|The hall seats 60 people.|VALUE",
                "The pump stops after 60 seconds.|The pump stops after 75 seconds.|VALUE",
                "The bag weighs 1 kg when full.|The bag weighs 1.25 kg when full.|VALUE",
                "The lake cooled to 4 °C.|The lake cooled to −4 °C.|VALUE",
                "The fund gained 70 euros in May.|The fund gained –70 euros in May.|VALUE",
                "The line carries 50 MB/s.|The line carries 50 Mbit/s.|VALUE",
                "The mill closed in 1978.|The mill closed in 1987.|VALUE",
                "The model is FY23 stock.|The model is FY24 stock.|VALUE",
                "Ann is taller than Bob by far.|Bob is taller than Ann by far.|SWAP",
                "World War I began in August.|World War II began in August.|NAME",
                "Hens lay without pain, but ducks fly.|Hens lay without pain, but ducks do not fly.|NEGATION",
            })
    void valuesOfOneKindThatExcludeEachOtherDo(String claim, String source, String change) {
        assertThat(COPY.between(WrittenForm.of(claim), WrittenForm.of(source))
                        .map(e -> e.change().name())
                        .orElse("NONE"))
                .isEqualTo(change);
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
