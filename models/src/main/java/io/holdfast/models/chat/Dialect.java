package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import java.time.Duration;
import java.util.Optional;

/** What differs between kinds of model servers: address, key, and what their refusals mean to a user. */
interface Dialect {
    /** The kind of server in words, e.g. {@code Ollama}. */
    String name();

    /** Base address without a trailing slash. */
    String url();

    /** Configuration key of the address. */
    String urlKey();

    Optional<String> key();

    /** What to tell a user when nothing answers at the address. */
    String unreachable();

    /** What a status outside 200–299 means, with what to do next. */
    ServerException refused(Refusal refusal);

    /**
     * A reply that is not a success.
     *
     * @param message the server's own words
     * @param code the server's own error code, or empty
     * @param parameter the request parameter it blames, or empty
     */
    record Refusal(int status, String message, String code, String parameter, Duration pause) {
        /** Meaning of the statuses that all servers share. */
        ServerException common(String server) {
            ErrorCode errorCode = switch (status) {
                case 401, 403 -> ErrorCode.UNAUTHORIZED;
                case 402 -> ErrorCode.BUDGET_EXHAUSTED;
                case 408, 504 -> ErrorCode.TIMEOUT;
                case 429 -> ErrorCode.RATE_LIMITED;
                default ->
                    status >= 500 ? ErrorCode.SERVER_ERROR : status >= 400 ? ErrorCode.BAD_INPUT : ErrorCode.BAD_CONFIG;
            };
            return new ServerException(
                    errorCode, server + " answered " + status + " (" + message + ")" + advice(), pause);
        }

        private String advice() {
            if (status == 429) {
                return "; lower inference.requests_per_minute or inference.concurrency";
            }
            if (status >= 500) {
                return "; look at the server's log";
            }
            return status < 400 ? "; give the final address, redirects are not followed" : "";
        }
    }
}
