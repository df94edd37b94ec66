package io.holdfast.core.record;

import static io.holdfast.core.record.Inn.borneOut;
import static io.holdfast.core.record.Inn.faults;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HoursRuleTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "It is open Tuesday through Thursday from 12 PM to 10 PM.",
                "The pub opens from noon to 10 p.m. on Tuesday, Wednesday and Thursday.",
                "Hours: Tue-Thu 12:00-22:00, Fri 12:00-23:30, Sat 10:00-23:30.",
                "Open Tuesday to Thursday 12-10 PM, with extended hours until 11:30 PM on Friday and Saturday.",
                "On Saturdays it is open from 10 AM to 11:30 PM.",
                "It is closed on Mondays.",
                "Open Tuesday to Saturday from noon to 10 PM (Fridays and Saturdays until 11:30 PM, opening at 10 AM on Saturday).",
                "- Friday: 12:00 PM – 11:30 PM",
                "The opening hours vary, from 10 AM to 6 PM at best.",
            })
    void hoursAsTheRecordHasThemAreNoFault(String answer) {
        assertThat(faults(answer)).isEmpty();
    }

    @Test
    void hoursThatHoldAreBorneOutWithTheirDays() {
        assertThat(borneOut("It is open from 12 PM to 11:30 PM on Friday."))
                .containsExactly("12 PM to 11:30 PM on Friday");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It is open Tuesday through Thursday from 11 AM to 10 PM. | wrong: 11 AM to 10 PM",
                "Open Tuesday to Friday from noon to 10 PM. | wrong: Tuesday to Friday from noon to 10 PM",
                "The pub is closed on Wednesdays. | wrong: closed on Wednesdays",
                "On Friday it is open until 9 PM. | wrong: until 9 PM",
                "It is open from 10 AM to 11:30 PM on Saturday and Sunday. | not stated: Saturday and Sunday",
                "It is open 24 hours on Friday. | wrong: 24 hours",
                "On Monday it is open from 9 AM to 5 PM. | wrong: 9 AM to 5 PM",
                "It opens at 4:00-22:00 on Tuesday. | wrong: 4:00-22:00",
            })
    void otherHoursAreAFaultOfTheFewWordsThatSayThem(String answer, String fault) {
        assertThat(faults(answer)).containsExactly(fault);
    }

    @Test
    void aRangeOfDaysExceptsTheDaysThatAnotherSentenceSetsApart() {
        assertThat(
                        faults(
                                "Tuesday to Saturday: 12 PM - 10 PM\n\n- Friday: 12 PM - 11:30 PM\n- Saturday: 10 AM - 11:30 PM"))
                .isEmpty();
    }

    @Test
    void theExplanationNamesTheDayAndItsHours() {
        AttributeFinding finding =
                Inn.findings("On Friday it is open until 9 PM.").get(0);
        assertThat(finding.rule()).isEqualTo(Rule.HOURS_MISMATCH);
        assertThat(finding.diagnosis()).contains("until 9 PM").contains("hours.Friday = 12:0-23:30");
        assertThat(finding.evidence().get(0).passage().text()).isEqualTo("\"Friday\": \"12:0-23:30\"");
    }

    @Test
    void timesInAStoryAreNotOpeningHours() {
        assertThat(faults("One reviewer arrived at 7 PM on Tuesday and waited until 9 PM."))
                .isEmpty();
    }
}
