package io.holdfast.app.web.http;

import io.holdfast.core.config.section.ServeSettings;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jetty.io.EofException;

/** Reads bodies within the limits: of the right type, not too large, not too slow, and within the memory there is. */
public final class Bodies {
    private static final int CHUNK = 1 << 14;

    /** So many times the longest body is read and thrown away before the connection closes on a longer one. */
    private static final long DRAINED = 16;

    private final ServeSettings settings;
    private final BufferBudget budget;
    private final Places inFlight;

    /** @param inFlight bodies read or worked on at once */
    public Bodies(ServeSettings settings, BufferBudget budget, int inFlight) {
        this.settings = settings;
        this.budget = budget;
        this.inFlight = new Places(inFlight);
    }

    /** What reads a body and makes something of it. */
    public interface Reading<T> {
        T of(byte[] body);
    }

    /** The whole body; the memory it takes is given back when {@code reading} is done. */
    public <T> T whole(Context context, List<String> types, Reading<T> reading) {
        InputStream in = stream(context, types, false);
        long announced = context.req().getContentLengthLong();
        if (announced > settings.maxRequestBytes()) {
            throw tooLarge(in);
        }
        String client = Client.of(context);
        if (!inFlight.take(client, 1)) {
            throw ProblemException.busy(Limit.BODIES, "too many requests are being read; come again", 1);
        }
        try (BufferBudget.Share share = budget.share(client)) {
            return reading.of(bytes(in, share));
        } catch (IOException e) {
            throw broken(e);
        } finally {
            inFlight.give(client, 1);
        }
    }

    /** The body as it comes, line by line. */
    public SlowBodyStream lines(Context context, List<String> types) {
        return stream(context, types, true);
    }

    private SlowBodyStream stream(Context context, List<String> types, boolean eachLine) {
        requireType(context, types);
        try {
            return new SlowBodyStream(context.req().getInputStream(), settings.bodyTimeout(), eachLine);
        } catch (IOException e) {
            throw broken(e);
        }
    }

    private byte[] bytes(InputStream in, BufferBudget.Share share) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] chunk = new byte[CHUNK];
        for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
            if (body.size() + count > settings.maxRequestBytes()) {
                throw tooLarge(in);
            }
            share.take(count);
            body.write(chunk, 0, count);
        }
        return body.toByteArray();
    }

    private static void requireType(Context context, List<String> types) {
        String encoding = context.header("Content-Encoding");
        if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
            throw new ProblemException(
                    Problem.Kind.UNSUPPORTED_MEDIA_TYPE, "a compressed body is not read here; send it as it is");
        }
        String type = context.contentType();
        String name = type == null ? "" : type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        if (!types.contains(name)) {
            throw new ProblemException(
                    Problem.Kind.UNSUPPORTED_MEDIA_TYPE,
                    "send Content-Type: " + String.join(" or ", types),
                    Map.of("Accept-Post", String.join(", ", types)));
        }
    }

    /** Reads on for a while: a client that is still sending when the connection closes never sees the answer. */
    private ProblemException tooLarge(InputStream rest) {
        byte[] chunk = new byte[CHUNK];
        try {
            for (long read = 0; read >= 0 && read < DRAINED * settings.maxRequestBytes(); ) {
                int count = rest.read(chunk);
                read = count < 0 ? -1 : read + count;
            }
        } catch (IOException | ProblemException e) {
            // the client gave up, or is too slow to wait for: the answer is the same
        }
        return new ProblemException(
                Problem.Kind.TOO_LARGE,
                "the body has more than " + settings.maxRequestMegabytes()
                        + " MB (serve.max_request_megabytes); send less, or use POST /v1/batch",
                Map.of("Connection", "close"));
    }

    /** A body that broke off or whose framing is wrong. */
    static ProblemException broken(IOException e) {
        return new ProblemException(
                Problem.Kind.MALFORMED_REQUEST,
                e instanceof EofException ? "the body broke off" : "the body could not be read",
                Map.of("Connection", "close"));
    }
}
