package io.holdfast.core.lang;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Word lists kept in files, one folder a language: words separated by blanks, in sections that open with
 * {@code [name]}; a line that begins with {@code #} is a comment.
 */
public final class WordList {
    /** The languages that have word lists; a further one is a folder and an entry here. */
    public static final List<String> LANGUAGES = List.of("en", "id", "de", "fr", "es");

    private static final Pattern HEADER = Pattern.compile("\\[\\w+]");

    private WordList() {}

    /** The words of a section of one language, e.g. {@code common} of {@code id}. */
    public static Set<String> of(String language, String section) {
        return section(language + "/words.txt", section);
    }

    /** The words of a section in all languages together. */
    public static Set<String> all(String section) {
        return LANGUAGES.stream()
                .flatMap(language -> of(language, section).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The words of one section. */
    static Set<String> section(String resource, String name) {
        return lines(resource, name).stream()
                .flatMap(line -> Arrays.stream(line.split("\\s+")))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The lines of a section, in their order. */
    public static List<String> lines(String resource, String name) {
        List<String> lines = lines(resource);
        int head = lines.indexOf("[" + name + "]");
        if (head < 0) {
            throw new IllegalArgumentException(resource + " has no section [" + name + "]");
        }
        return lines.stream()
                .skip(head + 1L)
                .takeWhile(line -> !HEADER.matcher(line).matches())
                .toList();
    }

    /** The lines of a file, without blank ones and comments. */
    static List<String> lines(String resource) {
        try (InputStream in = Objects.requireNonNull(WordList.class.getResourceAsStream(resource), resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
