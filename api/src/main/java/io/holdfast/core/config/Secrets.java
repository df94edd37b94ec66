package io.holdfast.core.config;

import java.util.regex.Pattern;

/** Takes passwords out of what people and logs get to see: addresses of databases may hold one. */
public final class Secrets {
    private static final String HIDDEN = "***";
    private static final Pattern PARAMETER =
            Pattern.compile("(?i)\\b(password|passwd|pwd|sslpassword|secret|token)=[^&;\\s\"']*");
    /** Up to the last {@code @} before the path: a password may hold one. */
    private static final Pattern AUTHORITY = Pattern.compile("(//[^/:@\\s]*):[^/\\s]*@");

    private Secrets() {}

    public static String hide(String text) {
        String plain = PARAMETER.matcher(text).replaceAll("$1=" + HIDDEN);
        return AUTHORITY.matcher(plain).replaceAll("$1:" + HIDDEN + "@");
    }
}
