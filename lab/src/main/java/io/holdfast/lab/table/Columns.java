package io.holdfast.lab.table;

import io.holdfast.core.config.section.InputSettings;
import java.io.IOException;
import java.util.List;

/** The columns of a table, for asking someone which holds what. */
public final class Columns {
    private Columns() {}

    /** The names in the header, in order; empty for a file that has none. */
    public static List<String> of(byte[] bytes, InputSettings settings) throws IOException {
        return List.copyOf(Rows.of(bytes, null, settings).columns());
    }
}
