package io.holdfast.core.conversation.turn;

import io.holdfast.core.model.Span;
import io.holdfast.core.text.SentenceSplitter;
import java.util.List;
import java.util.regex.Pattern;

/** Recognises turns that only say an answer is on its way: "Let me look that up", "One moment, please". */
public final class InterimTurns {
    private static final Pattern ON_ITS_WAY = Pattern.compile(
            "^(?:(?:sure|certainly|of course|okay|ok|thanks|thank you|great|no problem|good question|alright|absolutely|baik|tentu"
                    + "|gerne|klar|natürlich)\\b[^.!?]{0,40}?[,.!:]?\\s+)?"
                    + "(?:(?:please |just )?(?:give me|allow me|wait|hold on|bear with me|stand by|hang on)\\b.*"
                    + "|(?:just |please )?(?:one|a|1) (?:moment|second|sec|minute)\\b.*"
                    + "|let me (?:just |quickly |first )?(?:check|look|see|find|search|pull|verify|fetch|get)\\b.*"
                    + "|(?:i(?:'|’)?ll|i will|i(?:'|’)?m going to|i am going to|we(?:'|’)?ll) (?:just |quickly |now )?(?:check|look|see|find out|search|pull|verify|fetch|get (?:that|this|it|back))\\b.*"
                    + "|(?:i(?:'|’)?m|i am|we(?:'|’)?re|we are)?\\s*(?:currently |just |now )?(?:checking|looking|searching|fetching|working on|retrieving|loading)\\b.*"
                    + "|(?:mohon |harap |silakan )?(?:tunggu|ditunggu)\\b.*|sebentar\\b.*|(?:saya|kami) (?:akan )?(?:cek|periksa|carikan|cari)\\b.*"
                    + "|(?:einen|ein) (?:moment|augenblick)\\b.*|ich (?:schaue|sehe|prüfe|suche)\\b.*(?:nach|das)?\\b.*"
                    + "|un (?:instant|moment)\\b.*|je (?:vérifie|cherche|regarde)\\b.*|un momento\\b.*|d[eé]jame\\b.*)"
                    + "[\\s.!…\\p{So}\\uFE0F]*$",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
    private static final Pattern ACKNOWLEDGED = Pattern.compile(
            "^(?:sure|certainly|of course|okay|ok|thanks?|thank you|great|good question|alright|absolutely|hello|hi|baik|tentu|gerne|klar)\\b.{0,40}$",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
    /** An answer hides in anything longer, or in anything with a figure. */
    private static final int LONGEST = 200;

    private InterimTurns() {}

    public static boolean is(String message) {
        String text = message.strip();
        if (text.isEmpty() || text.length() > LONGEST || text.matches("(?s).*\\d{2}.*")) {
            return false;
        }
        List<Span> sentences = SentenceSplitter.split(text);
        boolean coming = false;
        for (Span sentence : sentences) {
            String said = sentence.of(text);
            if (ON_ITS_WAY.matcher(said).matches()) {
                coming = true;
            } else if (!ACKNOWLEDGED.matcher(said).matches()) {
                return false;
            }
        }
        return coming;
    }
}
