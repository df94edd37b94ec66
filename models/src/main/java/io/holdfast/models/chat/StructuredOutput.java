package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel.Reply;
import io.holdfast.core.port.ChatModel.Request;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks with a schema as long as the server takes one. A server that refuses the request is asked once without; if that
 * works, the schema was what it refused, and it is left out from then on.
 */
final class StructuredOutput {
    private static final Logger LOG = LoggerFactory.getLogger(StructuredOutput.class);

    private volatile boolean refused;

    Reply ask(String model, Request request, Function<Request, Reply> chat) {
        if (request.schema() == null || refused) {
            return chat.apply(plain(request));
        }
        try {
            return chat.apply(request);
        } catch (HoldfastException e) {
            if (e.code() != ErrorCode.BAD_INPUT) {
                throw e;
            }
            Reply reply = chat.apply(plain(request));
            refused = true;
            LOG.warn("{} does not take a JSON schema: asking without it", model);
            return reply;
        }
    }

    private static Request plain(Request request) {
        return new Request(request.messages(), request.maxTokens(), request.seed());
    }
}
