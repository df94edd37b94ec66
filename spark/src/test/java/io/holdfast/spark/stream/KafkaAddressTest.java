package io.holdfast.spark.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KafkaAddressTest {
    @Test
    void serversAndTopicsAreReadFromOneAddress() {
        assertThat(KafkaAddress.parse("kafka://k1:9092,k2.example:19092/answers,chat-eu"))
                .isEqualTo(new KafkaAddress("k1:9092,k2.example:19092", "answers,chat-eu"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kafka://", "kafka://k1/answers", "kafka://k1:9092", "kafka://k1:9092/", "kafka://k1:x/t"})
    void anythingElseIsRefusedWithAnExample(String address) {
        assertThatThrownBy(() -> KafkaAddress.parse(address))
                .hasMessageContaining(address)
                .hasMessageContaining("kafka://localhost:9092/answers");
    }

    @Test
    void outputTakesOneTopic() {
        assertThatThrownBy(() -> KafkaAddress.parseOne("kafka://k:1/a,b")).hasMessageContaining("takes one");
    }
}
