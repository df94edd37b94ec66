package io.holdfast.lab.result;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelNameTest {
    @ParameterizedTest
    @CsvSource({
        "extractive, extractive",
        "ollama:llama3.2:3b, ollama:llama3.2:3b",
        "scripted:/var/tmp/x/monday.jsonl, monday (recorded)",
        "scripted:C:\\runs\\tuesday.json, tuesday (recorded)",
        "scripted:plain, plain (recorded)",
        "scripted:.jsonl, .jsonl (recorded)"
    })
    void recordedAnswersGoByTheNameOfTheirFile(String id, String spoken) {
        assertThat(ModelName.spoken(id)).isEqualTo(spoken);
    }
}
