package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Keeps web pages of others away: a browser may change something here only from a page of ours. Without keys and on a
 * loopback address it also refuses names that merely resolve to this machine (DNS rebinding).
 */
public final class SameSite {
    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OURS = Set.of("same-origin", "none");
    private static final Pattern LOCAL =
            Pattern.compile("(localhost|127(\\.[0-9]{1,3}){3}|\\[::1])(:[0-9]{1,5})?", Pattern.CASE_INSENSITIVE);

    private final boolean localNamesOnly;

    public SameSite(String host, boolean keys) {
        this.localNamesOnly = !keys && loopback(host);
    }

    public static boolean loopback(String host) {
        return host.equalsIgnoreCase("localhost") || host.startsWith("127.") || host.equals("::1");
    }

    /** Ends the request with 403 when it comes from another site. */
    public void check(Context context) {
        String host = context.header("Host");
        if (localNamesOnly && host != null && !LOCAL.matcher(host).matches()) {
            throw new ProblemException(
                    Problem.Kind.FORBIDDEN,
                    "this service has no API keys and answers only to localhost; set serve.api_keys to use another name");
        }
        if (READING.contains(context.req().getMethod())) {
            return;
        }
        String site = context.header("Sec-Fetch-Site");
        String origin = context.header("Origin");
        boolean foreign = site != null
                ? !OURS.contains(site.toLowerCase(Locale.ROOT))
                : origin != null && !sameOrigin(origin, host);
        if (foreign) {
            throw new ProblemException(Problem.Kind.FORBIDDEN, "a page of another site may not change anything here");
        }
    }

    private static boolean sameOrigin(String origin, @Nullable String host) {
        try {
            return host != null && host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
