package io.holdfast.app.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;

/** Serves the tools over two streams until the client closes its end. */
public final class StdioServer {
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
                .instructions(ToolCatalog.INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(new ToolCatalog(json, tools)
                        .entries().stream().map(StdioServer::specification).toList())
                .build();
        try {
            ended.await();
        } finally {
            server.closeGracefully();
        }
    }

    private static SyncToolSpecification specification(ToolCatalog.Entry entry) {
        return SyncToolSpecification.builder()
                .tool(entry.tool())
                .callHandler((exchange, request) -> entry.call(request.arguments()))
                .build();
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
