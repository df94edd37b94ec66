package io.holdfast.text;

import java.util.ArrayList;
import java.util.List;

/** The cells of a row drawn with bars. A bar behind a backslash is part of a cell; those at the edges may be left out. */
public final class PipeCells {
    private PipeCells() {}

    /** The stripped cells of a stripped line; an empty cell is an empty string. */
    public static List<String> of(String line) {
        List<String> cells = new ArrayList<>();
        int from = line.startsWith("|") ? 1 : 0;
        int end =
                line.length() > from && line.endsWith("|") && !line.endsWith("\\|") ? line.length() - 1 : line.length();
        for (int i = from; i < end; i++) {
            if (line.charAt(i) == '\\') {
                i++;
            } else if (line.charAt(i) == '|') {
                cells.add(line.substring(from, i).strip());
                from = i + 1;
            }
        }
        cells.add(line.substring(from, Math.max(from, end)).strip());
        return cells;
    }
}
