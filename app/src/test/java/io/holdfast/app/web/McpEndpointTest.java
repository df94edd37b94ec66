package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.web.http.ApiKeys;
import io.holdfast.lab.json.Json;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The protocol over HTTP, spoken to by the official client. */
@Timeout(120)
class McpEndpointTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    @TempDir
    private Path folder;

    private static McpSyncClient client(Service service, String key) {
        return McpClient.sync(HttpClientStreamableHttpTransport.builder("http://127.0.0.1:" + service.port())
                        .endpoint("/mcp")
                        .httpRequestCustomizer(
                                (request, method, uri, body, context) -> request.header("X-Api-Key", key))
                        .build())
                .requestTimeout(Duration.ofSeconds(60))
                .initializationTimeout(Duration.ofSeconds(60))
                .build();
    }

    private static JsonNode read(CallToolResult result) {
        return Json.own(((TextContent) result.content().get(0)).text());
    }

    @Test
    void theOfficialClientFindsAndCallsEveryToolBehindAKey() {
        try (Service service = Service.start(folder, "serve.api_keys=[" + ApiKeys.hash("k") + "]");
                McpSyncClient client = client(service, "k")) {
            client.initialize();
            assertThat(client.getServerInfo().name()).isEqualTo("holdfast");
            assertThat(client.listTools().tools())
                    .extracting(Tool::name)
                    .containsExactlyInAnyOrder("check_answer", "explain_claim", "check_citations", "search_documents");

            Map<String, Object> documents = Map.of("documents", List.of(TRUE, "The bar opens late."));
            JsonNode answer = read(client.callTool(CallToolRequest.builder("check_answer")
                    .arguments(Map.of("answer", TRUE, "documents", List.of(TRUE)))
                    .build()));
            assertThat(answer.path("claims").path(0).path("verdict").asText()).isEqualTo("supported");

            JsonNode claim = read(client.callTool(CallToolRequest.builder("explain_claim")
                    .arguments(Map.of("claim", TRUE.replace("Mondays", "Fridays"), "documents", List.of(TRUE)))
                    .build()));
            assertThat(claim.path("verdict").asText()).isEqualTo("contradicted");

            JsonNode citations = read(client.callTool(CallToolRequest.builder("check_citations")
                    .arguments(Map.of("answer", TRUE + " [2]", "documents", documents.get("documents")))
                    .build()));
            assertThat(citations.path("markers").path(0).path("status").asText())
                    .isEqualTo("wrong_document");

            JsonNode found = read(client.callTool(CallToolRequest.builder("search_documents")
                    .arguments(Map.of("query", "closed lift of the tower", "documents", documents.get("documents")))
                    .build()));
            assertThat(found.path("passages").path(0).path("text").asText()).isEqualTo(TRUE);

            CallToolResult bad = client.callTool(CallToolRequest.builder("check_answer")
                    .arguments(Map.of("answer", TRUE))
                    .build());
            assertThat(bad.isError()).isTrue();
            assertThat(((TextContent) bad.content().get(0)).text()).contains("documents must be a list of texts");
        }
    }

    @Test
    void workBeyondTheLimitIsToldToTheAgent() {
        try (Service service = Service.start(folder, "serve.max_case_millions=1")) {
            String call =
                    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"check_answer\","
                            + "\"arguments\":{\"answer\":\"" + "It is so. ".repeat(300) + "\",\"documents\":[\""
                            + "It is not. ".repeat(300) + "\"]}}}";
            JsonNode response = Json.own(service.post("/mcp", call).body());
            assertThat(response.path("id").asInt()).isEqualTo(7);
            assertThat(response.path("result").path("isError").asBoolean()).isTrue();
            assertThat(response.at("/result/content/0/text").asText()).contains("serve.max_case_millions");
        }
    }

    @Test
    void doorsOfTheServiceAreTheDoorsOfTheProtocol() {
        try (Service service = Service.start(folder)) {
            byte[] ping = PING.getBytes(StandardCharsets.UTF_8);
            assertThat(service.post("/mcp", PING).statusCode()).isEqualTo(200);
            assertThat(service.post("/mcp", Service.JSON, ping, Map.of("Origin", "http://elsewhere.example"))
                            .statusCode())
                    .isEqualTo(403);
            assertThat(service.post("/mcp", Service.JSON, ping, Map.of("MCP-Protocol-Version", "1999-01-01"))
                            .statusCode())
                    .isEqualTo(400);
            assertThat(service.post("/mcp", "{\"method\":\"ping\"}").statusCode())
                    .isEqualTo(422);
            assertThat(service.get("/mcp").statusCode()).isEqualTo(405);
        }
        try (Service service = Service.start(folder, "serve.api_keys=[" + ApiKeys.hash("k") + "]")) {
            assertThat(service.post("/mcp", PING).statusCode()).isEqualTo(401);
        }
    }
}
