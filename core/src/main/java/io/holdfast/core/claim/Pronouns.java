package io.holdfast.core.claim;

import io.holdfast.text.lang.WordList;
import io.holdfast.text.lang.WordPatterns;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a pronoun at the start of a statement to the subject of the sentence before it, where that is safe:
 * the subject is short, opens that sentence and agrees in number with the pronoun's verb.
 */
public final class Pronouns {
    private static final Pattern OPENING =
            WordPatterns.ALL.compile("^(%{opening-pronoun})\\b(?!\\s+(?:is|was|has been)\\s+%{impersonal}\\b)(\\s+)");

    private static final Pattern SUBJECT = WordPatterns.ALL.compile(
            "^(%{opening-determiner}\\s+[\\p{L}\\p{N}'’./_+#-]+(?:\\s+(?!%{finite-verb}\\b)[\\p{L}\\p{N}'’./_+#-]+){0,4}?"
                    + "|\\p{Lu}[\\p{L}\\p{N}'’./_+#-]*(?:\\s+%{joins-names}\\s+\\p{Lu}[\\p{L}\\p{N}'’./_+#-]*|\\s+\\p{Lu}[\\p{L}\\p{N}'’./_+#-]*|\\s+\\p{N}+){0,5})"
                    + "\\s+(?=(?:%{adverb}\\s+)?(?:%{finite-verb}|became|[a-z]+(?:s|ed))\\b)");

    /** A question for a property: "How long is the timeout?", "What is the default timeout?". */
    private static final Pattern ASKED = WordPatterns.ALL.compile(
            "(?i)(?:what|how\\s+\\p{L}+)\\s+(?:is|are|was|were)\\s+(%{determiner}\\s+[\\p{L}\\p{N}' -]{2,60})\\?");

    private static final Pattern FIRST_WORD = WordPatterns.ALL.compile("%{opening-pronoun}\\b");
    private static final Pattern VERB = WordPatterns.ALL.compile("%{finite-verb}|also|[a-z]+s|[a-z]+ed");

    /** A person with a title, whom "it" does not mean. */
    private static final Pattern TITLED = Pattern.compile("(?:Dr|Mr|Mrs|Ms|Prof)\\b.*");

    /** What is spoken of beside the subject, and what the same pronoun in the next sentence means again. */
    private static final Pattern SPOKEN_OF = Pattern.compile("\\b(?:it|them)\\b");

    private static final Set<String> NOT_A_SUBJECT = WordList.of("en", "not_a_subject");

    private Pronouns() {}

    /** The subject that a following pronoun would mean, or null where none is safe to name. */
    public static @Nullable String subjectOf(String sentence) {
        Matcher m = SUBJECT.matcher(sentence);
        if (!m.find()
                || SPOKEN_OF
                        .matcher(sentence)
                        .region(m.end(), sentence.length())
                        .find()) {
            return null;
        }
        String subject = m.group(1);
        String first = subject.split("\\s", 2)[0];
        boolean bare = subject.indexOf(' ') < 0;
        return NOT_A_SUBJECT.contains(first) && (bare || !first.startsWith("Th") || first.equals("There"))
                ? null
                : subject;
    }

    /** The statement with its opening pronoun replaced by {@code subject}. */
    public static String resolve(String statement, @Nullable String subject) {
        if (subject == null) {
            return statement;
        }
        Matcher m = OPENING.matcher(statement);
        if (!m.find() || !agrees(m.group(1), subject, statement.substring(m.end()))) {
            return statement;
        }
        boolean possessive = Set.of("Its", "Their", "His", "Her").contains(m.group(1));
        return subject + (possessive ? "'s" : "") + m.group(2) + statement.substring(m.end());
    }

    /** "This" and "These" are resolved only before a verb ("This is …"), not before a noun ("This method …"). */
    private static boolean agrees(String pronoun, String subject, String rest) {
        String next = rest.split("[^\\p{L}]", 2)[0];
        boolean verbNext = VERB.matcher(next).matches();
        return switch (pronoun) {
            case "This", "These" -> verbNext && !next.matches("means|is") && !next.endsWith("ss");
            case "He", "She", "His", "Her" -> Character.isUpperCase(subject.charAt(0)) && !subject.startsWith("The ");
            case "They", "Their" -> subject.matches(".*(?:s|people|men|women|children)$") || subject.contains(" and ");
            case "It", "Its" ->
                !TITLED.matcher(subject).matches()
                        && (!subject.contains(" and ") || subject.matches(".*\\band \\p{Lu}.*"));
            default -> verbNext;
        };
    }

    /** An answer whose opening pronoun stands for what the question asks about: "It is 30 s." becomes "The timeout is 30 s." */
    public static String resolveAsked(String question, String answer) {
        Matcher asked = ASKED.matcher(question.strip());
        if (!opens(answer) || !asked.matches()) {
            return answer;
        }
        String subject = asked.group(1).strip();
        return resolve(answer, Character.toUpperCase(subject.charAt(0)) + subject.substring(1));
    }

    /** Whether a sentence opens with a pronoun. */
    public static boolean opens(String sentence) {
        return FIRST_WORD.matcher(sentence).lookingAt();
    }
}
