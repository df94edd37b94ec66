package io.holdfast.engine.structure;

import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The cells of a column as numbers that can be compared: amounts in one unit, days, times of day, else their first figures. */
final class OrderedColumn {
    private static final Pattern FIGURE = Pattern.compile("\\d+(?:[.,]\\d+)*");
    private static final int MONTH = 31;

    private OrderedColumn() {}

    /** A number for each cell; empty where one has none. */
    static List<Double> values(List<String> cells) {
        List<TextFacts> facts = cells.stream().map(TextFacts::read).toList();
        return Stream.<Function<List<TextFacts>, List<Double>>>of(
                        OrderedColumn::amounts,
                        f -> each(f, OrderedColumn::day),
                        f -> each(f, OrderedColumn::time),
                        f -> each(f, OrderedColumn::dayOfYear),
                        f -> each(f, OrderedColumn::figure))
                .map(reading -> reading.apply(facts))
                .filter(values -> !values.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static List<Double> each(List<TextFacts> cells, Function<TextFacts, OptionalDouble> value) {
        List<OptionalDouble> values = cells.stream().map(value).toList();
        return values.stream().allMatch(OptionalDouble::isPresent)
                ? values.stream().map(OptionalDouble::getAsDouble).toList()
                : List.of();
    }

    /** Amounts in different units, "18 months" beside "5 years", in one unit. */
    private static List<Double> amounts(List<TextFacts> cells) {
        List<Quantity> amounts = new ArrayList<>();
        for (TextFacts cell : cells) {
            List<Quantity> read = cell.quantities();
            if (read.size() != 1 || read.get(0).unit() == null) {
                return List.of();
            }
            amounts.add(read.get(0));
        }
        Unit first = Objects.requireNonNull(amounts.get(0).unit());
        return amounts.stream().allMatch(a -> first.convertibleTo(Objects.requireNonNull(a.unit())))
                ? amounts.stream()
                        .map(a -> Objects.requireNonNull(a.unit())
                                .toBase(a.high())
                                .doubleValue())
                        .toList()
                : List.of();
    }

    private static OptionalDouble day(TextFacts cell) {
        return first(cell) instanceof When.Days days
                ? OptionalDouble.of((double) days.options().get(0).first().toEpochDay())
                : OptionalDouble.empty();
    }

    private static OptionalDouble time(TextFacts cell) {
        return first(cell) instanceof When.Clock clock
                ? OptionalDouble.of(clock.options().get(0).toSecondOfDay())
                : OptionalDouble.empty();
    }

    private static OptionalDouble dayOfYear(TextFacts cell) {
        return first(cell) instanceof When.Yearless date
                ? OptionalDouble.of(date.firstMonth() * MONTH + date.day())
                : OptionalDouble.empty();
    }

    private static @Nullable When first(TextFacts cell) {
        return cell.dates().stream().findFirst().map(DateFact::from).orElse(null);
    }

    private static OptionalDouble figure(TextFacts cell) {
        Matcher m = FIGURE.matcher(cell.text());
        return m.find() ? OptionalDouble.of(TableAnswers.number(m.group())) : OptionalDouble.empty();
    }
}
