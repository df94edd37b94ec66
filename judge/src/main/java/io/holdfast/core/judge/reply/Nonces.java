package io.holdfast.core.judge.reply;

import io.holdfast.core.model.Span;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a reply says about the nonce of its call: it echoes it, names another, or says nothing. */
enum Nonces {
    ECHOED,
    OTHER,
    SILENT;

    private static final int MIN_LENGTH = 6;

    /** Looks at running text outside the given spans: "nonce: …" must be followed by the one given out. */
    static Nonces inText(String reply, List<Span> outside, String nonce) {
        String folded = reply.toLowerCase(Locale.ROOT);
        Nonces found = SILENT;
        int at = folded.indexOf("nonce");
        while (at >= 0) {
            int start = at + "nonce".length();
            while (start < reply.length() && ":=\"'*`_ \t".indexOf(reply.charAt(start)) >= 0) {
                start++;
            }
            int end = start;
            while (end < reply.length() && Character.isLetterOrDigit(reply.charAt(end))) {
                end++;
            }
            int position = at;
            String value = reply.substring(start, end);
            boolean hidden = outside.stream().anyMatch(s -> s.start() <= position && position < s.end());
            boolean nonceLike = value.length() >= MIN_LENGTH && value.chars().anyMatch(Character::isDigit);
            if (!hidden && nonceLike) {
                if (!value.equals(nonce)) {
                    return OTHER;
                }
                found = ECHOED;
            }
            at = folded.indexOf("nonce", Math.max(end, at + 1));
        }
        return found;
    }

    static Nonces inJson(@Nullable String echoed, String nonce) {
        if (echoed == null || echoed.isBlank()) {
            return SILENT;
        }
        return echoed.strip().equals(nonce) ? ECHOED : OTHER;
    }
}
