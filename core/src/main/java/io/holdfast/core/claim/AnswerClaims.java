package io.holdfast.core.claim;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The claims of an answer to a question. A short answer, and a sentence that opens with yes or no, says nothing without
 * the question: its statement is the question and the answer together.
 */
public final class AnswerClaims {
    /** Answers of fewer words are read together with their question. */
    public static final int SHORT = 7;

    private static final String YES_NO_WORD =
            "^(?:yes|no|yep|nope|correct|incorrect|true|false|ya|tidak|bukan|belum|benar|ja|nein|doch|oui|non|si|sí|sì|não|sim)\\b";

    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL | Pattern.UNICODE_CASE;
    private static final Pattern YES_NO = Pattern.compile(YES_NO_WORD + ".*", FLAGS);
    private static final Pattern YES_NO_OPENING = Pattern.compile(YES_NO_WORD + "\\s*[,.;:!–—-]+\\s*(?=\\S)", FLAGS);

    private final ClaimExtractor extractor = new ClaimExtractor();

    /** The claims in the order of the answer; none when it states nothing. */
    public List<Claim> of(String question, String answer) {
        if (isShort(answer)) {
            return List.of(whole(question, answer));
        }
        List<Claim> claims = new ArrayList<>(extractor.extract(answer));
        if (!claims.isEmpty() && yesNo(answer)) {
            Claim first = claims.get(0);
            String opening = ClaimExtractor.plain(answer.substring(0, first.span().end()));
            claims.set(0, new Claim(first.span(), first.text(), asked(question, opening)));
        }
        return claims;
    }

    /** The whole answer as one claim. */
    public static Claim whole(String question, String answer) {
        int start = 0;
        int end = answer.length();
        while (start < end && Character.isWhitespace(answer.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(answer.charAt(end - 1))) {
            end--;
        }
        Span span = new Span(start, end);
        String text = span.of(answer);
        return new Claim(span, text, isShort(answer) || yesNo(answer) ? asked(question, text) : text);
    }

    public static boolean isShort(String answer) {
        return answer.strip().split("\\s+").length < SHORT;
    }

    /** Whether an answer opens with yes or no. */
    public static boolean yesNo(String answer) {
        return YES_NO.matcher(answer.strip().toLowerCase(Locale.ROOT)).matches();
    }

    /** What an answer says behind its opening yes or no. */
    public static String withoutYesNo(String answer) {
        return YES_NO_OPENING.matcher(answer.strip()).replaceFirst("");
    }

    private static String asked(String question, String statement) {
        String q = question.strip();
        return q.isEmpty() ? statement : q + " " + statement;
    }
}
