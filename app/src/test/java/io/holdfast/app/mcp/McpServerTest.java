package io.holdfast.app.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process of its own, spoken to by the official client. */
@Timeout(120)
class McpServerTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";

    @TempDir
    private Path folder;

    private static JsonNode read(CallToolResult result) throws IOException {
        return Json.read(((TextContent) result.content().get(0)).text());
    }

    @Test
    void theOfficialClientFindsAndCallsEveryTool() throws IOException {
        Files.writeString(folder.resolve("tower.txt"), TRUE);
        ServerParameters java = ServerParameters.builder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString())
                .args(
                        "-cp",
                        System.getProperty("java.class.path"),
                        "io.holdfast.app.cli.Main",
                        "mcp",
                        "--no-model",
                        "--documents",
                        folder.toString())
                .build();
        try (McpSyncClient client = McpClient.sync(new StdioClientTransport(java, McpJsonDefaults.getMapper()))
                .requestTimeout(Duration.ofSeconds(90))
                .initializationTimeout(Duration.ofSeconds(90))
                .build()) {
            client.initialize();
            assertThat(client.getServerInfo().name()).isEqualTo("holdfast");
            assertThat(client.listTools().tools())
                    .extracting(Tool::name)
                    .containsExactlyInAnyOrder("check_answer", "explain_claim", "check_citations", "search_documents");

            JsonNode answer = read(client.callTool(CallToolRequest.builder("check_answer")
                    .arguments(Map.of("answer", TRUE, "question", "When is the lift closed?"))
                    .build()));
            assertThat(answer.path("claims").path(0).path("verdict").asText()).isEqualTo("supported");

            JsonNode claim = read(client.callTool(CallToolRequest.builder("explain_claim")
                    .arguments(Map.of("claim", TRUE.replace("Mondays", "Fridays"), "documents", List.of(TRUE)))
                    .build()));
            assertThat(claim.path("verdict").asText()).isEqualTo("contradicted");
            assertThat(claim.path("why").asText()).contains("Monday");

            JsonNode citations = read(client.callTool(CallToolRequest.builder("check_citations")
                    .arguments(Map.of("answer", TRUE + " [2]", "documents", List.of(TRUE, "The bar opens late.")))
                    .build()));
            assertThat(citations.path("markers").path(0).path("status").asText())
                    .isEqualTo("wrong_document");

            JsonNode found = read(client.callTool(CallToolRequest.builder("search_documents")
                    .arguments(Map.of("query", "closed lift of the tower"))
                    .build()));
            assertThat(found.path("passages").path(0).path("text").asText()).isEqualTo(TRUE);

            CallToolResult bad = client.callTool(CallToolRequest.builder("check_answer")
                    .arguments(Map.of("answer", TRUE, "documents", List.of()))
                    .build());
            assertThat(bad.isError()).isTrue();
        }
    }

    @Test
    void whatWasAskedBeforeTheInputEndedIsAnsweredAndWhatIsNoMessageRefused() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("asked.jsonl"), """
                a b c
                [1]
                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
                {"jsonrpc":"2.0","method":"notifications/initialized"}
                {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check_answer","arguments":{"answer":"%s","documents":["%s"]}}}""".formatted(TRUE, TRUE));
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "io.holdfast.app.cli.Main",
                        "mcp",
                        "--no-model")
                .redirectInput(folder.resolve("asked.jsonl").toFile())
                .redirectOutput(folder.resolve("answered.jsonl").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
        assertThat(server.waitFor()).isZero();
        List<String> answered = Files.readAllLines(folder.resolve("answered.jsonl"));
        assertThat(answered).hasSize(4);
        assertThat(answered.subList(0, 2)).allMatch(line -> line.contains("not a message of JSON-RPC 2.0"));
        assertThat(Json.read(answered.get(3)).path("id").asInt()).isEqualTo(2);
        assertThat(answered.get(3)).contains("supported");
    }
}
