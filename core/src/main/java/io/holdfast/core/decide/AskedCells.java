package io.holdfast.core.decide;

import io.holdfast.core.fact.WrittenForm;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.model.Rule;
import io.holdfast.core.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Proof by cell: the question names a row and a column of a table or a list of records, and the short answer is the value
 * of another cell in that row or column.
 */
final class AskedCells {
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern CELLS = Pattern.compile("; ");

    /** A key is a word, or a number that hardly occurs by chance. */
    private static final Pattern KEY = Pattern.compile("(?s).*\\p{L}\\p{M}*\\p{L}.*|.*\\d{3}.*");

    /** Head and value, their words alone, and the value as it is written. */
    private record Cell(String head, String value, String written) {}

    private record Row(EvidenceIndex.Candidate unit, List<Cell> cells) {
        /** The cells whose values the question names. */
        List<Cell> keys(String question) {
            return cells.stream()
                    .filter(c -> KEY.matcher(c.value).matches() && holds(question, c.value))
                    .toList();
        }

        boolean holdsKey(String key, String question) {
            return keys(question).stream().anyMatch(c -> holds(c.value, key));
        }

        @Nullable Cell under(String head) {
            return cells.stream().filter(c -> c.head.equals(head)).findFirst().orElse(null);
        }
    }

    private AskedCells() {}

    static @Nullable Refutation find(String question, String answer, List<EvidenceIndex.Candidate> units) {
        String asked = words(WrittenForm.of(question));
        String said = words(WrittenForm.of(answer));
        if (said.isEmpty() || holds(asked, said)) {
            return null;
        }
        List<Row> rows =
                units.stream().map(AskedCells::row).filter(Objects::nonNull).toList();
        List<Row> named = named(asked, rows);
        Refutation found = null;
        for (Row row : named) {
            Cell cell = asked(asked, row);
            if (cell == null || holds(cell.value, said) || holds(said, cell.value)) {
                return null;
            }
            boolean elsewhere = row.cells.stream().anyMatch(c -> c.value.equals(said))
                    || rows.stream().map(r -> r.under(cell.head)).anyMatch(c -> c != null && c.value.equals(said));
            found = !elsewhere || found != null
                    ? found
                    : new Refutation(
                            Rule.CELL_MISMATCH,
                            row.unit,
                            "cell mismatch: the answer says " + Explanations.quote(answer)
                                    + ", the cell that the question names says " + Explanations.quote(cell.written));
        }
        return found;
    }

    /** The rows of which the question names most; none where it names something of another row too. */
    private static List<Row> named(String question, List<Row> rows) {
        int most = 1;
        List<Row> best = new ArrayList<>();
        List<String> keys = new ArrayList<>();
        for (Row row : rows) {
            List<String> own = row.keys(question).stream().map(Cell::value).toList();
            int named = own.stream().mapToInt(String::length).sum();
            if (named > most) {
                best.clear();
                most = named;
            }
            if (named == most) {
                best.add(row);
            }
            keys.addAll(own);
        }
        return best.stream().allMatch(r -> keys.stream().allMatch(k -> r.holdsKey(k, question))) ? best : List.of();
    }

    /** The one cell of a row whose head the question names, keys aside; of heads within each other the longest. */
    private static @Nullable Cell asked(String question, Row row) {
        List<Cell> keys = row.keys(question);
        List<Cell> named = row.cells.stream()
                .filter(c -> !keys.contains(c) && !c.value.isEmpty() && !c.head.isEmpty() && holds(question, c.head))
                .toList();
        List<Cell> longest = named.stream()
                .filter(c -> named.stream().noneMatch(o -> o.head.length() > c.head.length() && holds(o.head, c.head)))
                .toList();
        return longest.size() == 1 ? longest.get(0) : null;
    }

    /** A unit as a row; null when it is none, or the head of a table. */
    private static @Nullable Row row(EvidenceIndex.Candidate unit) {
        if (!unit.read().kind().structured()) {
            return null;
        }
        List<Cell> cells =
                CELLS.splitAsStream(unit.read().written()).map(AskedCells::cell).toList();
        return cells.size() < 2 || cells.stream().allMatch(c -> c.head.isEmpty()) ? null : new Row(unit, cells);
    }

    private static Cell cell(String text) {
        int colon = text.lastIndexOf(": ");
        String value = text.substring(colon < 0 ? 0 : colon + 2).strip();
        return new Cell(colon < 0 ? "" : words(text.substring(0, colon)), words(value), value);
    }

    private static boolean holds(String text, String words) {
        return (" " + text + " ").contains(" " + words + " ");
    }

    private static String words(String text) {
        return BETWEEN_WORDS.matcher(Normalizer.fold(text)).replaceAll(" ").strip();
    }
}
