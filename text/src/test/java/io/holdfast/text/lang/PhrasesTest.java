package io.holdfast.text.lang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words by role, and forms over roles. */
class PhrasesTest {
    private static final Pattern NAME = Pattern.compile("[a-z]+");

    static List<String> languages() {
        return Phrases.LANGUAGES;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"source", "context", "not", "tell", "know", "find", "information", "sorry", "but", "please"})
    void everyLanguageHasTheRolesOfARefusal(String role) {
        for (String language : Phrases.LANGUAGES) {
            assertThat(WordList.sections(language + "/refusals.txt"))
                    .as(language)
                    .containsKey(role);
        }
    }

    /** A misspelt role would match nothing, silently. */
    @ParameterizedTest
    @MethodSource("languages")
    void formsNameRolesThatSomeLanguageHas(String language) {
        Set<String> known = new HashSet<>(List.of("any", "all", "end", "comma"));
        for (String each : Phrases.LANGUAGES) {
            WordList.sections(each + "/refusals.txt")
                    .keySet()
                    .forEach(section -> known.addAll(List.of(section.split("-"))));
        }
        assertThat(known).containsAll(WordList.section("refusal-forms.txt", "sign"));
        for (String resource : List.of("refusal-forms.txt", language + "/refusals.txt")) {
            Map<String, List<String>> sections = WordList.sections(resource);
            Phrases.FORMS.stream()
                    .flatMap(section -> sections.getOrDefault(section, List.of()).stream())
                    .filter(line -> line.contains(" = "))
                    .forEach(line -> known.add(line.substring(0, line.indexOf(" = "))));
            for (String section : Phrases.FORMS) {
                for (String line : sections.getOrDefault(section, List.of())) {
                    assertThat(NAME.matcher(line).results().map(MatchResult::group))
                            .as(resource + ": " + line)
                            .isSubsetOf(known);
                }
            }
        }
    }

    @Test
    void aWordIsReadAsItsRoles() {
        Phrases english = Phrases.refusals("en");
        assertThat(english.read("kiln, silent")).isEqualTo("< ><comma ><silent >");
        assertThat(english.read("mentioned")).isEqualTo("<tell >");
        assertThat(english.read("came up empty")).isEqualTo("<not ><find >");
        assertThat(Phrases.refusals("zh").read("找不到")).isEqualTo("<not ><find >");
    }

    @Test
    void formsOfALanguageComeBehindThoseOfAll() {
        assertThat(Phrases.refusals("de").forms("declines"))
                .hasSizeGreaterThan(Phrases.refusals("en").forms("declines").size());
        assertThat(Phrases.refusals("en").forms("delcines")).isEmpty();
    }

    @Test
    void languagesAreEachNamedOnceAndBeginWithThoseThatHaveWords() {
        assertThat(Phrases.LANGUAGES).doesNotHaveDuplicates().startsWith(WordList.LANGUAGES.toArray(String[]::new));
    }

    /** Looked up by each of its beginnings it would take minutes. */
    @Test
    @Timeout(20)
    void aWordOfAnyLengthIsLookedUpByItsFirstLetters() {
        assertThat(Phrases.refusals("en").read("_".repeat(400_000))).isEqualTo("< >");
    }
}
