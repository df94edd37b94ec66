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
import java.util.stream.Collectors;

/** Word lists kept in files: words separated by blanks, in sections that open with {@code [name]}; {@code #} begins a comment. */
final class WordList {
    private WordList() {}

    /** The words of one section. */
    static Set<String> section(String resource, String name) {
        List<String> lines = lines(resource);
        int head = lines.indexOf("[" + name + "]");
        if (head < 0) {
            throw new IllegalArgumentException(resource + " has no section [" + name + "]");
        }
        return lines.stream()
                .skip(head + 1L)
                .takeWhile(line -> !line.startsWith("["))
                .flatMap(line -> Arrays.stream(line.split("\\s+")))
                .collect(Collectors.toUnmodifiableSet());
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
