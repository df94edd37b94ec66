package io.holdfast.text.fact;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.text.fact.code.CodeTokens;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Bound;
import io.holdfast.text.fact.number.Quantity;
import java.util.List;
import java.util.stream.Collectors;

/** Short forms of facts for tables of expectations, and the tolerance of the defaults. */
public final class Facts {
    public static final QuantityTolerance TOLERANCE = new QuantityTolerance(0.10, 0.02);

    private Facts() {}

    /** All amounts of a text as "wording=value unit", "; " between them. */
    public static String amounts(String text) {
        return TextFacts.read(text).quantities().stream()
                .map(q -> q.of(text) + "=" + amount(q))
                .collect(Collectors.joining("; "));
    }

    private static String amount(Quantity q) {
        StringBuilder s = new StringBuilder(q.low().stripTrailingZeros().toPlainString());
        if (q.range()) {
            s.append("..").append(q.high().stripTrailingZeros().toPlainString());
        }
        if (q.unit() != null) {
            s.append(' ').append(q.unit());
        }
        if (q.approximate()) {
            s.append(" about");
        }
        if (q.bound() != Bound.EXACT) {
            s.append(' ').append(q.bound());
        }
        if (q.kind() != Quantity.Kind.CARDINAL) {
            s.append(' ').append(q.kind());
        }
        return s.toString();
    }

    /** All dates of a text as "wording=points", "; " between them. */
    public static String dates(String text) {
        return TextFacts.read(text).dates().stream()
                .map(d -> d.of(text) + "=" + point(d.from()) + (d.to() == null ? "" : " to " + point(d.to()))
                        + (d.approximate() ? " about" : ""))
                .collect(Collectors.joining("; "));
    }

    private static String point(When when) {
        if (when instanceof When.Days days) {
            return days.options().stream()
                    .map(i -> i.first().equals(i.last()) ? i.first().toString() : i.first() + "/" + i.last())
                    .collect(Collectors.joining(" or "));
        }
        if (when instanceof When.Yearless y) {
            return "month " + y.firstMonth() + (y.lastMonth() > y.firstMonth() ? "-" + y.lastMonth() : "")
                    + (y.day() > 0 ? " day " + y.day() : "");
        }
        if (when instanceof When.Clock clock) {
            return clock.options().stream().map(Object::toString).collect(Collectors.joining(" or "));
        }
        return when instanceof When.Weekday w ? w.day().toString() : "";
    }

    public static String tokens(String text) {
        return CodeTokens.read(text).stream()
                .map(t -> t.text() + "=" + t.kind())
                .collect(Collectors.joining("; "));
    }

    public static Quantity only(String text) {
        List<Quantity> all = TextFacts.read(text).quantities();
        if (all.size() != 1) {
            throw new AssertionError("expected one amount in \"" + text + "\", got " + amounts(text));
        }
        return all.get(0);
    }

    public static DateFact onlyDate(String text) {
        List<DateFact> all = TextFacts.read(text).dates();
        if (all.size() != 1) {
            throw new AssertionError("expected one date in \"" + text + "\", got " + dates(text));
        }
        return all.get(0);
    }
}
