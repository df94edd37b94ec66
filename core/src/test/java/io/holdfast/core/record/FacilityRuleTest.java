package io.holdfast.core.record;

import static io.holdfast.core.record.Inn.borneOut;
import static io.holdfast.core.record.Inn.faults;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FacilityRuleTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "It offers free WiFi and accepts reservations.",
                "There is street parking, but no garage or takeout.",
                "Takeout and garage parking are not available.",
                "It does not offer takeout or have a fireplace.",
                "Parking is available on the street, and takeout is not offered.",
                "WiFi: Free",
                "Takeout: No",
                "Outdoor seating is not mentioned.",
                "The ambience is casual rather than romantic.",
                "If you want takeout, call ahead.",
                "The noise level is quiet.",
                "Reservations are not required.",
                "One reviewer mentioned the takeout.",
                "Guests can sing karaoke.",
            })
    void whatTheRecordSaysIsNoFault(String answer) {
        assertThat(faults(answer)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The pub offers takeout and reservations. | wrong: takeout",
                "It does not accept reservations. | wrong: does not accept reservations",
                "Garage parking is available. | wrong: Garage parking",
                "There is no WiFi at the inn. | wrong: no WiFi",
                "WiFi: not available | wrong: WiFi",
                "It provides outdoor seating. | not stated: outdoor seating",
                "It has no outdoor seating. | not stated: no outdoor seating",
                "It is known for a romantic atmosphere. | wrong: romantic",
                "It has an upscale ambience. | not stated: upscale",
                "There is a fireplace in the hall. | wrong: fireplace",
                "The noise level is loud. | wrong: loud",
                "Valet parking is offered. | not stated: Valet parking",
                "The business is dog-friendly. | not stated: dog-friendly",
            })
    void whatItDeniesOrLeavesOpenIsAFault(String answer, String fault) {
        assertThat(faults(answer)).containsExactly(fault);
    }

    @Test
    void whatAReviewSpeaksOfIsLeftToTheTracer() {
        assertThat(faults("The inn offers delivery.")).isEmpty();
    }

    @Test
    void printedDictionariesAreReadLikeObjects() {
        assertThat(borneOut("Street parking is available.")).containsExactly("Street parking");
        assertThat(Inn.findings("Street parking is available.")
                        .get(0)
                        .evidence()
                        .get(0)
                        .passage()
                        .text())
                .isEqualTo("'street': True");
    }

    @Test
    void theExplanationNamesTheAttributeAndItsValue() {
        assertThat(Inn.findings("The pub offers takeout.").get(0).diagnosis())
                .isEqualTo(
                        "takeout: the answer says \"takeout\", the record has attributes.RestaurantsTakeOut = false");
    }
}
