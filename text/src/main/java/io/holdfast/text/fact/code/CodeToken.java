package io.holdfast.text.fact.code;

import java.util.Locale;

/**
 * A stretch of text whose every symbol matters: a path, an identifier, a version.
 *
 * @param text exactly {@code source.substring(start, end)}; quotes, backticks and trailing punctuation are outside
 */
public record CodeToken(int start, int end, String text, Kind kind) {
    /** What a token is. */
    public enum Kind {
        URL,
        EMAIL,
        PATH,
        FILE,
        FLAG,
        /** A name with an opening parenthesis behind it; the token is the name. */
        CALL,
        IDENTIFIER,
        /** A word with inner capitals, a type or a brand: RetryPolicy, YouTube. Compared without case. */
        NAME,
        VERSION,
        IP_ADDRESS,
        HTTP_METHOD,
        STATUS_CODE,
        ERROR_CODE,
        /** Anything else the author put between backticks. */
        QUOTED;

        /** Whether digits inside are symbols, never amounts or dates. */
        public boolean opaque() {
            return this != QUOTED && this != HTTP_METHOD;
        }
    }

    public CodeToken {
        if (start < 0 || end <= start || text.length() != end - start) {
            throw new IllegalArgumentException("token does not fit its span [" + start + ", " + end + ")");
        }
    }

    /** Whether both name the same thing: symbol by symbol, except that HTTP verbs and hosts have no case. */
    public boolean same(CodeToken other) {
        return key().equals(other.key());
    }

    /** The text in the form that is compared: equal keys, equal things. */
    public String key() {
        return switch (kind) {
            case HTTP_METHOD -> text.toUpperCase(Locale.ROOT);
            case EMAIL, IP_ADDRESS, NAME -> text.toLowerCase(Locale.ROOT);
            case VERSION -> text.charAt(0) == 'v' || text.charAt(0) == 'V' ? text.substring(1) : text;
            case URL -> hostInLowerCase();
            default -> text;
        };
    }

    private String hostInLowerCase() {
        int host = text.indexOf("://");
        int from = host < 0 ? 0 : host + 3;
        int path = text.indexOf('/', from);
        int end = path < 0 ? text.length() : path;
        return text.substring(0, end).toLowerCase(Locale.ROOT) + text.substring(end);
    }
}
