package io.holdfast.app.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.BufferedReader;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Serves the tools over two streams until the client closes its end. */
public final class StdioServer {
    /** How long a request may stay without a reply when no tool is at work. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final int PIPE = 1 << 16;

    private static final String REFUSAL = "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":"
            + "\"not a message of JSON-RPC 2.0: one JSON object a line, with method or with result or error\"}}\n";

    private final McpJsonMapper json = McpJsonDefaults.getMapper();
    private final HoldfastTools tools;
    private final String version;

    public StdioServer(HoldfastTools tools, String version) {
        this.tools = tools;
        this.version = version;
    }

    /** Returns when the input has ended and what it asked for is answered. */
    public void run(InputStream in, OutputStream out) throws InterruptedException, IOException {
        OpenCalls calls = new OpenCalls(PATIENCE);
        Answered answered = new Answered(out, calls);
        try (PipedOutputStream requests = new PipedOutputStream();
                PipedInputStream asked = new PipedInputStream(requests, PIPE)) {
            McpSyncServer server = McpServer.sync(new StdioServerTransportProvider(json, asked, answered))
                    .serverInfo("holdfast", version)
                    .instructions(ToolCatalog.INSTRUCTIONS)
                    .capabilities(ServerCapabilities.builder().tools(false).build())
                    .tools(new ToolCatalog(json, tools)
                            .entries().stream()
                                    .map(entry -> specification(entry, calls))
                                    .toList())
                    .build();
            try {
                passOn(in, requests, answered, calls);
                calls.await();
            } finally {
                server.closeGracefully();
            }
        }
    }

    /** Passes on what is a message; the library would stop at anything else, and at the end of the input, whatever is open. */
    private static void passOn(InputStream in, OutputStream requests, Answered answered, OpenCalls calls)
            throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.isBlank()) {
                continue;
            }
            JsonNode message = OpenCalls.read(line);
            if (OpenCalls.valid(message)) {
                calls.asked(message);
                requests.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                requests.flush();
            } else {
                answered.refuse();
            }
        }
    }

    private static SyncToolSpecification specification(ToolCatalog.Entry entry, OpenCalls calls) {
        return SyncToolSpecification.builder()
                .tool(entry.tool())
                .callHandler((exchange, request) -> calls.working(() -> entry.call(request.arguments())))
                .build();
    }

    /** What the client is sent. */
    private static final class Answered extends FilterOutputStream {
        private final SentLines lines;

        Answered(OutputStream out, OpenCalls calls) {
            super(out);
            this.lines = new SentLines(calls::answered);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
            out.flush();
            lines.add(bytes, from, length);
        }

        void refuse() throws IOException {
            write(REFUSAL.getBytes(StandardCharsets.UTF_8), 0, REFUSAL.length());
        }
    }
}
