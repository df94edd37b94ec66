package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The name of a request in logs and problems: the client's own if it is harmless, else one of ours. */
public final class RequestId {
    public static final String HEADER = "X-Request-Id";
    private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9._-]{1,64}");
    private static final String ATTRIBUTE = "holdfast.request-id";

    private RequestId() {}

    public static String choose(@Nullable String given) {
        return given != null && HARMLESS.matcher(given).matches()
                ? given
                : UUID.randomUUID().toString();
    }

    /** The id of this request; chosen when first asked for. */
    public static String of(Context context) {
        String known = context.attribute(ATTRIBUTE);
        if (known != null) {
            return known;
        }
        String chosen = choose(context.header(HEADER));
        context.attribute(ATTRIBUTE, chosen);
        return chosen;
    }
}
