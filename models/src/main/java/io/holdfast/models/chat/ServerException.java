package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A failed call to a model server; knows how long the server asked to be left alone. */
class ServerException extends HoldfastException {
    private static final long serialVersionUID = 1L;

    private final Duration wait;

    ServerException(ErrorCode code, String message, Duration wait, @Nullable Throwable cause) {
        super(code, message, cause);
        this.wait = wait;
    }

    ServerException(ErrorCode code, String message, Duration wait) {
        this(code, message, wait, null);
    }

    /** The server's Retry-After; zero where it named none. */
    Duration serverWait() {
        return wait;
    }

    /** The server does not know one of the request's parameters, e.g. {@code seed}. */
    static final class UnknownParameter extends ServerException {
        private static final long serialVersionUID = 1L;

        private final String parameter;

        UnknownParameter(String parameter, String message) {
            super(ErrorCode.BAD_INPUT, message, Duration.ZERO);
            this.parameter = parameter;
        }

        String parameter() {
            return parameter;
        }
    }
}
