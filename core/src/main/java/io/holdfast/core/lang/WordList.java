package io.holdfast.core.lang;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/** Word lists kept in files: words separated by blanks, in sections that open with {@code [name]}; {@code #} begins a comment. */
final class WordList {
    private WordList() {}

    static Set<String> section(String resource, String name) {
        Set<String> words = new HashSet<>();
        try (InputStream in = Objects.requireNonNull(WordList.class.getResourceAsStream(resource), resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            boolean inside = false;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String s = line.strip();
                if (s.startsWith("[")) {
                    inside = s.equals("[" + name + "]");
                } else if (inside && !s.isEmpty() && !s.startsWith("#")) {
                    words.addAll(Arrays.asList(s.split("\\s+")));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Set.copyOf(words);
    }
}
