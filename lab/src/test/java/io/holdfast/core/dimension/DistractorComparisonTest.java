package io.holdfast.core.dimension;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DistractorComparisonTest {
    private static final String CORRUPTED = "A day pass costs 14 crowns.";
    private static final String ORIGINAL = "A day pass costs 9 crowns.";

    private final DistractorComparison agreement = new DistractorComparison(Parts.comparison(), Parts.config());

    @Test
    void repeatingTheCorruptedDocumentIsFollowingItNotKnowingTheTruth() {
        assertThat(agreement.of("It says a day pass costs 14 crowns.", CORRUPTED, ORIGINAL))
                .isEqualTo(new DistractorAgreement(true, false, true));
    }

    @Test
    void theTruthFromMemoryAgreesWithTheOriginalOnly() {
        assertThat(agreement.of("A day pass costs 9 crowns.", CORRUPTED, ORIGINAL))
                .isEqualTo(new DistractorAgreement(false, true, false));
    }

    @Test
    void aShortAnswerDoesNotPassForBoth() {
        assertThat(agreement.of("9 crowns", CORRUPTED, ORIGINAL))
                .isEqualTo(new DistractorAgreement(false, true, false));
    }

    @Test
    void decliningAgreesWithADocumentThatLostTheAnswer() {
        assertThat(agreement.of("INSUFFICIENT_CONTEXT", null, ORIGINAL))
                .isEqualTo(new DistractorAgreement(true, false, false));
        assertThat(agreement.of("A day pass costs 9 crowns.", null, ORIGINAL))
                .isEqualTo(new DistractorAgreement(false, true, false));
    }

    @Test
    void silenceAgreesWithNothing() {
        assertThat(agreement.of("", CORRUPTED, "")).isEqualTo(new DistractorAgreement(false, false, false));
    }
}
