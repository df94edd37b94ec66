package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The keys that open the service, known by their SHA-256 only. A program sends one as {@code Authorization: Bearer} or
 * {@code X-Api-Key}; a browser asks its user and sends it as the password of HTTP Basic. Every key is compared in full,
 * so that the time taken tells nothing.
 */
public final class ApiKeys {
    private final List<byte[]> hashes;

    /** @param hashes SHA-256 in hex */
    public ApiKeys(List<String> hashes) {
        this.hashes = hashes.stream().map(HexFormat.of()::parseHex).toList();
    }

    /** What the configuration keeps of a key. */
    public static String hash(String key) {
        return HexFormat.of().formatHex(digest(key));
    }

    public boolean required() {
        return !hashes.isEmpty();
    }

    /** Ends the request with 401 unless it carries a key that is known. */
    public void check(Context context) {
        if (!required()) {
            return;
        }
        String key = key(context);
        int found = key == null ? -1 : known(key);
        if (found < 0) {
            throw new ProblemException(
                    Problem.Kind.UNAUTHORIZED,
                    key == null
                            ? "send an API key as Authorization: Bearer KEY or X-Api-Key: KEY"
                            : "the API key is not known",
                    Map.of("WWW-Authenticate", challenge(context.path())));
        }
        Client.keyed(context, found);
    }

    /** The place of a key among those that are known; below 0 when it is none of them. */
    int known(String key) {
        byte[] digest = digest(key);
        int found = -1;
        for (int i = 0; i < hashes.size(); i++) {
            found = MessageDigest.isEqual(hashes.get(i), digest) ? i : found;
        }
        return found;
    }

    private static String challenge(String path) {
        return SecurityHeaders.forPrograms(path)
                ? "Bearer realm=\"Holdfast\""
                : "Basic realm=\"Holdfast: any name, the API key as password\", charset=\"UTF-8\"";
    }

    private static @Nullable String key(Context context) {
        String own = context.header("X-Api-Key");
        if (own != null) {
            return own;
        }
        String authorization = context.header("Authorization");
        if (authorization == null) {
            return null;
        }
        int space = authorization.indexOf(' ');
        String scheme = space < 0 ? "" : authorization.substring(0, space).toLowerCase(Locale.ROOT);
        String credentials = authorization.substring(space + 1).strip();
        return switch (scheme) {
            case "bearer" -> credentials;
            case "basic" -> password(credentials);
            default -> null;
        };
    }

    private static @Nullable String password(String credentials) {
        try {
            String pair = new String(Base64.getDecoder().decode(credentials), StandardCharsets.UTF_8);
            int colon = pair.indexOf(':');
            return colon < 0 ? null : pair.substring(colon + 1);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static byte[] digest(String key) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
