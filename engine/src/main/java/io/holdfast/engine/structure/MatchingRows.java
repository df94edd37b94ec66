package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows of a table, or the items of a list, that a question picks out of all: those that hold what it names ("the teams
 * in Utrecht"), say yes in the column it names ("with a motor"), or lie on one side of a figure ("built after 2017").
 */
final class MatchingRows {
    private static final Pattern COMPARISON = EngineWords.pattern(
            "(?iu)\\b(?:(?<more>%{more-than})|(?<least>%{at-least})|(?<less>%{less-than})|(?<most>%{at-most}))\\s+(?:tahun )?(?<sign>[€£$]|rp\\.?)?\\s?(?<n>\\d+(?:[.,]\\d+)*)");
    private static final Pattern YEAR = EngineWords.pattern("%{year}");
    private static final Pattern MONEY =
            EngineWords.pattern("(?iu)[€£$]|\\b(?:%{currency-code}|IDR|%{heads-prices})\\b|Rp\\s?\\d");
    private static final Pattern NAME = Pattern.compile("(?<=[\\p{L}\\p{N},] )\\p{Lu}[\\p{L}\\p{N}'’-]*|\\d+");

    /** Which rows are not, or have not, what the question names. */
    private static final Pattern DENIED = EngineWords.pattern(
            "(?iu)^\\W*%{asks-for-rows}\\b(?:(?! %{opens-clause-of-things}\\b).)*?\\b(?:(?:%{auxiliary-verb}|can|may|must)(?: not|n['’]t)|%{lacking})\\b");

    private static final Pattern NONE = EngineWords.pattern("(?iuU)%{nothing}\\b.*|[–-]");

    private final Weights weights;
    private final String question;
    private final Set<String> wanted;
    private final boolean denied;

    MatchingRows(Weights weights, String question, Set<String> wanted) {
        this.weights = weights;
        this.question = question;
        this.wanted = wanted;
        this.denied = DENIED.matcher(question).find();
    }

    /**
     * Rows picked out of a block.
     *
     * @param columns those that tell why a row was picked
     * @param accounted the words of the question they account for
     */
    record Picked(List<Block.Item> rows, Set<Integer> columns, Set<String> accounted) {}

    /** Whether the question compares figures of this table or asks for what is not in one of its columns. */
    boolean conditional(Block block) {
        return block.table()
                && (COMPARISON.matcher(question).find()
                        || IntStream.range(0, block.header().size())
                                .anyMatch(j -> flag(block, j) || lacking(block, j)));
    }

    /** Nothing where the question names no condition that some of the rows meet and others do not. */
    Optional<Picked> of(Block block) {
        Set<String> about = ComparedWords.content(block.about() + "\n" + String.join(" ", block.header()));
        Set<String> accounted = new HashSet<>(about);
        Set<Integer> columns = new TreeSet<>();
        List<Block.Item> rows = new ArrayList<>(block.items());
        Matcher compared = COMPARISON.matcher(question);
        if (block.table() && compared.find()) {
            int by = compared(block, compared);
            if (by < 0) {
                return Optional.empty();
            }
            columns.add(by);
            accounted.addAll(ComparedWords.content(compared.group()));
            rows.removeIf(row ->
                    !meets(compared, TableAnswers.number(figure(row.cells().get(by)))));
        }
        boolean flagged = false;
        for (int j = 0; j < block.header().size(); j++) {
            if (flag(block, j)) {
                int column = j;
                flagged = true;
                columns.add(j);
                rows.removeIf(row -> YesNo.affirmed(row.cells().get(column)) == denied);
            } else if (lacking(block, j)) {
                int column = j;
                flagged = true;
                columns.add(j);
                rows.removeIf(row -> !NONE.matcher(row.cells().get(column)).matches());
            }
        }
        Set<String> named = named(accounted);
        if (!columns.isEmpty()) {
            // beside a condition a word picks rows only where a cell is what it names, not where a remark has it too
            named.removeIf(word -> !capital(word) && rows.stream().noneMatch(r -> names(r, word)));
        }
        if (!named.isEmpty()) {
            List<Block.Item> holding =
                    rows.stream().filter(r -> words(r).containsAll(named)).toList();
            if (holding.isEmpty()) {
                return Optional.empty();
            }
            columns.addAll(holders(block, holding, named));
            holding.forEach(r -> accounted.addAll(words(r)));
            boolean others = denied && !flagged;
            rows.removeIf(r -> holding.contains(r) == others);
        }
        return some(block, rows, columns, accounted);
    }

    /**
     * The rows that hold all words of the question that only some rows hold: whether the rest of it is said of them too a
     * model must tell.
     */
    Optional<Picked> likely(Block block) {
        Set<String> accounted = ComparedWords.content(block.about() + "\n" + String.join(" ", block.header()));
        Set<String> telling = new HashSet<>(wanted);
        telling.removeAll(accounted);
        telling.removeIf(word -> block.items().stream().allMatch(r -> words(r).contains(word))
                || block.items().stream().noneMatch(r -> words(r).contains(word)));
        List<Block.Item> rows = block.items().stream()
                .filter(r -> words(r).containsAll(telling))
                .toList();
        accounted.addAll(telling);
        return telling.isEmpty() ? Optional.empty() : some(block, rows, holders(block, rows, telling), accounted);
    }

    /** Rows that are some of a block and not all. */
    private static Optional<Picked> some(
            Block block, List<Block.Item> rows, Set<Integer> columns, Set<String> accounted) {
        boolean some = !rows.isEmpty() && rows.size() < block.items().size();
        return some ? Optional.of(new Picked(rows, columns, accounted)) : Optional.empty();
    }

    /** The columns in which rows hold any of the words. */
    private static Set<Integer> holders(Block block, List<Block.Item> rows, Set<String> named) {
        Set<Integer> columns = new TreeSet<>();
        for (int j = 0; j < block.header().size(); j++) {
            int column = j;
            if (rows.stream()
                    .filter(r -> column < r.cells().size())
                    .anyMatch(r -> !TableAnswers.common(
                                    ComparedWords.content(r.cells().get(column)), named)
                            .isEmpty())) {
                columns.add(j);
            }
        }
        return columns;
    }

    /** Whether a cell of a row, or a part of it between commas, is what a word names. */
    private boolean names(Block.Item row, String word) {
        return row.cells().stream()
                .flatMap(c -> Stream.of(c.split("[,;]")))
                .map(ComparedWords::content)
                .anyMatch(c -> c.contains(word) && wanted.containsAll(c));
    }

    /** The names and figures of the question that nothing around the rows holds; where there are none, all such words. */
    private Set<String> named(Set<String> accounted) {
        Set<String> rest = new HashSet<>(wanted);
        rest.removeAll(accounted);
        Set<String> names = new HashSet<>();
        NAME.matcher(question).results().forEach(m -> names.addAll(ComparedWords.content(m.group())));
        names.retainAll(rest);
        return names.isEmpty() ? rest : names;
    }

    private boolean capital(String word) {
        return NAME.matcher(question)
                .results()
                .anyMatch(m -> ComparedWords.content(m.group()).contains(word));
    }

    /** Whether some rows, not all, have nothing in a column that the question names: "never" where it asks for what was not. */
    private boolean lacking(Block block, int j) {
        long none = TableAnswers.column(block, j).stream()
                .filter(c -> NONE.matcher(c).matches())
                .count();
        return denied
                && none > 0
                && none < block.items().size()
                && !TableAnswers.common(
                                wanted, ComparedWords.content(block.header().get(j)))
                        .isEmpty();
    }

    private static Set<String> words(Block.Item row) {
        return ComparedWords.content(String.join(" ", row.cells()));
    }

    /** Whether a column says only yes and no, of what the question names. */
    private boolean flag(Block block, int j) {
        Set<String> header = ComparedWords.content(block.header().get(j));
        return !header.isEmpty()
                && wanted.containsAll(header)
                && TableAnswers.column(block, j).stream().allMatch(YesNo::decided);
    }

    /** The column of figures that the question compares; -1 where none is told. */
    private int compared(Block block, Matcher asked) {
        int best = -1;
        double most = 0;
        boolean year = YEAR.matcher(asked.group("n")).matches();
        for (int j = 0; j < block.header().size(); j++) {
            List<String> cells = TableAnswers.column(block, j);
            String header = block.header().get(j);
            boolean years = cells.stream().allMatch(c -> YEAR.matcher(c).find());
            boolean money = asked.group("sign") != null
                    && MONEY.matcher(header + " " + cells.get(0)).find();
            double match = weights.sum(TableAnswers.common(wanted, ComparedWords.content(header)))
                    + (years && year ? 1 : 0)
                    + (money ? 1 : 0);
            boolean figures =
                    TableAnswers.values(block, j).size() == block.items().size() && years == year;
            if (figures && match > most) {
                most = match;
                best = j;
            }
        }
        return best;
    }

    private static String figure(String cell) {
        Matcher m = Pattern.compile("\\d+(?:[.,]\\d+)*").matcher(cell);
        return m.find() ? m.group() : "0";
    }

    private static boolean meets(Matcher asked, double value) {
        double n = TableAnswers.number(asked.group("n"));
        if (asked.group("more") != null) {
            return value > n;
        }
        if (asked.group("least") != null) {
            return value >= n;
        }
        return asked.group("less") != null ? value < n : value <= n;
    }
}
