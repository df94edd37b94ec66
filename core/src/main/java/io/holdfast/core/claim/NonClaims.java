package io.holdfast.core.claim;

import io.holdfast.text.Normalizer;
import io.holdfast.text.StopWords;
import io.holdfast.text.lang.WordList;
import io.holdfast.text.lang.WordPatterns;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sentences that state nothing about the world: questions, courtesies, offers of help, headings, remarks about the reply itself. */
final class NonClaims {
    /** What is said beside statements, a line each. */
    static final WordPatterns PASSING = new WordPatterns(section -> WordList.lines("passing.txt", section));

    private static final Pattern COURTESY = PASSING.compile("(?ius)%{courtesy}[\\s.!,:;)\\p{So}\\uFE0F]*");
    private static final Pattern META = PASSING.compile("(?ius)%{remark}[\\s.!]*");
    /** "According to the documentation, …": only the opening is dropped, unless it is all there is. */
    private static final Pattern LEAD = PASSING.compile("(?ius)(?:%{lead}(?=.))+");

    /** Before what the answer calls wrong, and between what it takes back and what it says instead. */
    static final Pattern DENIAL = PASSING.compile("(?iu)%{denial}");

    static final Pattern RETRACTION = PASSING.compile("(?iu)%{retraction}");

    private static final Pattern QUESTION = Pattern.compile("[?？؟⁇‽][\"'”’)\\]*_ \\t».]*+\\z");
    private static final Pattern NOTHING_TO_READ = Pattern.compile("[^\\p{L}\\p{N}]*");

    private static final int LONGEST = 400;

    private NonClaims() {}

    /** Where the content of a sentence begins, after any number of openings that name its source or its speaker. */
    static int start(String sentence) {
        Matcher opening = LEAD.matcher(sentence);
        return opening.lookingAt() ? opening.end() : 0;
    }

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
