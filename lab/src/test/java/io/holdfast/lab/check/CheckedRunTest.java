package io.holdfast.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.compare.GateMode;
import io.holdfast.lab.compare.Worsening;
import io.holdfast.lab.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckedRunTest {
    private static final Config CONFIG = ConfigLoader.defaults();

    @TempDir
    private Path folder;

    private RunResult load(String name, String... lines) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, List.of(lines));
        return CheckFile.load(file, name, CONFIG, "test");
    }

    private static String line(String id, String verdict) {
        return "{\"id\":\"" + id + "\",\"outcome\":\"scored\",\"failure\":" + !verdict.equals("supported")
                + ",\"faithfulness\":" + (verdict.equals("supported") ? 1 : 0)
                + ",\"claims\":[{\"text\":\"It opens.\",\"start\":3,\"end\":12,\"verdict\":\"" + verdict
                + "\",\"evidence\":[{\"document\":\"d\",\"start\":2,\"end\":6,\"text\":\"open\"}]}],\"question\":\"q\"}";
    }

    @Test
    void linesOfScoreBecomeARunWithWhatTheyQuoteInItsPlace() throws IOException {
        RunResult run = load("scores.jsonl", line("a", "supported"));

        assertThat(run.findings().get(0).path("answer").asText()).isEqualTo("   It opens.");
        assertThat(run.queries().get("a").path("contexts").get(0).path("text").asText())
                .isEqualTo("  open");
        assertThat(run.metric("faithfulness").orElseThrow().path("value").asDouble())
                .isEqualTo(1);
    }

    @Test
    void languagesOfAnswerAndDocumentsAreKept() throws IOException {
        ObjectNode finding = load(
                        "scores.jsonl",
                        line("a", "supported")
                                .replace(
                                        ",\"faithfulness\"",
                                        ",\"language\":\"id\",\"document_languages\":[\"en\"],\"faithfulness\""))
                .findings()
                .get(0);
        assertThat(finding.path("language").asText()).isEqualTo("id");
        assertThat(finding.path("document_languages").path(0).asText()).isEqualTo("en");
    }

    @Test
    void anythingElseIsRefusedWithTheCommandThatMakesOne() {
        assertThatThrownBy(() -> load("x.jsonl", "{\"question\":\"q\"}"))
                .hasMessageContaining("line 1")
                .hasMessageContaining("holdfast check");
        assertThatThrownBy(() -> load("x.jsonl", "")).hasMessageContaining("nothing was scored");
    }

    @Test
    void aCaseThatGotWorseIsMissingOrAsksSomethingElseIsNamed() throws IOException {
        RunResult base = load(
                "a.jsonl", line("1", "supported"), line("2", "not_found"), line("3", "unsure"), line("4", "supported"));
        RunResult candidate = load(
                "b.jsonl",
                line("1", "unsure"),
                line("2", "supported"),
                line("4", "supported").replace("\"question\":\"q\"", "\"question\":\"other\""));

        assertThat(GateMode.of(base, candidate)).isEqualTo(GateMode.ANY);
        assertThat(Comparison.of(base, candidate, CONFIG).worse())
                .extracting(Worsening::caseId, Worsening::how, Worsening::lost)
                .containsExactly(
                        tuple("1", "was grounded, is unsure", false),
                        tuple("3", "is no longer there", true),
                        tuple("4", "asks something else, so that it cannot be compared", true));
        assertThat(Comparison.of(base, base, CONFIG).worse()).isEmpty();
    }
}
