package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.bench.LabelledCitations;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.cite.CheckedMark.Status;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.config.Config;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench citations}: how far the check of citations agrees with labels. */
@Command(
        name = "citations",
        description = "Checks answers whose every citation marker is labelled and prints how far the check agrees.",
        mixinStandardHelpOptions = true)
final class BenchCitationsCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--data",
            paramLabel = "FILE",
            description = "Native cases with a list \"markers\" of labels (default: the bundled set).")
    private @Nullable String data;

    @Mixin
    private JsonOption json = new JsonOption();

    BenchCitationsCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        List<LabelledCitations.Judged> judged =
                labelled(config).judged(new CitationCheck(wiring.faithfulness(config, true)));
        long agreeing = judged.stream().filter(LabelledCitations.Judged::agrees).count();
        double share = judged.isEmpty() ? 0 : (double) agreeing / judged.size();
        if (json.asked()) {
            ObjectNode root = Json.object()
                    .put("markers", judged.size())
                    .put("agreeing", agreeing)
                    .put("agreement", Json.round(share));
            ArrayNode others = root.putArray("disagreeing");
            judged.stream().filter(j -> !j.agrees()).forEach(j -> others.add(j.json()));
            console.out().println(Json.pretty(root));
            return Exit.OK;
        }
        StringBuilder table = new StringBuilder(String.format(Locale.ROOT, "%-16s", "label \\ found"));
        for (Status found : Status.values()) {
            table.append(String.format(Locale.ROOT, "%16s", found.id()));
        }
        for (Status label : Status.values()) {
            table.append(String.format(Locale.ROOT, "%n%-16s", label.id()));
            for (Status found : Status.values()) {
                table.append(String.format(Locale.ROOT, "%16d", count(judged, label, found)));
            }
        }
        console.out().println(table);
        console.out()
                .printf(Locale.ROOT, "agreement: %.1f %% (%d of %d markers)%n", 100 * share, agreeing, judged.size());
        return Exit.OK;
    }

    private LabelledCitations labelled(Config config) throws IOException {
        if (data == null) {
            return LabelledCitations.bundled(config.input());
        }
        try (InputStream in = Files.newInputStream(console.path(data))) {
            return LabelledCitations.read(in, config.input());
        }
    }

    private static long count(List<LabelledCitations.Judged> judged, Status label, Status found) {
        return judged.stream()
                .filter(j ->
                        j.label() == label && j.found().filter(found::equals).isPresent())
                .count();
    }
}
