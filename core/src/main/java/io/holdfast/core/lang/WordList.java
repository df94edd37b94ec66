package io.holdfast.core.lang;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
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

    static Set<String> section(String resource, String name) {
        return Set.copyOf(lines(resource, name).stream()
                .flatMap(line -> Arrays.stream(line.split("\\s+")))
                .collect(Collectors.toCollection(HashSet::new)));
    }

    /** The lines of a section, in their order. */
    static List<String> lines(String resource, String name) {
        try (InputStream in = Objects.requireNonNull(WordList.class.getResourceAsStream(resource), resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines(lines, "[" + name + "]");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(BufferedReader reader, String header) throws IOException {
        List<String> found = new ArrayList<>();
        boolean inside = false;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            String s = line.strip();
            if (HEADER.matcher(s).matches()) {
                inside = s.equals(header);
            } else if (inside && !s.isEmpty() && !s.startsWith("#")) {
                found.add(s);
            }
        }
        return List.copyOf(found);
    }
}
