package io.holdfast.core.claim;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import io.holdfast.text.WordCount;
import io.holdfast.text.lang.Marks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The claims of an answer to a question. A short answer, one that opens with yes or no, or with a part of a sentence,
 * says nothing without the question: its statement is the question and the answer together.
 */
public final class AnswerClaims {
    /** Answers of fewer words are read together with their question. */
    public static final int SHORT = 7;

    /** Longer ones are tasks that hold more than a question. */
    private static final int LONGEST_QUESTION = 300;

    private static final Pattern FIRST_WORD = Pattern.compile("^[\\p{L}\\p{M}]+");

    private static final Pattern GAP = Pattern.compile("(?s)(?:[^:_]{1,60}: )?(.*?)_{3,}(.*?)\\??");
    /** A number or the letter of an option, dressed as what marks an item or a place, "64.", "(12.6)", "(B)", or with its words. */
    private static final Pattern CHOICE = Pattern.compile(
            "(?:[Oo]ption\\s+)?\\(?(\\d{1,9}(?:[.,]\\d{1,9})*+|[A-H])(?:[).]{0,2}|[).:]{1,2}\\s+(\\S.*))");
    /** Before each option of a question: "A) 8 euros B) 14 euros". */
    private static final Pattern OPTIONS = Pattern.compile("(?:^|\\s+)\\(?(?=[A-H][).:]\\s)");

    private static final Pattern STOP = Pattern.compile("^\\s*[,.;:!–—-]+\\s*(?=\\S)");
    private final ClaimExtractor extractor = new ClaimExtractor();

    /** The claims in the order of the answer, without the documents at hand. */
    public List<Claim> of(String question, String answer) {
        return of(question, answer, NewWords.NONE).claims();
    }

    /**
     * The claims in the order of the answer; none when it states nothing.
     *
     * @param newWords tells what is new to the documents: it makes a claim of a heading, a question or a courtesy
     */
    public ClaimExtractor.Read of(String question, String answer, NewWords newWords) {
        ClaimExtractor.Read read = extractor.extract(answer, newWords);
        Matcher choice = CHOICE.matcher(answer.strip());
        boolean chosen = choice.matches() && choice.group(2) == null;
        if (isShort(answer) && !read.outline() && (chosen || !read.claims().isEmpty() || yesNo(answer))) {
            return new ClaimExtractor.Read(List.of(whole(question, answer)), List.of(), List.of());
        }
        List<Claim> claims = new ArrayList<>(read.claims());
        if (!claims.isEmpty() && (yesNo(answer) || fragment(claims.get(0).text()))) {
            Span opening = Enumerations.trim(answer, 0, claims.get(0).span().end());
            String text = opening.of(answer);
            claims.set(0, new Claim(opening, text, asked(question, PlainText.of(text))));
        }
        if (!claims.isEmpty()) {
            claims.set(0, claims.get(0).answering(known(question)));
        }
        return new ClaimExtractor.Read(claims, read.saying(), read.passed());
    }

    /** The whole answer as one claim. */
    public static Claim whole(String question, String answer) {
        Span span = Enumerations.trim(answer, 0, References.start(answer));
        String text = span.of(answer);
        Matcher choice = CHOICE.matcher(text);
        boolean bare = choice.matches() && choice.group(2) == null;
        String[] options = OPTIONS.split(question);
        for (int i = 1; i < options.length; i++) {
            if (choice.matches() && options[i].startsWith(choice.group(1))) {
                String chosen = bare ? options[i].substring(2).strip() : choice.group(2);
                return new Claim(span, text, asked(options[0], chosen), known(options[0]));
            }
        }
        String plain = bare ? choice.group(1) : PlainText.of(text);
        String statement = isShort(answer) || yesNo(answer) ? asked(question, plain) : text;
        return new Claim(span, text, statement, known(question));
    }

    public static boolean isShort(String answer) {
        return WordCount.of(answer) < SHORT;
    }

    /** Whether an answer opens with yes or no. */
    public static boolean yesNo(String answer) {
        return opens(answer, Marks.YES_NO);
    }

    private static boolean opens(String text, Set<String> words) {
        Matcher first = FIRST_WORD.matcher(text.strip());
        return first.find() && words.contains(first.group().toLowerCase(Locale.ROOT));
    }

    /** Whether a sentence has no verb and opens like a part of one: "During treatment and for a week after it." */
    private static boolean fragment(String sentence) {
        return opens(sentence, PassedContent.PREPOSITIONS) && !AnswerParts.finite(sentence);
    }

    /** What an answer says behind its opening yes or no. */
    public static String withoutYesNo(String answer) {
        String said = answer.strip();
        Matcher first = FIRST_WORD.matcher(said);
        if (!first.find() || !yesNo(said)) {
            return said;
        }
        Matcher stop = STOP.matcher(said.substring(first.end()));
        return stop.find() ? said.substring(first.end() + stop.end()) : said;
    }

    /** What an answer says behind an opening that names it or its source ("The answer is: …"); a yes or no stays. */
    public static String withoutLeadIn(String answer) {
        String said = answer.strip();
        return yesNo(said) ? said : said.substring(NonClaims.start(said));
    }

    private static String known(String question) {
        String q = question.strip();
        return q.length() > LONGEST_QUESTION ? "" : q;
    }

    /** Question and answer together; an answer to a question with a gap fills it: "What is missing: The bus waits ___.?" */
    private static String asked(String question, String statement) {
        String q = question.strip();
        Matcher gap = GAP.matcher(q);
        if (gap.matches()) {
            return gap.group(1) + statement + (gap.group(2).isBlank() ? "." : gap.group(2));
        }
        return q.isEmpty() ? statement : q + " " + statement;
    }
}
