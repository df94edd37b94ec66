package io.holdfast.core.claim;

import io.holdfast.core.lang.WordList;
import io.holdfast.core.text.Normalizer;
import io.holdfast.core.text.StopWords;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sentences that state nothing about the world: questions, courtesies, offers of help, headings, remarks about the reply itself. */
final class NonClaims {
    private static final Pattern COURTESY = said("courtesy", "[\\s.!,:;)\\p{So}\\uFE0F]*");
    private static final Pattern META = said("remark", "[\\s.!]*");
    private static final Pattern QUESTION = Pattern.compile("[?？؟⁇‽][\"'”’)\\]*_ \\t».]*+\\z");
    private static final Pattern NOTHING_TO_READ = Pattern.compile("[^\\p{L}\\p{N}]*");

    private static final int LONGEST = 400;

    private NonClaims() {}

    private static Pattern said(String section, String behind) {
        List<String> forms = WordList.lines("passing.txt", section);
        return Pattern.compile(
                "(?:" + String.join("|", forms) + ")" + behind,
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
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
