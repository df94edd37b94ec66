package io.holdfast.core.claim;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lead-ins: openings that name the source or the speaker and claim nothing themselves
 * ("According to the documentation, …"). Only the opening is dropped; the content stays.
 */
final class LeadIns {
    private static final Pattern OPENING = NonClaims.PASSING.compile("(?iu)%{lead}");

    private LeadIns() {}

    /** Where the content of a sentence begins, after any number of lead-ins. */
    static int contentStart(String sentence) {
        int start = 0;
        while (true) {
            Matcher opening = OPENING.matcher(sentence).region(start, sentence.length());
            if (!opening.lookingAt() || opening.end() >= sentence.length()) {
                return start;
            }
            start = opening.end();
        }
    }
}
