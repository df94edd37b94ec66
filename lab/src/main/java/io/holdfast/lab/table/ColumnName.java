package io.holdfast.lab.table;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The name of a column: one step, or the way to a field inside others, e.g. {@code outputs.answer}.
 *
 * @param path as it is written in the file
 */
record ColumnName(String path) {
    private static final Pattern EXPECTED = Pattern.compile("(reference|expected|gold|groundtruth|ideal).*");

    /** The name in lower case, without spaces and signs. */
    static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    private List<String> steps() {
        return Arrays.asList(path.split("\\.", -1));
    }

    int depth() {
        return steps().size();
    }

    /** The plain name of the innermost field. */
    String last() {
        List<String> steps = steps();
        return plain(steps.get(steps.size() - 1));
    }

    /** Whether it is inside a field that holds what should have been answered. */
    boolean insideExpected() {
        List<String> steps = steps();
        return steps.subList(0, steps.size() - 1).stream()
                .anyMatch(step -> EXPECTED.matcher(plain(step)).matches());
    }

    /** The words of the name: {@code finalAnswer_text} has final, answer and text. */
    Set<String> words() {
        String spaced = path.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ");
        Set<String> words = new LinkedHashSet<>(
                Arrays.asList(spaced.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")));
        words.remove("");
        return words;
    }

    /** A name with {@code *} for any characters, as on the command line. */
    static Pattern glob(String glob) {
        return Pattern.compile(Pattern.quote(glob).replace("*", "\\E.*\\Q"), Pattern.CASE_INSENSITIVE);
    }
}
