package io.holdfast.core.claim;

import io.holdfast.core.text.Normalizer;
import io.holdfast.core.text.StopWords;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sentences that state nothing about the world: questions, courtesies, offers of help, headings, remarks about the reply itself. */
final class NonClaims {
    private static final Pattern COURTESY = Pattern.compile(
            "^(?:"
                    + "(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|welcome)\\b[^.]{0,60}"
                    + "|(?:thanks?|thank you|many thanks|you(?:'|’)?re welcome|my pleasure|no problem|cheers|best regards|kind regards|regards|sincerely)\\b.{0,120}"
                    + "|(?:sure|certainly|of course|absolutely|okay|ok|great|got it|understood|yes|no|right|alright|great question|good question|here you go)(?: thing)?"
                    + "|(?:great|good|excellent|interesting) question (?:about|on|regarding)\\b[^.,;:!?–—]{0,120}"
                    + "|(?:i|we) (?:hope|trust) (?:this|that|it|you)\\b.*"
                    + "|hope (?:this|that|it) (?:helps|answers)\\b.*"
                    + "|(?:please )?(?:feel free|do not hesitate|don(?:'|’)?t hesitate|let me know|let us know|reach out|contact us|get back to (?:me|us))\\b.*"
                    + "|if you (?:have|need|want|would like|(?:'|’)?d like|require)\\b.{0,120}\\b(?:questions?|help|assistance|details?|information|clarification|let me know|ask|feel free)\\b.*"
                    + "|(?:i|we)(?:(?:'|’)?m| am|(?:'|’)?re| are)? (?:happy|glad|here|sorry|apologi[sz]e|delighted)\\b.*"
                    + "|(?:sorry|apologies|my apologies)\\b.{0,120}"
                    + "|(?:i|we)(?:(?:'|’)?ll| will| can| could) (?:now |also |gladly )?(?:help|assist|explain|summari[sz]e|be happy|try)\\b.*"
                    + "|let(?:'|’)?s (?:break|look|take|go|explore|dive|see|start|begin)\\b.*|let me (?:explain|summari[sz]e|break|help|know)\\b.*"
                    + "|have a (?:nice|great|good|wonderful) (?:day|one|time|evening|weekend)\\b.*|take care|goodbye|bye|see you\\b.*"
                    + "|(?:terima kasih|selamat (?:pagi|siang|sore|malam)|halo|hai|sama-sama|semoga (?:membantu|bermanfaat|harimu)|silakan (?:hubungi|bertanya)|jangan ragu|mohon maaf|maaf)\\b.{0,160}"
                    + ")[\\s.!,:;)\\p{So}\\uFE0F]*$",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);

    private static final Pattern META = Pattern.compile(
            "^(?:(?:here(?:'|’)?s|here is|here are|below is|below are|the following is|the following are|this is)\\b.{0,160}:"
                    + "|(?:the )?(?:following|above|below)\\b.{0,80}:"
                    + "|(?:in summary|in conclusion|to summari[sz]e|overall|summary|answer|conclusion|sources?|references?|note)\\s*:?"
                    + "|(?:this|the above|the following)\\s+(?:summary|answer|response|list|overview)\\b.{0,120}"
                    + "|(?:i|we)(?:(?:'|’)?ve| have)? (?:found|summari[sz]ed|listed|based|used)\\b.{0,60}\\b(?:context|documents?|passages?|information|sources?)\\b.{0,60}"
                    + "|(?:step|option|part|section|chapter)\\s+\\d+\\s*:?"
                    + ")[\\s.!]*$",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);

    private static final Pattern QUESTION = Pattern.compile("[?？؟⁇‽][\"'”’)\\]*_ \\t».]*+\\z");
    private static final Pattern NOTHING_TO_READ = Pattern.compile("[^\\p{L}\\p{N}]*");

    private static final int LONGEST = 400;

    private NonClaims() {}

    /** What a sentence is instead of a claim; null when it may be one. */
    static Passed.@Nullable Form form(String sentence) {
        String s = sentence.strip();
        if (isQuestion(s)) {
            return Passed.Form.QUESTION;
        }
        boolean courtesy = NOTHING_TO_READ.matcher(s).matches()
                || StopWords.contains(Normalizer.fold(s)) // "The", left alone on its line
                || s.length() <= LONGEST
                        && (COURTESY.matcher(s).matches() || META.matcher(s).matches());
        return courtesy ? Passed.Form.COURTESY : null;
    }

    static boolean isQuestion(String s) {
        return QUESTION.matcher(s).find();
    }
}
