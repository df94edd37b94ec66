package io.holdfast.app.web.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import java.util.Locale;
import java.util.Objects;

/** A problem document (RFC 9457): what went wrong with a request, by a kind that programs can tell apart. */
public record Problem(Kind kind, String detail) {
    public static final String MEDIA_TYPE = "application/problem+json";

    public Problem {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(detail, "detail");
    }

    /** The kinds of problems there are; each has one status. */
    public enum Kind {
        MALFORMED_REQUEST(400, "The request is malformed"),
        MALFORMED_JSON(400, "The body is not valid JSON"),
        NOT_UTF8(400, "The body is not UTF-8"),
        UNAUTHORIZED(401, "An API key is needed"),
        FORBIDDEN(403, "The request comes from another site"),
        NOT_FOUND(404, "There is nothing here"),
        METHOD_NOT_ALLOWED(405, "This method is not allowed here"),
        REQUEST_TIMEOUT(408, "The body came too slowly"),
        CONFLICT(409, "The state of the run does not allow this"),
        TOO_LARGE(413, "The body is too large"),
        URI_TOO_LONG(414, "The address is too long"),
        UNSUPPORTED_MEDIA_TYPE(415, "This content type is not read here"),
        INVALID_FIELD(422, "A field is not what it must be"),
        BUSY(429, "The service is at its limit"),
        HEADERS_TOO_LARGE(431, "The headers are too large"),
        INTERNAL(500, "The service failed"),
        SHUTTING_DOWN(503, "The service is shutting down"),
        NOT_READY(503, "The service is not ready");

        private final int status;
        private final String title;

        Kind(int status, String title) {
            this.status = status;
            this.title = title;
        }

        public int status() {
            return status;
        }

        public String title() {
            return title;
        }

        /** The name programs see, e.g. {@code malformed_json}. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public String json(String requestId) {
        ObjectNode node = Json.object()
                .put("type", "urn:holdfast:problem:" + kind.code())
                .put("title", kind.title())
                .put("status", kind.status())
                .put("detail", detail)
                .put("instance", "urn:holdfast:request:" + requestId)
                .put("code", kind.code());
        return Json.line(node);
    }
}
