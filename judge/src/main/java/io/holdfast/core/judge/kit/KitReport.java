package io.holdfast.core.judge.kit;

import io.holdfast.core.judge.reply.Reading;
import io.holdfast.core.judge.reply.Ruling;
import io.holdfast.core.judge.reply.Statement;
import io.holdfast.core.judge.reply.VerdictParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How the parser does on a kit: agreement by group, and every case where it says something else. */
public record KitReport(int cases, int agree, int shapes, Map<String, Group> groups, List<Mismatch> mismatches) {
    public KitReport {
        groups = java.util.Collections.unmodifiableMap(new TreeMap<>(groups));
        mismatches = List.copyOf(mismatches);
    }

    /** Agreement within one group. */
    public record Group(int cases, int agree) {}

    /** A case whose reading differs from what was expected; both as text, e.g. {@code scored [1, 0, null]}. */
    public record Mismatch(String id, String group, String expected, String actual, String reply) {}

    public static KitReport of(List<KitCase> kit) {
        Map<String, Group> groups = new TreeMap<>();
        List<Mismatch> mismatches = new ArrayList<>();
        for (KitCase kitCase : kit) {
            String expected = describe(kitCase.scored(), kitCase.reason().orElse("none"), kitCase.verdicts());
            String actual = describe(VerdictParser.parse(kitCase.reply(), Statement.number(kitCase.statements())));
            boolean agrees = expected.equals(actual);
            groups.merge(
                    kitCase.group(),
                    new Group(1, agrees ? 1 : 0),
                    (a, b) -> new Group(a.cases() + b.cases(), a.agree() + b.agree()));
            if (!agrees) {
                mismatches.add(new Mismatch(kitCase.id(), kitCase.group(), expected, actual, kitCase.reply()));
            }
        }
        int shapes = (int)
                kit.stream().map(c -> c.group() + "/" + c.shape()).distinct().count();
        return new KitReport(kit.size(), kit.size() - mismatches.size(), shapes, groups, mismatches);
    }

    private static String describe(Reading reading) {
        if (reading instanceof Reading.Parsed parsed) {
            return describe(
                    true,
                    "",
                    parsed.rulings().stream().map(r -> r.map(Ruling::supported)).toList());
        }
        return describe(false, ((Reading.Unreadable) reading).code().id(), List.of());
    }

    private static String describe(boolean scored, String reason, List<Optional<Boolean>> verdicts) {
        return scored
                ? "scored "
                        + verdicts.stream()
                                .map(v -> v.map(yes -> yes ? "1" : "0").orElse("null"))
                                .toList()
                : "unmeasured(" + reason + ")";
    }
}
