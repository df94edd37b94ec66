package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.port.ChatModel;
import java.time.Duration;

/** A chat model served by Ollama, asked for its most likely words. */
final class OllamaChat implements ChatModel {
    private final String model;
    private final Server server;
    private final Calls calls;
    private final StructuredOutput structured = new StructuredOutput();

    OllamaChat(String model, Server server, Calls calls) {
        this.model = model;
        this.server = server;
        this.calls = calls;
    }

    @Override
    public String id() {
        return "ollama:" + model;
    }

    @Override
    public Reply chat(Request request) {
        return structured.ask(id(), request, this::ask);
    }

    private Reply ask(Request request) {
        ObjectNode body = body(request);
        return calls.call(left -> {
            long start = calls.timing().nanos();
            JsonNode reply = server.post("/api/chat", body, left);
            return read(reply, Duration.ofNanos(calls.timing().nanos() - start));
        });
    }

    private ObjectNode body(Request request) {
        ObjectNode body = Server.JSON.createObjectNode().put("model", model).put("stream", false);
        request.messages()
                .forEach(message -> body.withArray("messages")
                        .addObject()
                        .put("role", message.role())
                        .put("content", message.content()));
        if (request.schema() != null) {
            body.set("format", Server.schema(request.schema()));
        }
        body.putObject("options")
                .put("temperature", 0)
                .put("top_p", 0)
                .put("seed", request.seed())
                .put("num_predict", request.maxTokens())
                .put("num_ctx", ContextWindow.tokens(request));
        return body;
    }

    private Reply read(JsonNode reply, Duration latency) {
        JsonNode content = reply.path("message").path("content");
        if (!content.isTextual()) {
            throw server.malformed("a reply without message.content: " + Excerpt.of(reply.toString()), null);
        }
        return new Reply(
                content.textValue(),
                new Answer.Usage(
                        Math.max(0, reply.path("prompt_eval_count").asInt(0)),
                        Math.max(0, reply.path("eval_count").asInt(0))),
                latency,
                reply.path("done_reason").asText("").equals("length"));
    }
}
