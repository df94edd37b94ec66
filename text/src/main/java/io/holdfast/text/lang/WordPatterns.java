package io.holdfast.text.lang;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Regular expressions over word lists: in a template {@code %{name}} is any word of the section {@code name}. A word may
 * be an expression itself and may name further sections.
 *
 * @param lists the words of a section, in order
 */
public record WordPatterns(Function<String, List<String>> lists) {
    /** Over the words of all languages, and those of formats, code and names. */
    public static final WordPatterns ALL =
            beside(WordList.class, WordList.files("words.txt", "formats.txt", "codes.txt", "names.txt"));

    private static final Pattern SECTION = Pattern.compile("%\\{([\\w-]+)}");

    /** Over files beside a class, where words are separated by blanks and have {@code _} for one. */
    public static WordPatterns beside(Class<?> owner, List<String> files) {
        return new WordPatterns(section -> WordList.lines(owner, files, section).stream()
                .flatMap(WordList::words)
                .map(word -> word.replace('_', ' '))
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
        return lists.apply(section).stream();
    }

    /** A word of two languages once: a second one would be tried again wherever the first failed. */
    private String any(String section) {
        return words(section).distinct().map(this::expand).collect(Collectors.joining("|", "(?:", ")"));
    }
}
