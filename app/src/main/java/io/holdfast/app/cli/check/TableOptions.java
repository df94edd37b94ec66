package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.lab.table.DocumentFolder;
import io.holdfast.lab.table.Mapping;
import io.holdfast.lab.table.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which columns of a file hold what. */
final class TableOptions {
    @Option(
            names = "--map",
            split = ",",
            paramLabel = "WHAT=COLUMN",
            description = "Which column holds what, e.g. question=user_query,answer=bot_reply,contexts=passages; also"
                    + " reference, id, model, answerable (default: recognised by name).")
    private List<String> map = new ArrayList<>();

    @Option(
            names = "--context-column",
            paramLabel = "NAME",
            description = "A column that holds a context; * is any characters, e.g. 'ctx_*'; may be repeated.")
    private List<String> contextColumns = new ArrayList<>();

    @Option(
            names = "--split",
            paramLabel = "TEXT",
            description = "What separates several contexts in one cell, e.g. '---' or '\\n\\n'.")
    private @Nullable String split;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "Character set of the file, e.g. windows-1252 (default: recognised by its bytes).")
    private @Nullable String encoding;

    @Option(
            names = "--documents",
            paramLabel = "DIR|FILE",
            description =
                    "Text files every answer is checked against; a context that is the name of one stands for it.")
    private @Nullable String documents;

    Table.Options options(Console console) throws IOException {
        DocumentFolder folder = documents == null ? DocumentFolder.NONE : DocumentFolder.read(console.path(documents));
        if (!folder.leftOut().isEmpty()) {
            console.err()
                    .println("holdfast: " + documents + ": left out, because they hold no text (UTF-8): "
                            + String.join(", ", folder.leftOut()));
        }
        return new Table.Options(new Mapping.Said(map, contextColumns), split, encoding, folder);
    }

    /** Whether any of them was given. */
    boolean any() {
        return !map.isEmpty() || !contextColumns.isEmpty() || split != null || encoding != null || documents != null;
    }
}
