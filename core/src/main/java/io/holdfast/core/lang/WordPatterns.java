package io.holdfast.core.lang;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Regular expressions over word lists: in a template {@code %{name}} is any word of the section {@code name}. A word may
 * be an expression itself, with {@code _} for a blank, and may name further sections.
 */
public final class WordPatterns {
    /** Over the {@code words.txt} of all languages. */
    public static final WordPatterns ALL = new WordPatterns(section -> WordList.LANGUAGES.stream()
            .flatMap(language -> WordList.sections(language + "/words.txt").getOrDefault(section, List.of()).stream())
            .toList());

    private static final Pattern SECTION = Pattern.compile("%\\{([\\w-]+)}");

    private final Function<String, List<String>> lines;

    private WordPatterns(Function<String, List<String>> lines) {
        this.lines = lines;
    }

    /** Over files beside a class. */
    public static WordPatterns beside(Class<?> owner, List<String> files) {
        return new WordPatterns(section -> files.stream()
                .flatMap(file -> WordList.sections(owner, file).getOrDefault(section, List.of()).stream())
                .toList());
    }

    public Pattern compile(String template) {
        return Pattern.compile(expand(template));
    }

    /** The template with the words of its sections. */
    public String expand(String template) {
        return SECTION.matcher(template).replaceAll(m -> Matcher.quoteReplacement(any(m.group(1))));
    }

    /** The words of a section, in the order of their files. */
    public Stream<String> words(String section) {
        List<String> found = lines.apply(section);
        if (found.isEmpty()) {
            throw new IllegalArgumentException("no word list has a section [" + section + "]");
        }
        return found.stream().flatMap(WordList::words).map(word -> word.replace('_', ' '));
    }

    private String any(String section) {
        return words(section).map(this::expand).collect(Collectors.joining("|", "(?:", ")"));
    }
}
