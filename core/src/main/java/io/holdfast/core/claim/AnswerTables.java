package io.holdfast.core.claim;

import io.holdfast.core.model.Span;
import io.holdfast.text.PipeCells;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The Markdown tables of an answer. A row is a statement: its first cell names what the others say, by column. */
final class AnswerTables {
    private static final Pattern TABLE = Pattern.compile(
            "(?m)^[ \\t]*(\\|[^\\n]*\\|)[ \\t]*\\n[ \\t]*\\|[ \\t:|]*+-(?:[ \\t:-]*+\\|)++[ \\t]*((?:\\n[ \\t]*\\|[^\\n]*\\|[ \\t]*)++)");
    private static final Pattern ROW = Pattern.compile("\\|[^\\n]*\\|");

    private final List<Span> heads = new ArrayList<>();
    private final Map<Integer, String> rows = new HashMap<>();

    private AnswerTables() {}

    static AnswerTables of(String answer) {
        AnswerTables tables = new AnswerTables();
        Matcher table = TABLE.matcher(answer);
        while (table.find()) {
            List<String> names = PipeCells.of(table.group(1));
            if (names.stream().noneMatch(cell -> PassedContent.states(cell) || PassedContent.hasValue(cell))) {
                tables.heads.add(new Span(table.start(1), table.end(1)));
            }
            Matcher row = ROW.matcher(answer).region(table.start(2), table.end(2));
            while (row.find()) {
                tables.rows.put(row.start(), statement(names, PipeCells.of(row.group())));
            }
        }
        return tables;
    }

    /** Whether a part of the answer is a head with nothing in it but names of columns. */
    boolean head(Span part) {
        return heads.stream().anyMatch(h -> h.start() <= part.start() && part.end() <= h.end());
    }

    /** What a part of the answer states as a row of a table; null when it is none. */
    @Nullable String row(Span part) {
        return rows.get(part.start());
    }

    private static String statement(List<String> names, List<String> cells) {
        StringBuilder said = new StringBuilder(cells.get(0));
        for (int i = 1; i < cells.size(); i++) {
            String name = cells.size() > 2 && i < names.size() && !names.get(i).isEmpty() ? names.get(i) + ": " : "";
            if (!cells.get(i).isEmpty()) {
                said.append(i == 1 ? ": " : "; ").append(name).append(cells.get(i));
            }
        }
        return said.toString();
    }
}
