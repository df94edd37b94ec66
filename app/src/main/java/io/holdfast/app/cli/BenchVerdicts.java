package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.judge.kit.Kit;
import io.holdfast.core.judge.kit.KitCase;
import io.holdfast.core.judge.kit.KitReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code holdfast bench verdicts}: how the verdict parser reads a kit of judge replies. */
@Command(
        name = "verdicts",
        description = "Reads a kit of judge replies and compares each with the outcome it must have.",
        mixinStandardHelpOptions = true)
final class BenchVerdicts implements Callable<Integer> {
    private static final int SHOWN = 160;

    private final Console console;

    @Option(names = "--kit", paramLabel = "FILE", description = "JSONL of replies (default: the bundled kit).")
    private @Nullable String kit;

    @Option(names = "--json", description = "Prints JSON instead of a table.")
    private boolean json;

    BenchVerdicts(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        KitReport report = KitReport.of(cases());
        if (json) {
            console.out().println(json(report));
        } else {
            table(report);
        }
        return report.mismatches().isEmpty() ? Exit.OK : Exit.GATE_FAILED;
    }

    private List<KitCase> cases() throws IOException {
        if (kit == null) {
            return Kit.bundled();
        }
        return Kit.read(Files.newBufferedReader(console.path(kit), StandardCharsets.UTF_8), kit);
    }

    private void table(KitReport report) {
        console.out().printf("%-18s %6s %6s%n", "group", "cases", "agree");
        report.groups()
                .forEach((name, group) -> console.out().printf("%-18s %6d %6d%n", name, group.cases(), group.agree()));
        console.out().printf("%-18s %6d %6d%n", "all", report.cases(), report.agree());
        for (KitReport.Mismatch mismatch : report.mismatches()) {
            String reply = mismatch.reply().replace("\n", "\\n");
            console.out()
                    .printf(
                            "%s: expected %s, read %s: %s%n",
                            mismatch.id(),
                            mismatch.expected(),
                            mismatch.actual(),
                            reply.length() > SHOWN ? reply.substring(0, SHOWN) + "…" : reply);
        }
    }

    private static String json(KitReport report) {
        ObjectNode node = new ObjectMapper().createObjectNode();
        node.put("cases", report.cases());
        node.put("agree", report.agree());
        node.put("shapes", report.shapes());
        ObjectNode groups = node.putObject("groups");
        report.groups()
                .forEach((name, group) ->
                        groups.putObject(name).put("cases", group.cases()).put("agree", group.agree()));
        ArrayNode mismatches = node.putArray("mismatches");
        for (KitReport.Mismatch mismatch : report.mismatches()) {
            mismatches
                    .addObject()
                    .put("id", mismatch.id())
                    .put("group", mismatch.group())
                    .put("expected", mismatch.expected())
                    .put("actual", mismatch.actual())
                    .put("reply", mismatch.reply());
        }
        return node.toString();
    }
}
