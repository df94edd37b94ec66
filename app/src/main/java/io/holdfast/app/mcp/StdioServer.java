package io.holdfast.app.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** Serves the tools over two streams until the client closes its end. */
public final class StdioServer {
    /** How long a request may stay without a reply when no tool is at work. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final McpJsonMapper json = McpJsonDefaults.getMapper();
    private final HoldfastTools tools;
    private final String version;

    public StdioServer(HoldfastTools tools, String version) {
        this.tools = tools;
        this.version = version;
    }

    /** Returns when the input has ended and what it asked for is answered. */
    public void run(InputStream in, OutputStream out) throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        OpenCalls calls = new OpenCalls(PATIENCE);
        McpSyncServer server = McpServer.sync(
                        new StdioServerTransportProvider(json, new Asked(in, calls, ended), new Answered(out, calls)))
                .serverInfo("holdfast", version)
                .instructions(ToolCatalog.INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(new ToolCatalog(json, tools)
                        .entries().stream()
                                .map(entry -> specification(entry, calls))
                                .toList())
                .build();
        try {
            ended.await();
        } finally {
            server.closeGracefully();
        }
    }

    private static SyncToolSpecification specification(ToolCatalog.Entry entry, OpenCalls calls) {
        return SyncToolSpecification.builder()
                .tool(entry.tool())
                .callHandler((exchange, request) -> calls.working(() -> entry.call(request.arguments())))
                .build();
    }

    /** What the client sends. Its end is passed on only when all before it is answered: the server stops at once at an end. */
    private static final class Asked extends FilterInputStream {
        private final OpenCalls calls;
        private final Lines lines;
        private final CountDownLatch ended;

        Asked(InputStream in, OpenCalls calls, CountDownLatch ended) {
            super(in);
            this.calls = calls;
            this.lines = new Lines(calls::asked);
            this.ended = ended;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            if (read < 0 && lines.unfinished() && length > 0) {
                bytes[from] = '\n';
                read = 1;
            }
            if (read < 0) {
                end();
            } else {
                lines.add(bytes, from, read);
            }
            return read;
        }

        private void end() {
            try {
                calls.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            ended.countDown();
        }
    }

    /** What the client is sent. */
    private static final class Answered extends FilterOutputStream {
        private final Lines lines;

        Answered(OutputStream out, OpenCalls calls) {
            super(out);
            this.lines = new Lines(calls::answered);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
            out.flush();
            lines.add(bytes, from, length);
        }
    }
}
