package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.holdfast.app.Wiring;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.Suggestion;
import io.holdfast.core.evaluate.SelfTest;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast selftest}: each evaluator on examples, the expected outcome beside the real one. */
@Command(
        name = "selftest",
        description = {
            "Runs each evaluator on built-in examples and shows the expected outcome beside the real one,",
            "and both error rates per kind. Exit code 1 if an example does not come out as it must",
            "or an error rate is above its limit."
        },
        mixinStandardHelpOptions = true)
final class SelftestCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Parameters(
            arity = "0..1",
            paramLabel = "DIMENSION",
            description = "Only this one, e.g. faithfulness (default: all).")
    private @Nullable String dimension;

    @Option(names = "--json", description = "Prints every example as JSON.")
    private boolean json;

    SelftestCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        boolean ok = true;
        ArrayNode all = new ObjectMapper().createArrayNode();
        for (SelfTest test : chosen(wiring.selfTests(config))) {
            List<SelfTest.Row> rows = test.rows();
            ok &= test.passes(rows);
            if (json) {
                rows.forEach(row -> all.addObject()
                        .put("dimension", test.name())
                        .put("kind", row.kind())
                        .put("example", row.example())
                        .put("expected", row.expected())
                        .put("actual", row.actual()));
            } else if (test.mustHold()) {
                examples(test, rows);
            } else {
                rates(test, rows);
            }
        }
        if (json) {
            console.out().println(all);
        }
        return ok ? Exit.OK : Exit.GATE_FAILED;
    }

    private List<SelfTest> chosen(List<SelfTest> tests) {
        if (dimension == null) {
            return tests;
        }
        List<SelfTest> chosen =
                tests.stream().filter(test -> test.name().equals(dimension)).toList();
        if (chosen.isEmpty()) {
            TreeSet<String> names = tests.stream().map(SelfTest::name).collect(Collectors.toCollection(TreeSet::new));
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "no self-test is called " + dimension + "; " + Suggestion.clause(dimension, names));
        }
        return chosen;
    }

    private void examples(SelfTest test, List<SelfTest.Row> rows) {
        console.out().printf("%s: examples%n", test.name());
        console.out().printf("  %-22s %-13s %-13s %s%n", "kind", "expected", "actual", "answer");
        for (SelfTest.Row row : rows) {
            console.out()
                    .printf(
                            "%s %-22s %-13s %-13s %s%n",
                            row.right() ? " " : "!", row.kind(), row.expected(), row.actual(), row.example());
        }
        console.out()
                .printf(
                        "  %d of %d as expected%n%n",
                        rows.stream().filter(SelfTest.Row::right).count(), rows.size());
    }

    private void rates(SelfTest test, List<SelfTest.Row> rows) {
        Map<String, List<SelfTest.Row>> kinds = rows.stream()
                .collect(Collectors.groupingBy(SelfTest.Row::kind, LinkedHashMap::new, Collectors.toList()));
        console.out().printf("%s: generated examples%n", test.name());
        console.out().printf("  %-22s %6s  %-22s %-22s%n", "kind", "n", "false alarms", "missed");
        kinds.forEach((kind, of) -> console.out()
                .printf(
                        "  %-22s %6d  %-22s %-22s%n",
                        kind, of.size(), rate(of, test.harmless(), true), rate(of, test.harmless(), false)));
        console.out().println();
    }

    /** Of the harmless examples the share that raised an alarm, or of the harmful ones the share that raised none. */
    private static String rate(List<SelfTest.Row> rows, String harmless, boolean alarms) {
        List<SelfTest.Row> base = rows.stream()
                .filter(row -> row.expected().equals(harmless) == alarms)
                .toList();
        long wrong = base.stream()
                .filter(row -> row.actual().equals(harmless) != alarms)
                .count();
        return base.isEmpty()
                ? "–"
                : String.format("%d of %d (%.1f %%)", wrong, base.size(), 100.0 * wrong / base.size());
    }
}
