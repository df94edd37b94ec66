package io.holdfast.core.claim;

import io.holdfast.text.Normalizer;
import io.holdfast.text.Token;
import io.holdfast.text.Tokenizer;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.lang.WordList;
import io.holdfast.text.lang.WordPatterns;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a heading, a courtesy, a question, an aside or a line that opens a list says something after all: a value, a
 * statement, or a word that is neither a polite one nor in the documents. False text would hide there otherwise.
 */
final class PassedContent {
    /** Words of greetings, thanks, offers of help, and of talk about the answer itself. */
    private static final Set<String> POLITE = WordList.of("en", "polite");

    private static final Pattern VERB = WordPatterns.ALL.compile("(?i)\\b%{asserting}\\b");
    /** Words and marks that add a statement to a courtesy or an offer. */
    private static final Pattern CLAUSE = WordPatterns.ALL.compile("(?i)[,;:–—(]|\\b%{adding}\\b");

    /** How long the answer is, and which passage it is about. */
    private static final Pattern ABOUT_THE_ANSWER = WordPatterns.ALL.compile(
            "(?i)\\b(?:(?:in|within|under|about|at most)\\s+)?\\d{1,4}(?:\\s*-\\s*\\d{1,4})?\\s+%{part-of-answer}\\b"
                    + "|\\b%{numbered}\\s+\\d{1,3}(?:(?:,| and)\\s*\\d{1,3})*\\b");

    /** Where a clause of its own may begin. Conditions are left out: an offer has them ("if the museum is closed"). */
    private static final Pattern JOINED =
            WordPatterns.ALL.compile("(?i)[,;:–—(]\\s*(?:and|but|so)?\\b|\\b%{joins-clauses}\\b");
    /** A noun and, at most two words later, a verb. */
    private static final Pattern SUBJECT = WordPatterns.ALL.compile(
            "(?i)^\\s*(?:%{opens-subject}\\s+)?(\\p{L}[\\p{L}-]+)(?:\\s+[\\p{L}-]+){0,2}?\\s+(?:%{plain-auxiliary}|cannot|never)\\s+\\p{L}");
    /** What is known, meant or hoped: "that the warranty covers lamps". */
    private static final Pattern COMPLEMENT = WordPatterns.ALL.compile(
            "(?i)\\bthat\\s+%{opens-subject}\\s+(\\p{L}[\\p{L}-]+)(?:\\s+[\\p{L}-]+)??\\s+\\p{L}{2,}(?:s|ed)\\s+\\p{L}");
    /** What is first among its kind: "the oldest library", "the world's most visited museum". */
    private static final Pattern SUPERLATIVE =
            Pattern.compile("(?i)(?<=\\bthe\\s|[’']s\\s)(?:\\p{L}{2,}est|(?:most|least)\\s+\\p{L}+)(?=\\s+\\p{L})");

    private static final Pattern COMMAND =
            WordPatterns.ALL.compile("(?i)(\\p{L}+(?<!ing))\\s+%{opens-object}\\s+\\p{L}");

    private static final Pattern SAYING = NonClaims.PASSING.compile("(?iu)\\b%{saying}");
    private static final Set<String> COMMON = WordList.all("common");
    static final Set<String> PREPOSITIONS = WordList.all("preposition");

    private static final int STATEMENT_WORDS = 3;
    /** An aside explains with one word of its own ("the fee (a deposit)"); with more it adds. */
    private static final int ASIDE_WORDS = 2;
    /** A courtesy names at most so many things of its own ("questions about your booking"). */
    private static final int COURTESY_WORDS = 2;

    private PassedContent() {}

    static boolean says(Passed passed, NewWords newWords) {
        String text = passed.claim().statement();
        String own = withoutPoliteWords(text);
        int fresh = newWords.count(own);
        return switch (passed.form()) {
            case HEADING -> fresh > 0 || hasValue(text) || states(text) || commands(text);
            case VALUE, DENIED -> newWords.any(text);
            case ASIDE -> fresh >= ASIDE_WORDS || fresh > 0 && states(text);
            case INTRODUCTION -> {
                String announced = ABOUT_THE_ANSWER.matcher(text).replaceAll(" ");
                yield hasValue(announced) || newWords.any(withoutPoliteWords(announced));
            }
            case QUESTION, COURTESY ->
                hasValue(own)
                        || SAYING.matcher(text).find()
                        || fresh > COURTESY_WORDS
                        || fresh > 0 && CLAUSE.matcher(text).find()
                        || fresh > 0 && newWords.any(superlatives(text))
                        || stated(text)
                        || newWords.any(names(text));
        };
    }

    /** Whether a clause joined to a courtesy or a question has a subject of its own and a verb behind it. */
    private static boolean stated(String text) {
        return Stream.concat(
                        JOINED.splitAsStream(text)
                                .skip(1)
                                .flatMap(clause -> SUBJECT.matcher(clause).results()),
                        COMPLEMENT.matcher(text).results())
                .map(found -> Normalizer.fold(found.group(1)))
                .anyMatch(subject -> !POLITE.contains(subject) && !COMMON.contains(subject));
    }

    private static String superlatives(String text) {
        return SUPERLATIVE.matcher(text).results().map(MatchResult::group).collect(Collectors.joining(" "));
    }

    /** Whether a heading tells the reader to do something: a word before an article is a verb unless it is a small one. */
    private static boolean commands(String text) {
        Matcher command = COMMAND.matcher(text.strip());
        return command.lookingAt()
                && !COMMON.contains(Normalizer.fold(command.group(1)))
                && !PREPOSITIONS.contains(Normalizer.fold(command.group(1)));
    }

    /** A heading with a verb is a sentence like any other. */
    static boolean states(String text) {
        return VERB.matcher(text).find() && text.split("\\s+").length >= STATEMENT_WORDS && !NonClaims.isQuestion(text);
    }

    static boolean hasValue(String text) {
        TextFacts facts = TextFacts.read(text);
        return !facts.quantities().isEmpty()
                || !facts.dates().isEmpty()
                || !facts.tokens().isEmpty();
    }

    private static String names(String text) {
        return Tokenizer.tokenize(text).stream()
                .skip(1)
                .map(Token::text)
                .filter(word -> Character.isUpperCase(word.charAt(0)) && !POLITE.contains(Normalizer.fold(word)))
                .collect(Collectors.joining(" "));
    }

    private static String withoutPoliteWords(String text) {
        return Tokenizer.tokenize(text).stream()
                .map(Token::text)
                .filter(word -> !POLITE.contains(Normalizer.fold(word)))
                .collect(Collectors.joining(" "));
    }
}
