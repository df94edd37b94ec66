package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EffectiveConfigTest {
    @TempDir
    Path folder;

    @Test
    void everyChangedValueSaysWhereItComesFrom() throws IOException {
        Path file = Files.writeString(folder.resolve("c.yaml"), "diagnosis:\n  close: 0.66\n");
        String yaml = new ConfigLoader()
                .file(file)
                .set("inference.seed", "11", "--set")
                .load()
                .effective(List.of("embedding model: tiny@1234"));

        assertThat(yaml).contains("# embedding model: tiny@1234");
        assertThat(yaml.lines().filter(line -> line.startsWith("  close:")))
                .singleElement()
                .asString()
                .endsWith("# " + file + " line 2; default 0.6");
        assertThat(yaml.lines().filter(line -> line.contains("--set")))
                .singleElement()
                .asString()
                .startsWith("  seed: 11 ")
                .endsWith("# --set; default 7");
        assertThat(yaml.lines().filter(line -> line.startsWith("  weak:"))).containsExactly("  weak: 0.4");
    }

    @Test
    void whatIsPrintedLoadsAgainAsTheSameConfiguration() throws IOException {
        LoadedConfig changed = new ConfigLoader()
                .assignment("models.embedding=a: \"quoted\" # name", "--set")
                .assignment("technical_term_groups=[[tcp, udp]]", "--set")
                .load();

        Path copy = Files.writeString(folder.resolve("copy.yaml"), changed.effective(List.of()));

        assertThat(new ConfigLoader().file(copy).load().config()).isEqualTo(changed.config());
    }

    @Test
    void hashDependsOnTheValuesAlone() throws IOException {
        Path file =
                Files.writeString(folder.resolve("c.yaml"), "trace: {evidence_shown: 3}\ndiagnosis: {close: 0.60}\n");
        Config fromFile = new ConfigLoader().file(file).load().config();
        Config fromFlag = new ConfigLoader()
                .assignment("trace.evidence_shown=3", "--set")
                .load()
                .config();

        assertThat(ConfigHash.of(fromFile)).isEqualTo(ConfigHash.of(fromFlag)).hasSize(12);
        assertThat(ConfigHash.of(fromFile)).isNotEqualTo(ConfigHash.of(ConfigLoader.defaults()));
    }

    @Test
    void hashDoesNotDependOnTheOrderOfRecordComponents() {
        record Ab(int a, String b) {}
        record Ba(String b, int a) {}

        assertThat(ConfigHash.of(new Ab(1, "x"))).isEqualTo(ConfigHash.of(new Ba("x", 1)));
    }
}
