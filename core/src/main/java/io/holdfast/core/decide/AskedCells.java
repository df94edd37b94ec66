package io.holdfast.core.decide;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.model.Rule;
import io.holdfast.text.Normalizer;
import io.holdfast.text.fact.WrittenForm;
import io.holdfast.text.lang.Marks;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

    /** @param keys the cells whose values the question names */
    private record Row(EvidenceIndex.Candidate unit, List<Cell> cells, List<Cell> keys) {
        boolean holdsKey(String key) {
            return keys.stream().anyMatch(c -> holds(c.value, key));
        }

        /** How much of the row the question names. */
        int named() {
            return keys.stream().mapToInt(c -> c.value.length()).sum();
        }

        Stream<Cell> saying(String value) {
            return cells.stream().filter(c -> c.value.equals(value));
        }

        /** Of cells under one head the first counts. */
        boolean counts(Cell cell) {
            Stream<Cell> column = cells.stream().filter(c -> c.head.equals(cell.head));
            return column.findFirst().orElseThrow().value.equals(cell.value);
        }
    }

    private AskedCells() {}

    static @Nullable Refutation find(String question, String answer, List<EvidenceIndex.Candidate> units) {
        String asked = words(WrittenForm.of(question));
        String said = words(WrittenForm.of(answer));
        boolean related = Arrays.stream(asked.split(" ")).anyMatch(Marks.RELATED::contains);
        if (said.isEmpty() || related || holds(asked, said)) {
            return null;
        }
        List<Row> rows =
                units.stream().map(u -> row(u, asked)).filter(Objects::nonNull).toList();
        List<Cell> same =
                rows.stream().flatMap(r -> r.saying(said).filter(r::counts)).toList();
        Refutation found = null;
        for (Row row : named(rows)) {
            List<Cell> meant = asked(asked, row);
            if (meant.isEmpty()) {
                continue;
            }
            Cell cell = meant.get(0);
            if (meant.size() > 1 || holds(cell.value, said) || holds(said, cell.value)) {
                return null;
            }
            if (found == null
                    && (row.saying(said).findAny().isPresent()
                            || same.stream().anyMatch(c -> c.head.equals(cell.head)))) {
                found = new Refutation(
                        Rule.CELL_MISMATCH,
                        row.unit,
                        "cell mismatch: the answer says " + Explanations.quote(answer)
                                + ", the cell that the question names says "
                                + Explanations.quote(
                                        Explanations.asIn(row.unit.passage().text(), cell.written)));
            }
        }
        return found;
    }

    /** The rows of which the question names most; none where it names something of another row too. */
    private static List<Row> named(List<Row> rows) {
        int most = Math.max(2, rows.stream().mapToInt(Row::named).max().orElse(0));
        List<Row> best = rows.stream().filter(r -> r.named() == most).toList();
        boolean others = rows.stream()
                .flatMap(r -> r.keys.stream())
                .anyMatch(key -> best.stream().anyMatch(r -> !r.holdsKey(key.value)));
        return others ? List.of() : best;
    }

    /** The cells of a row whose heads the question names, keys aside; of heads within each other the longest. */
    private static List<Cell> asked(String question, Row row) {
        List<Cell> named = row.cells.stream()
                .filter(c ->
                        !row.keys.contains(c) && !c.value.isEmpty() && !c.head.isEmpty() && holds(question, c.head))
                .toList();
        return named.stream()
                .filter(c -> named.stream().noneMatch(o -> o.head.length() > c.head.length() && holds(o.head, c.head)))
                .toList();
    }

    /** A unit as a row; null when it is none, or the head of a table. */
    private static @Nullable Row row(EvidenceIndex.Candidate unit, String question) {
        if (!unit.read().kind().structured()) {
            return null;
        }
        List<Cell> cells =
                CELLS.splitAsStream(unit.read().written()).map(AskedCells::cell).toList();
        if (cells.size() < 2 || cells.stream().allMatch(c -> c.head.isEmpty())) {
            return null;
        }
        List<Cell> keys = cells.stream()
                .filter(c -> KEY.matcher(c.value).matches() && holds(question, c.value))
                .toList();
        return new Row(unit, cells, keys);
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
