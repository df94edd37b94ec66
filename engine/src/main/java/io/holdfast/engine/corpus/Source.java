package io.holdfast.engine.corpus;

import java.util.List;

/**
 * Where a text was read from.
 *
 * @param file path below the corpus, or what the corpus calls the source; empty where nobody knows
 * @param lines for each line of the text its line in the file, from 1; empty where lines mean nothing
 */
public record Source(String file, List<Integer> lines) {
    public static final Source UNKNOWN = new Source("", List.of());

    public Source {
        lines = List.copyOf(lines);
    }

    /** What the file is called, as people say it: "tarnlog readme" of {@code docs/tarnlog-readme.md}. */
    public String name() {
        String last = file.substring(file.lastIndexOf('/') + 1);
        int dot = last.lastIndexOf('.');
        return (dot > 0 ? last.substring(0, dot) : last)
                .replaceAll("[._-]+", " ")
                .strip();
    }

    /** The line in the file that holds this place of the text; 0 where it is not known. */
    public int line(String text, int offset) {
        int n = newlines(text, 0, offset);
        return n < lines.size() ? lines.get(n) : 0;
    }

    /** The source of a part of the text. */
    Source part(String text, int start, int end) {
        if (lines.isEmpty()) {
            return this;
        }
        int first = Math.min(lines.size(), newlines(text, 0, start));
        int last = Math.min(lines.size(), first + newlines(text, start, end) + 1);
        return new Source(file, lines.subList(first, last));
    }

    private static int newlines(String text, int from, int to) {
        int n = 0;
        for (int i = from; i < Math.min(to, text.length()); i++) {
            n += text.charAt(i) == '\n' ? 1 : 0;
        }
        return n;
    }
}
