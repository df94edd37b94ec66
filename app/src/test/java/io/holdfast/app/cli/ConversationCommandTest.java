package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.app.EmbeddedWiring;
import io.holdfast.lab.conversation.SampleConversations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConversationCommandTest {
    @TempDir
    private Path folder;

    @Test
    void withoutArgumentsTheBundledSamplesAreScored() throws IOException {
        Cli cli = new Cli(folder).with(new EmbeddedWiring()).run("conversation");
        assertThat(cli.code()).as(cli.err()).isEqualTo(Exit.OK);
        JsonNode report = read("output/evaluation_report.json");
        assertThat(report.path("conversations"))
                .hasSize(SampleConversations.names().size());
        assertThat(report.at("/summary/latency/p95_seconds").isNumber()).isTrue();
        JsonNode hostel = report.at("/conversations/0/unsupported_claims");
        assertThat(hostel.findValuesAsText("verdict")).hasSize(1);
        assertThat(hostel.get(0).path("text").asText())
                .isEqualTo("We also run a shuttle to the airport every 20 minutes.");
        assertThat(cli.out()).contains("hostel-hallucination").contains("7 conversations");
    }

    @Test
    void aConversationWithItsContextGivesAReportAndASummary() throws IOException {
        sample("ferry-user-said");
        Cli cli = new Cli(folder).run("conversation", "talk.json", "context.json", "--out", "r.json");
        assertThat(cli.code()).as(cli.err()).isEqualTo(Exit.OK);
        assertThat(read("r.json").path("chat_id").asText()).isEqualTo("F-3");
        assertThat(cli.out())
                .contains("Verdict: fail")
                .contains("Paired: question turn 3, response turn 4")
                .contains("contradicted: \"The ferry to Lindholm leaves at 6:45 in the morning.\"");
    }

    @Test
    void theGateTurnsAFailureIntoAnExitCode() throws IOException {
        sample("ferry-user-said");
        assertThat(new Cli(folder)
                        .run("conversation", "talk.json", "context.json", "--gate")
                        .code())
                .isEqualTo(Exit.GATE_FAILED);
        sample("garden-openai");
        assertThat(new Cli(folder)
                        .run("conversation", "talk.json", "context.json", "--gate")
                        .code())
                .isEqualTo(Exit.OK);
    }

    @Test
    void badInputIsOneSentenceAndLeavesNoReport() throws IOException {
        sample("library-id");
        Files.writeString(folder.resolve("context.json"), "{\"data\": [1, ");
        Cli cli = new Cli(folder).run("conversation", "talk.json", "context.json");
        assertThat(cli.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(cli.err()).startsWith("holdfast: context.json is not valid JSON at line 1");
        assertThat(folder.resolve("output")).doesNotExist();
    }

    @Test
    void aMissingFileAndAMissingContextAreNamed() throws IOException {
        sample("library-id");
        Cli missing = new Cli(folder).run("conversation", "talk.json", "nowhere.json");
        assertThat(missing.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(missing.err()).contains("nowhere.json does not exist");
        Cli alone = new Cli(folder).run("conversation", "talk.json");
        assertThat(alone.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(alone.err()).contains("CONTEXT.json is missing");
    }

    private void sample(String name) throws IOException {
        Files.write(folder.resolve("talk.json"), SampleConversations.bytes(name + ".conversation.json"));
        Files.write(folder.resolve("context.json"), SampleConversations.bytes(name + ".context.json"));
    }

    private JsonNode read(String file) throws IOException {
        return new ObjectMapper().readTree(folder.resolve(file).toFile());
    }
}
