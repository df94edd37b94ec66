package io.holdfast.engine.anchor;

import io.holdfast.core.lang.WordList;
import io.holdfast.engine.anchor.Question.Language;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words by which questions of a language are told; of any other language none are known.
 *
 * @param asks who, what and the like
 * @param always those of them that ask wherever they are, not only where a clause begins or ends
 * @param marks spellings of no other language read here
 * @param opening what opens a question that yes or no answers
 * @param begins words of no other language read here
 * @param small words that are no words of content in a question
 * @param common the small words of the language in any text
 */
record QuestionWords(
        Set<String> asks,
        Set<String> always,
        Pattern marks,
        Pattern opening,
        Set<String> begins,
        Set<String> small,
        Set<String> common) {
    private static final Pattern NEVER = Pattern.compile("(?!)");
    private static final Map<Language, QuestionWords> READ = new ConcurrentHashMap<>();

    static QuestionWords of(Language language) {
        return READ.computeIfAbsent(language, QuestionWords::read);
    }

    private static QuestionWords read(Language language) {
        String code = switch (language) {
            case ENGLISH -> "en";
            case GERMAN -> "de";
            case FRENCH -> "fr";
            case SPANISH -> "es";
            case INDONESIAN -> "id";
            case OTHER -> "";
        };
        if (code.isEmpty()) {
            return new QuestionWords(Set.of(), Set.of(), NEVER, NEVER, Set.of(), Set.of(), Set.of());
        }
        return new QuestionWords(
                Stream.of("asks", "always")
                        .flatMap(name -> section(name, code).stream())
                        .collect(Collectors.toUnmodifiableSet()),
                Set.copyOf(section("always", code)),
                whole(section("marks", code)),
                whole(section("opens", code)),
                Set.copyOf(section("begins", code)),
                Set.copyOf(section("small", code)),
                WordList.of(code, "common"));
    }

    /** Any of these expressions, as whole words. */
    private static Pattern whole(List<String> any) {
        return any.isEmpty()
                ? NEVER
                : Pattern.compile(
                        "(?<![\\p{L}\\p{M}'’-])(?:" + String.join("|", any) + ")(?![\\p{L}\\p{M}'’-])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    private static List<String> section(String name, String code) {
        return WordList.sections(QuestionWords.class, "questions.txt")
                .getOrDefault(name + "-" + code, List.of())
                .stream()
                .flatMap(WordList::words)
                .toList();
    }
}
