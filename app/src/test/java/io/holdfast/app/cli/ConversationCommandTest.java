package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.app.EmbeddedWiring;
import io.holdfast.app.cli.terminal.Exit;
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
        assertThat(cli.out()).contains("hostel-hallucination").contains("9 conversations");
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
    void oneTurnOrEveryTurnCanBeJudged() throws IOException {
        sample("pool-interim");
        Cli one = new Cli(folder).run("conversation", "talk.json", "context.json", "--no-model", "--turn", "2");
        assertThat(one.out()).contains("Paired: question turn 2, response turn 3");
        Cli all = new Cli(folder).run("conversation", "talk.json", "context.json", "--no-model", "--all-turns");
        assertThat(all.out()).contains("turn 2 -> 3").contains("turn 6 -> 8").contains("2 conversations");
        Cli none = new Cli(folder).run("conversation", "talk.json", "context.json", "--no-model", "--turn", "77");
        assertThat(none.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(none.err()).contains("no user or assistant turn has the number 77");
    }

    @Test
    void bareQuotesAreReadAndNamed() throws IOException {
        Files.writeString(folder.resolve("talk.json"), """
                [{"role": "user", "content": "What is a "halt"?"},
                 {"role": "assistant", "content": "A halt is a small station."}]""");
        Files.writeString(folder.resolve("context.json"), "[{\"id\": 1, \"text\": \"A halt is a small station.\"}]");
        Cli cli = new Cli(folder).run("conversation", "talk.json", "context.json", "--no-model", "--out", "r.json");
        assertThat(cli.code()).as(cli.err()).isEqualTo(Exit.OK);
        assertThat(cli.err()).contains("repaired: talk.json line 1, column");
        assertThat(read("r.json").path("repairs")).hasSize(2);
        assertThat(read("r.json").at("/pairing/question").asText()).isEqualTo("What is a \"halt\"?");
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
    void whatCouldNotBeMeasuredNeverPassesTheGate() throws IOException {
        talk("When does the pool open?", "The pool opens at 9 and closes at 20.");
        Files.writeString(folder.resolve("context.json"), "[]");
        Cli cli = new Cli(folder).run("conversation", "talk.json", "context.json", "--no-model", "--gate");
        assertThat(cli.code()).isEqualTo(Exit.GATE_FAILED);
        assertThat(cli.err()).contains("gate failed: hallucination was not measured (no_context)");
        assertThat(new Cli(folder)
                        .run("conversation", "talk.json", "context.json", "--no-model", "--gate", "--all-turns")
                        .code())
                .isEqualTo(Exit.GATE_FAILED);
    }

    @Test
    void aConversationThatAsksAndStatesNothingWasNotMeasured() throws IOException {
        talk("Thanks, bye!", "You're welcome!");
        Files.writeString(folder.resolve("context.json"), "[]");
        Cli cli = new Cli(folder).run("conversation", "talk.json", "context.json", "--no-model");
        assertThat(cli.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(cli.err()).contains("nothing was measured");
    }

    @Test
    void anAmountIsTheAnswerAlsoWhereTheThingIsCalledOtherwise() throws IOException {
        Files.writeString(folder.resolve("context.json"), "[]");
        talk(
                "What does the ferry to Orrey cost, and can I bring my dog?",
                "The crossing costs 8.50 EUR. Dogs cost 4 EUR.");
        Cli same = new Cli(folder).with(new EmbeddedWiring()).run("conversation", "talk.json", "context.json");
        assertThat(same.out()).contains("answered: \"What does the ferry to Orrey cost\"");
        talk("How much does the bike rental cost?", "The boat costs 30 euros per day.");
        Cli other = new Cli(folder).with(new EmbeddedWiring()).run("conversation", "talk.json", "context.json");
        assertThat(other.out()).contains("missed: \"How much does the bike rental cost?\"");
    }

    private void talk(String question, String answer) throws IOException {
        Files.writeString(folder.resolve("talk.json"), """
                [{"role": "user", "content": "%s"}, {"role": "assistant", "content": "%s"}]""".formatted(question, answer));
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
