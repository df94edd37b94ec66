package io.holdfast.core.judge.reply.word;

import io.holdfast.text.lang.WordPatterns;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words and phrases by which replies are read, from {@code words.txt} beside this class: entries separated by {@code |}
 * between blanks, in sections that open with {@code [name]}; a line that begins with {@code #} is a comment. All are folded;
 * some are regular expressions.
 */
public final class ReplyWords {
    private static final Map<String, List<String>> SECTIONS = load();
    private static final WordPatterns PATTERNS = new WordPatterns(ReplyWords::list);

    private ReplyWords() {}

    /** The entries of a section, in their order. */
    public static List<String> list(String section) {
        return Objects.requireNonNull(SECTIONS.get(section), () -> "words.txt has no section [" + section + "]");
    }

    public static Set<String> set(String section) {
        return Set.copyOf(list(section));
    }

    /** An expression in which {@code %{name}} is any entry of the section {@code name}. */
    public static Pattern pattern(String template) {
        return PATTERNS.compile(template);
    }

    private static Map<String, List<String>> load() {
        Map<String, List<String>> sections = new HashMap<>();
        List<String> current = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(ReplyWords.class.getResourceAsStream("words.txt"), "words.txt");
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("[")) {
                    current = new ArrayList<>();
                    sections.put(line.substring(1, line.indexOf(']')), current);
                } else if (!line.startsWith("#")) {
                    for (String entry : line.split("\\s\\|\\s")) {
                        if (!entry.isBlank()) {
                            current.add(Folding.fold(entry.strip()));
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sections;
    }
}
