package io.holdfast.text.lang;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Word lists kept in files, one folder a language: words separated by blanks, in sections that open with
 * {@code [name]}; a line that begins with {@code #} is a comment.
 */
public final class WordList {
    /** The languages that have word lists. */
    public static final List<String> LANGUAGES = with("words.txt");

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern HEADER = Pattern.compile("\\[([\\w-]+)]");

    private static final Map<String, Map<String, List<String>>> FILES = new ConcurrentHashMap<>();

    private WordList() {}

    /** The languages of {@code languages.txt} whose folder has a file of this name. */
    public static List<String> with(String file) {
        return lines("languages.txt").stream()
                .filter(language -> WordList.class.getResource(language + "/" + file) != null)
                .toList();
    }

    /** Files for all languages, then the one of this name of every language that has it. */
    public static List<String> files(String name, String... forAll) {
        Stream<String> own = with(name).stream().map(language -> language + "/" + name);
        return Stream.concat(Stream.of(forAll), own).toList();
    }

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
    public static Set<String> section(String resource, String name) {
        return lines(resource, name).stream().flatMap(WordList::words).collect(Collectors.toUnmodifiableSet());
    }

    /** The words of a line. */
    public static Stream<String> words(String line) {
        return BLANKS.splitAsStream(line);
    }

    /** The lines of a section, in their order. */
    public static List<String> lines(String resource, String name) {
        return lines(WordList.class, List.of(resource), name);
    }

    /** The lines of a section in the files beside a class that have it. */
    public static List<String> lines(Class<?> owner, List<String> files, String name) {
        List<String> lines = files.stream()
                .flatMap(file -> sections(owner, file).getOrDefault(name, List.of()).stream())
                .toList();
        if (lines.isEmpty()) {
            throw new IllegalArgumentException(String.join(", ", files) + ": no section [" + name + "]");
        }
        return lines;
    }

    /** The sections of a file of this package, each with its lines in their order. */
    public static Map<String, List<String>> sections(String resource) {
        return sections(WordList.class, resource);
    }

    /** The sections of a file beside a class, each with its lines in their order. */
    public static Map<String, List<String>> sections(Class<?> owner, String resource) {
        return FILES.computeIfAbsent(owner.getPackageName() + "/" + resource, file -> read(owner, resource));
    }

    private static Map<String, List<String>> read(Class<?> owner, String resource) {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        List<String> open = new ArrayList<>();
        for (String line : lines(owner, resource)) {
            Matcher header = HEADER.matcher(line);
            if (!header.matches()) {
                open.add(line);
                continue;
            }
            open = new ArrayList<>();
            if (sections.put(header.group(1), open) != null) {
                throw new IllegalArgumentException(resource + " has the section " + line + " twice");
            }
        }
        sections.replaceAll((name, lines) -> List.copyOf(lines));
        return Collections.unmodifiableMap(sections);
    }

    /** The lines of a file of this package, without blank ones and comments. */
    public static List<String> lines(String resource) {
        return lines(WordList.class, resource);
    }

    private static List<String> lines(Class<?> owner, String resource) {
        try (InputStream in = Objects.requireNonNull(owner.getResourceAsStream(resource), resource);
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
