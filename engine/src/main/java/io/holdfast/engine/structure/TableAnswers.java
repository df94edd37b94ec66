package io.holdfast.engine.structure;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.lang.WordList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks a question up in a table: the row it names, the column it asks for, or the row with the most or least of a column. */
final class TableAnswers {
    private static final Pattern MONEY_ASKED = EngineWords.pattern("(?i)\\b(?:%{price}|how much|tarif)\\b");
    private static final Set<String> PRICE = ComparedWords.contentOf("price");
    private static final Pattern MONEY =
            EngineWords.pattern("(?i)[$€£¥]|\\b(?:%{currency-code}|IDR|%{currency-name})\\b|Rp\\s?\\d");
    /** A header that names the unit of its figures: "length (m)", "price per day in EUR". */
    private static final Pattern UNIT_HEADER = Pattern.compile(
            "(?<name>.*\\S)\\s*(?:\\(\\s*(?:in )?(?<unit>[\\p{L}°%€$£²³/]{1,10})\\s*\\)|,? in (?<other>[\\p{L}°%€$£²³/]{1,10}))");

    private static final Pattern WHO_ASKED = Pattern.compile("(?i)^\\W*(?:who|whom|siapa(?:kah)?|wer|wen)\\b");
    private static final Pattern PERSON = EngineWords.pattern(
            "(?:%{title}\\s)*\\p{Lu}[\\p{L}.'’-]*(?:\\s%{surname-particle}\\b)*(?:\\s\\p{Lu}[\\p{L}.'’-]+)+");
    private static final Pattern DATE_ASKED =
            EngineWords.pattern("(?i)^\\W*(?:%{asks-when}|(?:in )?(?:what|which) year)\\b");
    private static final Pattern DATE = EngineWords.pattern("\\b%{year}\\b");
    private static final Pattern CLOCK_ASKED = EngineWords.pattern("(?i)^\\W*%{asks-time}\\b");
    private static final Pattern CLOCK = Pattern.compile("\\b\\d{1,2}[:.h]\\d{2}\\b|\\b\\d{1,2} ?[ap]\\.?m\\b");
    private static final Pattern COUNT_ASKED =
            Pattern.compile("(?i)^\\W*(?:how many|berapa (?:banyak|jumlah)|wie ?viele)\\b");
    private static final Pattern QUANTITIES = EngineWords.pattern("(?iu)\\b%{heads-quantities}\\b.*");
    private static final Set<String> STOCK = ComparedWords.contentOf("asks-stock");
    /** Words of headers of timetables with those a question uses for them. */
    private static final Map<Pattern, Set<String>> JOURNEYS = Map.of(
            EngineWords.pattern("(?iu).*\\b%{heads-departures}\\b.*"), ComparedWords.contentOf("asks-departure"),
            EngineWords.pattern("(?iu).*\\b%{heads-arrivals}\\b.*"), ComparedWords.contentOf("asks-arrival"));

    private static final Pattern FEES = EngineWords.pattern("(?iuU)\\b%{fees}\\b");
    /** A day or a time of day, as plans have them. */
    private static final Pattern DAY =
            Pattern.compile("(?iuU)\\b(?:" + String.join("|", weekdays()) + ")\\b|" + CLOCK.pattern());

    private static final Pattern QUANTITY = EngineWords.pattern("(\\d+(?:[.,]\\d+)?)\\s?(%{ranged-unit})\\b");
    private static final Pattern RANGE = EngineWords.pattern(
            "(?i)(?:(?<upto>%{up-to})\\s*(?<a>\\d+(?:[.,]\\d+)?)|(?<over>%{over})\\s*(?<b>\\d+(?:[.,]\\d+)?)|(?<c>\\d+(?:[.,]\\d+)?)\\s*(?:to|-|–|bis|sampai)\\s*(?<d>\\d+(?:[.,]\\d+)?))\\s*(?<unit>[a-zA-Z]+)?");

    /** Share of a cell's words that make the question name it, and of the question's that a telling cell must hold. */
    private static final double NAMED = 0.6;
    /** What a cell of the asked kind counts for its column. */
    private static final double KIND = 20;
    /** What is left of the confidence where the column is not the one asked for by name. */
    private static final double UNASKED = 0.4;
    /** Headers that say no more than the kind of their values. */
    private static final Pattern GENERIC = EngineWords.pattern("(?i)\\b%{generic-header}\\b|^\\W*$");
    /** A cell of more words tells something instead of naming it. */
    private static final int FEW = 3;

    private static final Map<String, String> PERIODS = EngineWords.pairs("period").entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(
                    p -> ComparedWords.stem(p.getKey()), p -> ComparedWords.stem(p.getValue())));
    private static final Map<String, String> FIGURES = EngineWords.pairs("one", "two-to-ten-en");

    private final Weights weights;
    private final String question;
    private final Set<String> wanted;
    private final Set<String> numbers;
    private final boolean english;
    private final List<Chunk> passages;
    private final DeniedColumns denied;

    TableAnswers(Weights weights, Question posed, Set<String> wanted, Set<String> numbers, List<Chunk> passages) {
        this.weights = weights;
        this.passages = passages;
        this.denied = new DeniedColumns(posed.text());
        this.question = posed.text();
        this.english = posed.language() == Question.Language.ENGLISH;
        this.wanted = new HashSet<>(wanted);
        Stream.of(FIGURES, PERIODS)
                .forEach(words -> words.forEach((asked, written) -> {
                    if (this.wanted.remove(asked)) {
                        this.wanted.add(written);
                    }
                }));
        this.numbers = numbers;
    }

    private static List<String> weekdays() {
        Stream<String> others = WordList.with("facts.txt").stream()
                .flatMap(language ->
                        WordList.sections(language + "/facts.txt").getOrDefault("weekday", List.of()).stream())
                .flatMap(WordList::words)
                .filter(word -> word.matches("\\p{L}+"));
        return Stream.concat(EngineWords.of("german-day").stream(), others).toList();
    }

    /** The cell the question asks for. */
    Optional<Structured> lookup(Block table) {
        Set<String> rest = new HashSet<>(wanted);
        rest.removeAll(ComparedWords.content(table.about() + "\n" + String.join(" ", table.header())));
        Block.Item best = null;
        double most = 0;
        double second = 0;
        int key = 0;
        for (Block.Item row : table.items()) {
            int column = -1;
            double strongest = 0;
            double total = 0;
            for (int j = 0; j < row.cells().size(); j++) {
                double match = match(row.cells().get(j), rest) + distinctive(table, row, j, rest);
                total += match;
                if (match > strongest) {
                    strongest = match;
                    column = j;
                }
            }
            if (total > most) {
                second = most;
                most = total;
                best = row;
                key = column;
            } else {
                second = Math.max(second, total);
            }
        }
        if (best == null || most <= second || !figures(best, table)) {
            return Optional.empty();
        }
        int asked = column(table, best, key);
        if (asked < 0) {
            return Optional.empty();
        }
        String header = asked < table.header().size() ? table.header().get(asked) : "";
        String value = best.cells().get(asked);
        Set<String> accounted =
                new HashSet<>(ComparedWords.content(table.about() + "\n" + String.join(" ", best.cells())));
        accounted.addAll(words(header));
        if (COUNT_ASKED.matcher(question).find() && QUANTITIES.matcher(header).matches()) {
            accounted.addAll(STOCK);
        }
        accounted.addAll(ComparedWords.content(
                key < table.header().size() ? table.header().get(key) : ""));
        // the first header tells what the rows are
        accounted.addAll(ComparedWords.content(table.header().get(0)));
        if (MONEY_ASKED.matcher(question).find() && money(table, best, asked)) {
            accounted.addAll(PRICE);
        }
        List<Integer> columns = new ArrayList<>(List.of(asked));
        for (HeaderKind kind : HeaderKind.ALL) {
            if (kind.answers(question, header)) {
                accounted.addAll(kind.told());
                accounted.addAll(verb(accounted));
                // day and time are one answer
                for (int j = 0; j < Math.min(best.cells().size(), table.header().size()); j++) {
                    if (j != key
                            && j != asked
                            && kind.answers(question, table.header().get(j))) {
                        columns.add(j);
                    }
                }
            }
        }
        if (when(value)) {
            accounted.addAll(verb(accounted));
        }
        boolean beside = !denied.of(table).isEmpty();
        if (beside) {
            accounted.addAll(denied.of(table));
        } else if (common(wanted, words(header)).isEmpty()) {
            Optional<Structured> sentence = new ToldElsewhere(weights, wanted, passages).of(best, key, accounted);
            if (sentence.isPresent()) {
                return sentence;
            }
        }
        if (inRange(best.cells().get(key))) {
            QUANTITY.matcher(question).results().forEach(r -> accounted.addAll(ComparedWords.content(r.group())));
        }
        String label = best.cells().get(key);
        int named = label(table, Set.of(), asked);
        if (label.matches("[\\d.,]*") && named != key) {
            label = best.cells().get(named) + " (" + label + ")";
        }
        StringBuilder text = new StringBuilder(label);
        for (int j : columns) {
            text.append(j == asked ? ": " : ", ").append(shown(table, best, j));
        }
        double share = weights.share(wanted, accounted) * (unasked(header) && !beside && !when(value) ? UNASKED : 1);
        return value.isBlank()
                ? Optional.empty()
                : Optional.of(new Structured("table", text.toString(), best.chunk(), best.place(asked), value, share));
    }

    /** Whether a day or an hour is asked for and this is one. */
    private boolean when(String cell) {
        return CLOCK_ASKED.matcher(question).find() && DAY.matcher(cell).find();
    }

    static boolean quantities(String header) {
        return QUANTITIES.matcher(header).matches();
    }

    /** The one word of a question the row lacks, where it may be a verb in a form that only English stems are known of. */
    private Set<String> verb(Set<String> accounted) {
        Set<String> lacking = new HashSet<>(wanted);
        lacking.removeAll(accounted);
        boolean small = Stream.of(question.split("\\s+"))
                .filter(w -> !common(lacking, ComparedWords.content(w)).isEmpty())
                .noneMatch(w -> Character.isUpperCase(w.charAt(0)));
        return !english && lacking.size() == 1 && small ? lacking : Set.of();
    }

    /** How many of the thing its row names, where a column tells quantities. */
    Optional<Structured> quantity(Block table) {
        for (int j = 0; j < table.header().size(); j++) {
            List<String> quantities = column(table, j);
            if (QUANTITIES.matcher(table.header().get(j)).matches()) {
                return lookup(table).filter(s -> quantities.contains(s.words()));
            }
        }
        return Optional.empty();
    }

    /** Whether a column is about something the question does not: "Tickets" where a rent is asked for. */
    private boolean unasked(String header) {
        Set<String> words = words(header);
        boolean generic = GENERIC.matcher(header).find()
                || COUNT_ASKED.matcher(question).find()
                        && QUANTITIES.matcher(header).matches()
                || HeaderKind.any(question, header);
        return !words.isEmpty() && !generic && common(wanted, words).isEmpty();
    }

    /** The column that names the rows: the one the question is about, else the first that holds no figures. */
    static int label(Block table, Set<String> wanted, int not) {
        return label(table, wanted, Set.of(not));
    }

    static int label(Block table, Set<String> wanted, Set<Integer> not) {
        for (int j = 0; j < table.header().size(); j++) {
            if (names(table, j, not)
                    && !common(wanted, ComparedWords.content(table.header().get(j)))
                            .isEmpty()) {
                return j;
            }
        }
        for (int j = 0; j < table.header().size(); j++) {
            if (names(table, j, not)) {
                return j;
            }
        }
        return 0;
    }

    private static boolean names(Block table, int j, Set<Integer> not) {
        return !not.contains(j) && column(table, j).stream().noneMatch(c -> c.matches("\\P{L}*"));
    }

    static List<String> column(Block table, int j) {
        return table.items().stream()
                .map(i -> j < i.cells().size() ? i.cells().get(j) : "")
                .toList();
    }

    /** Of each row the number to compare; empty where one has none. */
    static List<Double> values(Block table, int j) {
        return OrderedColumn.values(column(table, j));
    }

    static Set<String> common(Set<String> a, Set<String> b) {
        Set<String> both = new HashSet<>(a);
        both.retainAll(b);
        return both;
    }

    /** How strongly a cell is what the question names: by its words, by all of it, or by a range that holds its figure. */
    private double match(String cell, Set<String> rest) {
        Set<String> words = ComparedWords.content(cell);
        Set<String> both = common(wanted, words);
        boolean named = both.size() >= NAMED * words.size();
        boolean told = words.size() > FEW && weights.share(rest, words) >= NAMED;
        double own = named || told ? weights.sum(both) + weights.sum(common(rest, words)) : 0;
        boolean all = !words.isEmpty()
                && (" " + ComparedWords.fold(question) + " ").contains(" " + ComparedWords.fold(cell) + " ");
        return own + (all ? 6 + words.size() : 0) + (inRange(cell) ? 4 : 0);
    }

    /** What a cell counts for the words that of all cells of its column only it shares with the question. */
    private double distinctive(Block table, Block.Item row, int j, Set<String> rest) {
        String cell = row.cells().get(j);
        if (cell.matches("[\\d.,\\s]*")) {
            return 0;
        }
        Set<String> own = common(rest, ComparedWords.content(cell));
        own.removeIf(word -> column(table, j).stream()
                .filter(c -> !c.equals(cell))
                .anyMatch(c -> ComparedWords.content(c).contains(word)));
        return weights.sum(own);
    }

    private boolean inRange(String cell) {
        Matcher range = RANGE.matcher(cell);
        Matcher asked = QUANTITY.matcher(question.toLowerCase(Locale.ROOT));
        if (!asked.find()
                || !range.find()
                || question.toLowerCase(Locale.ROOT).contains(cell.toLowerCase(Locale.ROOT))) {
            return false;
        }
        String unit = range.group("unit");
        if (unit != null && !unit.equalsIgnoreCase(asked.group(2))) {
            return false;
        }
        double x = number(asked.group(1));
        if (range.group("a") != null) {
            return x <= number(range.group("a"));
        }
        if (range.group("b") != null) {
            return x > number(range.group("b"));
        }
        return x > number(range.group("c")) && x <= number(range.group("d"));
    }

    /** A cell below its header; a unit the header names, "length (m)", goes with the figure. */
    static String shown(Block table, Block.Item row, int j) {
        String name = j < table.header().size() ? table.header().get(j) : "";
        String value = row.cells().get(j);
        Matcher unit = UNIT_HEADER.matcher(name);
        if (unit.matches() && value.matches("[\\d.,]+")) {
            String told = unit.group("unit") == null ? unit.group("other") : unit.group("unit");
            return unit.group("name") + " " + value + " " + told;
        }
        return name.isEmpty() ? value : name + " " + value;
    }

    /** Whether a cell is an amount of money, by itself or by its header. */
    private static boolean money(Block table, Block.Item row, int j) {
        String header = j < table.header().size() ? table.header().get(j) : "";
        String value = row.cells().get(j);
        return MONEY.matcher(value).find()
                || value.matches("[\\d.,]+")
                        && (MONEY.matcher(header).find()
                                || FEES.matcher(header + "\n" + table.about()).find());
    }

    /** Whether every figure of the question is in the row, in the words around the table, or inside one of its ranges. */
    private boolean figures(Block.Item row, Block table) {
        String there = " " + ComparedWords.fold(String.join(" ", row.cells()) + " " + table.about()) + " ";
        boolean ranged = row.cells().stream().anyMatch(this::inRange);
        return ranged || numbers.stream().allMatch(n -> there.contains(" " + ComparedWords.fold(n) + " "));
    }

    private int column(Block table, Block.Item row, int key) {
        int best = -1;
        double most = 0;
        for (int j = 0; j < row.cells().size(); j++) {
            String header = j < table.header().size() ? table.header().get(j) : "";
            double match = weights.sum(common(wanted, words(header)));
            String cell = row.cells().get(j);
            match += MONEY_ASKED.matcher(question).find() && money(table, row, j) ? KIND : 0;
            match += WHO_ASKED.matcher(question).find() && PERSON.matcher(cell).matches() ? KIND : 0;
            boolean clock = match > 0
                    && CLOCK_ASKED.matcher(question).find()
                    && CLOCK.matcher(cell).find();
            match += clock
                            || DATE_ASKED.matcher(question).find()
                                    && DATE.matcher(cell).find()
                    ? KIND
                    : 0;
            match += COUNT_ASKED.matcher(question).find()
                            && QUANTITIES.matcher(header).matches()
                    ? KIND
                    : 0;
            match += HeaderKind.any(question, header) ? KIND : 0;
            match += when(cell) ? KIND / 2 : 0;
            boolean excluded = denied.ruleOut(header);
            if (j != key && !excluded && match > most) {
                most = match;
                best = j;
            }
        }
        int beside = best < 0 ? denied.beside(table, row) : best;
        return beside >= 0 || row.cells().size() != 2 ? beside : 1 - key;
    }

    /** The words of a header and those a question uses for them. */
    private static Set<String> words(String header) {
        Set<String> words = new HashSet<>(ComparedWords.content(header));
        JOURNEYS.forEach((headed, asked) -> {
            if (headed.matcher(header).matches()) {
                words.addAll(asked);
            }
        });
        return words;
    }

    /** The value of a figure or a number word; 0 where it is none. */
    static double figure(String written) {
        return number(FIGURES.getOrDefault(written.toLowerCase(Locale.ROOT), written));
    }

    static double number(String written) {
        String plain = written.matches("\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?")
                ? written.replace(",", "")
                : written.matches("\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?")
                        ? written.replace(".", "").replace(',', '.')
                        : written.replace(',', '.');
        try {
            return Double.parseDouble(plain);
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
