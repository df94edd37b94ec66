package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.Suggestion;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.selftest.SelfTest;
import io.holdfast.core.selftest.laws.Laws;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
        description = "Runs each evaluator on built-in examples and shows the expected outcome beside the real one, "
                + "and both error rates per kind. Exit code 1 if an example does not come out as it must "
                + "or an error rate is above its limit.",
        mixinStandardHelpOptions = true)
public final class SelftestCommand implements Callable<Integer> {
    /** Broken checks shown of a law below its floor. */
    private static final int SHOWN = 5;

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

    @Option(
            names = "--laws",
            description = "Instead: what must hold of verdicts over any documents (copies, changes, exchanges, …),"
                    + " each law with its floor. Exit code 1 when one is below it.")
    private boolean laws;

    @Option(
            names = "--documents",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Documents for --laws: JSON lines with context or contexts (.gz too), or plain text"
                    + " (default: the bundled texts).")
    private List<Path> documents = new ArrayList<>();

    @Option(
            names = "--language",
            paramLabel = "CODE",
            description = "Bundled texts for --laws in another language than English: de, es, fr or id.")
    private @Nullable String language;

    @Option(
            names = "--statements",
            paramLabel = "N",
            defaultValue = "3",
            description = "With --laws: statements tried of each document (default ${DEFAULT-VALUE}).")
    private int statements;

    SelftestCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        if (laws) {
            return laws(config);
        }
        if (!documents.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--documents goes with --laws: add --laws");
        }
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

    private int laws(Config config) {
        List<String> texts = documents.isEmpty() ? bundled() : LawTexts.read(documents);
        Evaluator<Grounding> evaluator = wiring.faithfulness(config, true);
        Laws.Judge judge = (question, given, answer) -> evaluator
                .evaluate(new Case("law", question, given, null, null), Answer.of(answer))
                .fold(
                        s -> s.detail().trace().claims().stream().allMatch(TracedClaim::supported),
                        a -> false,
                        u -> false);
        List<Laws.Outcome> outcomes = new Laws(judge, statements, SHOWN).check(texts);
        if (json) {
            ArrayNode all = new ObjectMapper().createArrayNode();
            outcomes.forEach(o -> all.addObject()
                    .put("law", o.law().id())
                    .put("checks", o.checks())
                    .put("held", o.held())
                    .put("share", o.share())
                    .put("floor", o.law().floor())
                    .put("passes", o.passes())
                    .put("documents", texts.size())
                    .put("config", ConfigHash.of(config)));
            console.out().println(all);
        } else {
            console.out().printf("laws over %d documents, config %s%n", texts.size(), ConfigHash.of(config));
            console.out().printf("  %-12s %7s %7s %8s %8s%n", "law", "checks", "held", "share", "floor");
            for (Laws.Outcome o : outcomes) {
                console.out()
                        .printf(
                                Locale.ROOT,
                                "%s %-12s %7d %7d %7.1f%% %7.1f%%%n",
                                o.passes() ? " " : "!",
                                o.law().id(),
                                o.checks(),
                                o.held(),
                                100 * o.share(),
                                100 * o.law().floor());
                if (!o.passes()) {
                    o.broken().forEach(b -> console.out().println("      " + b.replaceAll("\\s+", " ")));
                }
            }
        }
        return outcomes.stream().allMatch(Laws.Outcome::passes) ? Exit.OK : Exit.GATE_FAILED;
    }

    private List<String> bundled() {
        if (language == null || language.equals("en")) {
            return Laws.bundledTexts();
        }
        if (!Laws.languages().contains(language)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "--language " + language + ": there are bundled texts in en and " + new TreeSet<>(Laws.languages())
                            + "; others come from --documents FILE");
        }
        return Laws.bundledTexts(language);
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
