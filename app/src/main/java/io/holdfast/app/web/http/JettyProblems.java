package io.holdfast.app.web.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Problem documents for requests that never reached a route: a broken head, an address that is too long. */
public final class JettyProblems extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        String path = request.getHttpURI() == null ? null : request.getHttpURI().getPath();
        Problem problem = new Problem(kind(status), "the request could not be understood");
        SecurityHeaders.of(path == null ? "/v1/" : path)
                .forEach((name, value) -> response.getHeaders().put(name, value));
        String id = RequestId.choose(request.getHeaders().get(RequestId.HEADER));
        response.setStatus(problem.kind().status());
        response.getHeaders().put(RequestId.HEADER, id);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE);
        byte[] body = problem.json(id).getBytes(StandardCharsets.UTF_8);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    private static Problem.Kind kind(int status) {
        return switch (status) {
            case 404 -> Problem.Kind.NOT_FOUND;
            case 405 -> Problem.Kind.METHOD_NOT_ALLOWED;
            case 408 -> Problem.Kind.REQUEST_TIMEOUT;
            case 413 -> Problem.Kind.TOO_LARGE;
            case 414 -> Problem.Kind.URI_TOO_LONG;
            case 415 -> Problem.Kind.UNSUPPORTED_MEDIA_TYPE;
            case 431 -> Problem.Kind.HEADERS_TOO_LARGE;
            case 501, 505 -> Problem.Kind.MALFORMED_REQUEST; // a coding or a version that nobody speaks here
            case 503 -> Problem.Kind.SHUTTING_DOWN;
            default -> status >= 500 ? Problem.Kind.INTERNAL : Problem.Kind.MALFORMED_REQUEST;
        };
    }
}
