package io.holdfast.core.judge.reply.word;

import java.util.List;

/** The ways judges decline. Looked at only when a reply holds no verdict. */
public final class RefusalPhrases {
    /** Folded: no accents, straight apostrophes, single spaces. */
    private static final List<String> PHRASES = ReplyWords.list("refusals_phrases");

    private RefusalPhrases() {}

    public static boolean in(String reply) {
        String folded = Folding.fold(reply.replaceAll("[\\s*_`>#]+", " "));
        return PHRASES.stream().anyMatch(folded::contains);
    }
}
