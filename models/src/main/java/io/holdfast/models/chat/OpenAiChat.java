package io.holdfast.models.chat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.port.ChatModel;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A chat model behind an OpenAI-compatible server, asked for its most likely words. */
final class OpenAiChat implements ChatModel {
    private static final Logger LOG = LoggerFactory.getLogger(OpenAiChat.class);

    /** Small enough to leave one token; some servers refuse 0. */
    private static final double TOP_P = 1e-6;

    private final String model;
    private final Server server;
    private final Calls calls;
    private final Set<String> unknown = ConcurrentHashMap.newKeySet();
    private final StructuredOutput structured = new StructuredOutput();

    OpenAiChat(String model, Server server, Calls calls) {
        this.model = model;
        this.server = server;
        this.calls = calls;
    }

    @Override
    public String id() {
        return "openai:" + model;
    }

    @Override
    public Reply chat(Request request) {
        return structured.ask(id(), request, this::patiently);
    }

    private Reply patiently(Request request) {
        while (true) {
            try {
                return ask(request);
            } catch (ServerException.UnknownParameter e) {
                if (!unknown.add(e.parameter())) {
                    throw e;
                }
                LOG.warn("{} does not take {}: asking without it", id(), e.parameter());
            }
        }
    }

    private Reply ask(Request request) {
        ObjectNode body = body(request);
        return calls.call(left -> {
            long start = calls.timing().nanos();
            JsonNode reply = server.post("/chat/completions", body, left);
            return read(reply, Duration.ofNanos(calls.timing().nanos() - start));
        });
    }

    private ObjectNode body(Request request) {
        ObjectNode body = Server.JSON
                .createObjectNode()
                .put("model", model)
                .put("stream", false)
                .put("temperature", 0)
                .put("top_p", TOP_P)
                .put("seed", request.seed())
                .put("max_tokens", request.maxTokens());
        if (unknown.contains("max_tokens")) {
            body.put("max_completion_tokens", request.maxTokens());
        }
        if (request.schema() != null) {
            ObjectNode format = body.putObject("response_format").put("type", "json_schema");
            format.putObject("json_schema")
                    .put("name", "reply")
                    .put("strict", true)
                    .set("schema", Server.schema(request.schema()));
        }
        body.remove(unknown);
        request.messages()
                .forEach(message -> body.withArray("messages")
                        .addObject()
                        .put("role", message.role())
                        .put("content", message.content()));
        return body;
    }

    private Reply read(JsonNode reply, Duration latency) {
        JsonNode choice = reply.path("choices").path(0);
        JsonNode content = choice.path("message").path("content");
        if (!content.isTextual()) {
            throw server.malformed("a reply without choices[0].message.content: " + Excerpt.of(reply.toString()), null);
        }
        JsonNode usage = reply.path("usage");
        return new Reply(
                content.textValue(),
                new Answer.Usage(
                        Math.max(0, usage.path("prompt_tokens").asInt(0)),
                        Math.max(0, usage.path("completion_tokens").asInt(0))),
                latency,
                choice.path("finish_reason").asText("").equals("length"));
    }
}
