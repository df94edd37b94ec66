package io.holdfast.text;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts model tokens with the {@code o200k_base} encoding of today's OpenAI models; for other models a close estimate.
 * Markers such as {@code <|endoftext|>} count as the plain text they are. The tables load on first use.
 */
public final class TokenCounter {
    private TokenCounter() {}

    private static final class Loaded {
        static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    public static int count(String text) {
        return Loaded.ENCODING.countTokensOrdinary(text);
    }
}
