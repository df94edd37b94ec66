package io.holdfast.app.mcp;

import io.holdfast.core.model.HoldfastException;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/** Serves the tools over two streams until the client closes its end. */
public final class StdioServer {
    private static final String DOCUMENTS =
            "\"documents\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"description\":\"Texts of the documents; may be left out where the server was started with --documents.\"}";

    private final McpJsonMapper json = McpJsonDefaults.getMapper();
    private final HoldfastTools tools;
    private final String version;

    public StdioServer(HoldfastTools tools, String version) {
        this.tools = tools;
        this.version = version;
    }

    /** Returns when the input has ended. */
    public void run(InputStream in, OutputStream out) throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        McpSyncServer server = McpServer.sync(new StdioServerTransportProvider(json, new Watched(in, ended), out))
                .serverInfo("holdfast", version)
                .instructions(
                        "Checks whether an answer comes from the documents it was given. Check your own answer before"
                                + " you give it: claims that are contradicted or not found are not in the documents.")
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(specifications())
                .build();
        try {
            ended.await();
        } finally {
            server.closeGracefully();
        }
    }

    private List<SyncToolSpecification> specifications() {
        return List.of(
                tool(
                        "check_answer",
                        "Traces every claim of an answer to the documents: supported, contradicted, not_found or unsure,"
                                + " with the spans and the reason.",
                        "\"answer\":{\"type\":\"string\"},\"question\":{\"type\":\"string\"}",
                        "\"answer\"",
                        tools::checkAnswer),
                tool(
                        "explain_claim",
                        "Says what the documents say about one claim, with the spans.",
                        "\"claim\":{\"type\":\"string\"}",
                        "\"claim\"",
                        tools::explainClaim),
                tool(
                        "check_citations",
                        "Checks whether each citation marker of an answer ([1], [doc-3], footnotes, links) names the"
                                + " document that supports its claim.",
                        "\"answer\":{\"type\":\"string\"},\"question\":{\"type\":\"string\"}",
                        "\"answer\"",
                        tools::checkCitations),
                tool(
                        "search_documents",
                        "Finds the passages that share most words with a query.",
                        "\"query\":{\"type\":\"string\"}",
                        "\"query\"",
                        tools::searchDocuments));
    }

    private SyncToolSpecification tool(
            String name,
            String description,
            String properties,
            String required,
            Function<Map<String, Object>, String> work) {
        String schema = "{\"type\":\"object\",\"properties\":{" + properties + "," + DOCUMENTS + "},\"required\":["
                + required + "]}";
        return SyncToolSpecification.builder()
                .tool(Tool.builder(name, json, schema).description(description).build())
                .callHandler((exchange, request) -> answer(work, request.arguments()))
                .build();
    }

    /** What is wrong with a call is told to the agent, who can mend it. */
    private static CallToolResult answer(Function<Map<String, Object>, String> work, Map<String, Object> arguments) {
        try {
            return CallToolResult.builder()
                    .addTextContent(work.apply(arguments))
                    .isError(false)
                    .build();
        } catch (HoldfastException e) {
            return CallToolResult.builder()
                    .addTextContent(String.valueOf(e.getMessage()))
                    .isError(true)
                    .build();
        }
    }

    /** Tells when there is nothing more to read. */
    private static final class Watched extends FilterInputStream {
        private final CountDownLatch ended;

        Watched(InputStream in, CountDownLatch ended) {
            super(in);
            this.ended = ended;
        }

        @Override
        public int read() throws IOException {
            return told(super.read());
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            return told(super.read(bytes, from, length));
        }

        private int told(int read) {
            if (read < 0) {
                ended.countDown();
            }
            return read;
        }
    }
}
