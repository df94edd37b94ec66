package io.holdfast.engine.anchor;

import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.lang.WordList;
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
        return new QuestionWords(
                Stream.of("asks", "always")
                        .flatMap(name -> EngineWords.of(name, code).stream())
                        .collect(Collectors.toUnmodifiableSet()),
                Set.copyOf(EngineWords.of("always", code)),
                whole(EngineWords.of("marks", code)),
                whole(EngineWords.of("opens", code)),
                Set.copyOf(EngineWords.of("begins", code)),
                Set.copyOf(EngineWords.of("small", code)),
                code.isEmpty() ? Set.of() : WordList.of(code, "common"));
    }

    /** Any of these expressions, as whole words. */
    private static Pattern whole(List<String> any) {
        return any.isEmpty()
                ? NEVER
                : EngineWords.pattern(
                        "(?iu)(?<![\\p{L}\\p{M}'’-])(?:" + String.join("|", any) + ")(?![\\p{L}\\p{M}'’-])");
    }
}
