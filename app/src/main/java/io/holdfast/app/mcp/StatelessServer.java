package io.holdfast.app.mcp;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Answers single messages of the protocol, in the thread that brings them. It keeps no sessions: every message says all
 * that is needed, so that any instance of a service can answer it. Safe for use by many threads.
 */
public final class StatelessServer {
    /** Versions of the protocol whose messages over HTTP are answered. */
    public static final List<String> VERSIONS =
            List.of(ProtocolVersions.MCP_2025_03_26, ProtocolVersions.MCP_2025_06_18, ProtocolVersions.MCP_2025_11_25);

    private final McpJsonMapper json = McpJsonDefaults.getMapper();
    private final McpStatelessServerHandler handler;

    public StatelessServer(HoldfastTools tools, String version) {
        Direct transport = new Direct();
        McpServer.sync(transport)
                .serverInfo("holdfast", version)
                .instructions(ToolCatalog.INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .immediateExecution(true)
                .tools(new ToolCatalog(json, tools)
                        .entries().stream().map(StatelessServer::specification).toList())
                .build();
        this.handler = Objects.requireNonNull(transport.handler, "the server takes its transport when it is built");
    }

    private static SyncToolSpecification specification(ToolCatalog.Entry entry) {
        return SyncToolSpecification.builder()
                .tool(entry.tool())
                .callHandler((context, request) -> entry.call(request.arguments()))
                .build();
    }

    /** The response to a request; nothing where the message asks for none. What is no message is thrown as bad input. */
    public Optional<String> answer(String message) {
        JSONRPCMessage read = read(message);
        if (read instanceof JSONRPCRequest request) {
            JSONRPCResponse response =
                    handler.handleRequest(McpTransportContext.EMPTY, request).block();
            return Optional.of(written(Objects.requireNonNull(response, "every request has a response")));
        }
        if (read instanceof JSONRPCNotification notification) {
            handler.handleNotification(McpTransportContext.EMPTY, notification).block();
        }
        return Optional.empty();
    }

    private JSONRPCMessage read(String message) {
        try {
            return McpSchema.deserializeJsonRpcMessage(json, message);
        } catch (IOException | IllegalArgumentException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "the body is no message of the Model Context Protocol: a JSON-RPC 2.0 object with \"jsonrpc\","
                            + " \"method\" and, for a request, \"id\"",
                    e);
        }
    }

    private String written(JSONRPCResponse response) {
        try {
            return json.writeValueAsString(response);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.INTERNAL, "a response could not be written: " + e.getMessage(), e);
        }
    }

    /** No transport of its own: messages are brought to the handler. */
    private static final class Direct implements McpStatelessServerTransport {
        private @Nullable McpStatelessServerHandler handler;

        @Override
        public void setMcpHandler(McpStatelessServerHandler other) {
            handler = other;
        }

        @Override
        public Mono<Void> closeGracefully() {
            return Mono.empty();
        }

        @Override
        public List<String> protocolVersions() {
            return VERSIONS;
        }
    }
}
