package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.section.Diagnosis;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigLoaderTest {
    @TempDir
    Path folder;

    @Test
    void withoutAnyLayerTheDefaultsAreInForce() {
        Config config = ConfigLoader.defaults();

        assertThat(config.thresholds().faithfulnessEvidence()).isEqualTo(0.75);
        assertThat(config.technicalTermGroups()).contains(List.of("required", "optional"));
    }

    @Test
    void flagsBeatEnvironmentBeatsFileBeatsDefaults() throws IOException {
        Path file = yaml("diagnosis:\n  close: 0.61\n  weak: 0.31\ntrace: {candidates: 21}\n");

        Config config = new ConfigLoader()
                .file(file)
                .environment(Map.of("HOLDFAST_DIAGNOSIS_CLOSE", "0.62", "HOLDFAST_TRACE_CANDIDATES", "22"))
                .assignment("trace.candidates=23", "--set")
                .load()
                .config();

        assertThat(config.diagnosis()).isEqualTo(new Diagnosis(0.62, 0.31));
        assertThat(config.trace().candidates()).isEqualTo(23);
        assertThat(config.trace().evidenceShown()).isEqualTo(2);
    }

    @Test
    void unknownKeyIsRefusedWithItsLineAndASuggestion() throws IOException {
        Path file = yaml("# mine\nthresholds:\n  faithfullness_evidence: 0.8\n");

        refused(() -> new ConfigLoader().file(file).load())
                .hasMessageContaining(file + " line 3")
                .hasMessageContaining("did you mean thresholds.faithfulness_evidence?");
    }

    @Test
    void unknownSectionIsRefusedToo() throws IOException {
        Path file = yaml("treshold: 3\n");

        refused(() -> new ConfigLoader().file(file).load())
                .hasMessageContaining("line 1: unknown configuration key treshold")
                .hasMessageContaining("did you mean thresholds?");
    }

    @Test
    void wrongTypeNamesKeyValueAndWhatIsAllowed() throws IOException {
        Path file = yaml("trace:\n  evidence_shown: a few\n");

        refused(() -> new ConfigLoader().file(file).load())
                .hasMessage(file + " line 2: configuration key trace.evidence_shown is the text \"a few\";"
                        + " allowed: a whole number");
    }

    @Test
    void valueOutOfRangeNamesTheLineItStandsOn() throws IOException {
        Path file = yaml("\n\nthresholds:\n  dependency_change: 1.7\n");

        refused(() -> new ConfigLoader().file(file).load())
                .hasMessage("configuration key thresholds.dependency_change is 1.7; allowed: a number in (0, 1]"
                        + " (set by " + file + " line 4)");
    }

    @Test
    void clashWithADefaultNamesTheSettingThatCausedIt() {
        refused(() -> new ConfigLoader()
                        .set("thresholds.faithfulness_evidence", "0.3", "--threshold")
                        .load())
                .hasMessageContaining("thresholds.insufficient_ctx_validation is 0.65")
                .hasMessageContaining("thresholds.faithfulness_evidence is set by --threshold");
    }

    @Test
    void keyWrittenTwiceIsRefused() throws IOException {
        Path file = yaml("diagnosis:\n  close: 0.6\n  close: 0.7\n");

        refused(() -> new ConfigLoader().file(file))
                .hasMessageContaining("line 3: key close is given twice (first in line 2)");
    }

    @Test
    void brokenYamlNamesFileAndLine() throws IOException {
        Path file = yaml("diagnosis:\n  close: [0.6\n");

        refused(() -> new ConfigLoader().file(file))
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining("not readable as YAML");
    }

    @Test
    void whatIsNotClosedIsSaidInPlainWords() throws IOException {
        Path file = yaml("grounding: [\n");

        refused(() -> new ConfigLoader().file(file))
                .hasMessageContaining("the file ends inside a list, a section or a quotation; close it")
                .hasMessageNotContaining("reader");
    }

    @Test
    void anUnknownSectionIsNamedWithTheLineOfItsName() throws IOException {
        Path file = yaml("groundings:\n  x: 1\n");

        refused(() -> new ConfigLoader().file(file).load())
                .hasMessageContaining("line 1")
                .hasMessageContaining("groundings");
    }

    @Test
    void aliasesAndSecondDocumentsAreRefused() throws IOException {
        refused(() -> new ConfigLoader().file(yaml("diagnosis: &d {close: 0.6}\ntrace: *d\n")))
                .hasMessageContaining("alias");
        refused(() -> new ConfigLoader().file(yaml("trace: {candidates: 3}\n---\ntrace: {candidates: 4}\n")))
                .hasMessageContaining("second YAML document");
    }

    @Test
    void emptyFileAndEmptySectionKeepTheDefaults() throws IOException {
        assertThat(new ConfigLoader().file(yaml("")).load().config()).isEqualTo(ConfigLoader.defaults());
        assertThat(new ConfigLoader()
                        .file(yaml("# nothing\nthresholds:\n"))
                        .load()
                        .config())
                .isEqualTo(ConfigLoader.defaults());
    }

    @Test
    void keyWithoutAValueIsRefused() throws IOException {
        Path file = yaml("diagnosis:\n  weak:\n");

        refused(() -> new ConfigLoader().file(file).load())
                .hasMessageContaining("line 2: configuration key diagnosis.weak is empty; allowed: a number");
    }

    @Test
    void missingFileIsRefusedUnlessItIsTheOptionalOne() {
        Path missing = folder.resolve("nowhere.yaml");

        refused(() -> new ConfigLoader().file(missing)).hasMessageContaining("does not exist");
        assertThat(new ConfigLoader().fileIfPresent(missing).load().config()).isEqualTo(ConfigLoader.defaults());
    }

    @Test
    void unquotedNumbersInTermGroupsAreTermsAsWritten() throws IOException {
        Path file = yaml("technical_term_groups:\n  - [1.10, 1.20]\n  - [true, false]\n");

        assertThat(new ConfigLoader().file(file).load().config().technicalTermGroups())
                .containsExactly(List.of("1.10", "1.20"), List.of("true", "false"));
    }

    @Test
    void listsComeFromTheEnvironmentAsYaml() {
        Config config = new ConfigLoader()
                .environment(Map.of("HOLDFAST_TECHNICAL_TERM_GROUPS", "[[tcp, udp], [ipv4, ipv6]]"))
                .load()
                .config();

        assertThat(config.technicalTermGroups()).containsExactly(List.of("tcp", "udp"), List.of("ipv4", "ipv6"));
    }

    @Test
    void mistypedVariableIsRefusedWithASuggestionAndOthersAreLeftAlone() {
        refused(() -> new ConfigLoader().environment(Map.of("HOLDFAST_DIAGNOSIS_CLOSER", "0.6")))
                .hasMessageContaining("did you mean HOLDFAST_DIAGNOSIS_CLOSE?");
        assertThat(new ConfigLoader()
                        .environment(Map.of("HOLDFAST_JAVA_OPTS", "-Xmx1g", "PATH", "/bin"))
                        .load()
                        .config())
                .isEqualTo(ConfigLoader.defaults());
    }

    @Test
    void assignmentNeedsAKeyAndAValue() {
        refused(() -> new ConfigLoader().assignment("diagnosis.close", "--set")).hasMessageContaining("KEY=VALUE");
        refused(() -> new ConfigLoader().assignment("diagnosis=1", "--set"))
                .hasMessageContaining("unknown configuration key");
    }

    @Test
    void notANumberIsNotANumber() throws IOException {
        for (String nan : List.of("NaN", ".nan", ".inf", "Infinity", "0x1p3")) {
            refused(() -> new ConfigLoader()
                            .set("diagnosis.close", nan, "--set")
                            .load())
                    .hasMessageContaining("diagnosis.close is " + nan);
        }
    }

    @Test
    void secretsAndUrlsKeepTheirColonsAndHashes() {
        Config config = new ConfigLoader()
                .assignment("models.ollama_url=http://box:11434/#x=1", "--set")
                .load()
                .config();

        assertThat(config.models().ollamaUrl()).isEqualTo("http://box:11434/#x=1");
    }

    private Path yaml(String text) throws IOException {
        return Files.writeString(folder.resolve("config.yaml"), text);
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> refused(
            org.assertj.core.api.ThrowableAssert.ThrowingCallable loading) {
        return assertThatThrownBy(loading)
                .isInstanceOfSatisfying(
                        HoldfastException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.BAD_CONFIG));
    }
}
