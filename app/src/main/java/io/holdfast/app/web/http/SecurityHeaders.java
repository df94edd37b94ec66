package io.holdfast.app.web.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** Headers every response carries: nothing is sniffed, framed, cached or referred, and only our own scripts run. */
public final class SecurityHeaders {
    private static final String FOR_PROGRAMS = "default-src 'none'; frame-ancestors 'none'";
    private static final String FOR_PAGES =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    private SecurityHeaders() {}

    public static Map<String, String> of(String path) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Security-Policy", forPrograms(path) ? FOR_PROGRAMS : FOR_PAGES);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cache-Control", "no-store");
        return headers;
    }

    /** Whether an address is one of the API, not of the pages. */
    public static boolean forPrograms(String path) {
        return path.startsWith("/v1/")
                || path.equals("/healthz")
                || path.equals("/readyz")
                || path.equals("/metrics")
                || path.equals("/openapi.yaml");
    }
}
