package io.holdfast.core.dimension;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.decide.EditedCopy;
import io.holdfast.core.find.Term;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.FactDifference;
import io.holdfast.core.model.Rule;
import io.holdfast.text.Normalizer;
import io.holdfast.text.fact.WrittenForm;
import io.holdfast.text.fact.code.CodeToken;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.lang.Marks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * The facts on which two answers to one question differ. Both are about the same thing, so a value of one that the other
 * replaces by another value of the same kind is a difference, and so are a lone negation and a changed word in a sentence
 * that both share.
 */
public final class AnswerDifferences {
    private static final double ALIKE = 0.6;

    private final EditedCopy copy;
    private final QuantityTolerance tolerance;

    public AnswerDifferences(Config config) {
        this.copy = new EditedCopy(config.technicalTermGroups(), config.quantityTolerance());
        this.tolerance = config.quantityTolerance();
    }

    /** What {@code first} says that {@code second} says otherwise; empty when nothing. */
    public List<FactDifference> between(String first, String second) {
        Terms a = Terms.of(first);
        Terms b = Terms.of(second);
        List<FactDifference> found = new ArrayList<>();
        replaced(
                a.quantities(),
                b.quantities(),
                (x, y) -> x.compare(y, tolerance).supports()
                        || y.compare(x, tolerance).supports(),
                (x, y) -> x.compare(y, tolerance).conflicts(),
                q -> q.of(first),
                q -> q.of(second),
                Rule.NUMBER_MISMATCH,
                found);
        replaced(
                a.dates(),
                b.dates(),
                (x, y) -> x.compare(y).supports() || y.compare(x).supports(),
                (DateFact x, DateFact y) -> x.compare(y).conflicts(),
                d -> d.of(first),
                d -> d.of(second),
                Rule.DATE_MISMATCH,
                found);
        replaced(
                a.codes(),
                b.codes(),
                CodeToken::same,
                (x, y) -> x.kind() == y.kind(),
                CodeToken::text,
                CodeToken::text,
                Rule.CODE_MISMATCH,
                found);
        if (found.isEmpty()) {
            Optional<EditedCopy.Edit> edit = copy.between(WrittenForm.of(first), WrittenForm.of(second));
            edit.ifPresent(e -> found.add(new FactDifference(e.rule(), e.claimed(), e.stated())));
        }
        if (found.isEmpty() && negated(first) != negated(second) && alike(a, b)) {
            found.add(new FactDifference(Rule.NEGATION_MISMATCH, first.strip(), second.strip()));
        }
        return found;
    }

    /** Values that only one side states, where the other side states another of the same kind instead. */
    private static <T> void replaced(
            List<T> first,
            List<T> second,
            BiPredicate<T, T> same,
            BiPredicate<T, T> rivals,
            Function<T, String> textOfFirst,
            Function<T, String> textOfSecond,
            Rule rule,
            List<FactDifference> out) {
        List<T> alone = first.stream()
                .filter(x -> second.stream().noneMatch(y -> same.test(x, y)))
                .toList();
        List<T> instead = second.stream()
                .filter(y -> first.stream().noneMatch(x -> same.test(x, y)))
                .toList();
        for (T x : alone) {
            instead.stream()
                    .filter(y -> rivals.test(x, y))
                    .findFirst()
                    .ifPresent(y -> out.add(new FactDifference(rule, textOfFirst.apply(x), textOfSecond.apply(y))));
        }
    }

    /** Whether one says most of what the other does: else a lone negation may belong to something else. */
    private static boolean alike(Terms a, Terms b) {
        return Math.max(share(a, b), share(b, a)) >= ALIKE;
    }

    private static double share(Terms a, Terms b) {
        double said = a.words().values().stream()
                .filter(t -> b.words().containsKey(t.stem()))
                .mapToDouble(Term::weight)
                .sum();
        return said / Math.max(a.weight(), 1e-9);
    }

    private static boolean negated(String text) {
        return Normalizer.words(text).stream().filter(Marks.NEGATION::contains).count() % 2 == 1;
    }
}
