package io.holdfast.engine.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.engine.gate.GateDecision.Reason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReasonTextTest {
    @ParameterizedTest
    @EnumSource(Reason.class)
    void everyReasonIsASentence(Reason reason) {
        assertThat(ReasonText.of(reason.id())).matches("[A-Z][a-z ,;]+\\.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gate_off", "answerer_abstained", "abstain_language"})
    void soIsWhatTheGateDidNotDecide(String reason) {
        assertThat(ReasonText.of(reason)).matches("[A-Z][a-z ,:;]+\\.");
    }
}
