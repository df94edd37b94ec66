package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.judge.ReplayText;
import io.holdfast.core.config.section.JudgeSettings;
import io.holdfast.core.judge.PassThreshold;
import io.holdfast.core.judge.VerdictLog;
import io.holdfast.core.judge.VerdictLogJson;
import io.holdfast.core.judge.kit.Kit;
import io.holdfast.core.judge.kit.KitCase;
import io.holdfast.core.judge.kit.KitReport;
import io.holdfast.core.judge.profile.Profile;
import io.holdfast.core.judge.profile.Replay;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast bench verdicts}: how the verdict parser reads a kit of judge replies. */
@Command(
        name = "verdicts",
        description =
                "Reads a kit of judge replies and compares each with the outcome it must have; or, with --replay, "
                        + "counts recorded verdicts under the arithmetic of other systems.",
        mixinStandardHelpOptions = true)
final class BenchVerdictsCommand implements Callable<Integer> {
    private static final int SHOWN = 160;

    private final Console console;

    @Option(names = "--kit", paramLabel = "FILE", description = "JSONL of replies (default: the bundled kit).")
    private @Nullable String kit;

    @Mixin
    private JsonOption json = new JsonOption();

    @Option(
            names = "--replay",
            paramLabel = "LOG",
            description = "Counts the verdicts kept by score --verdict-log under every profile, and says where the gate"
                    + " (judge.threshold) would flip; no judge is asked.")
    private @Nullable String replay;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description = "With --replay: this profile beside strict (default: all).")
    private @Nullable String profile;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    BenchVerdictsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (replay != null) {
            return replay(replay);
        }
        if (profile != null) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--profile needs a verdict log; add --replay LOG");
        }
        KitReport report = KitReport.of(cases());
        if (report.cases() == 0) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, kit + " has no cases: there is nothing to check");
        }
        if (json.asked()) {
            console.out().println(json(report));
        } else {
            table(report);
        }
        return report.mismatches().isEmpty() ? Exit.OK : Exit.GATE_FAILED;
    }

    private int replay(String file) throws IOException {
        JudgeSettings judge = options.load(console).config().judge();
        List<VerdictLog> logs = new ArrayList<>();
        List<String> lines = Files.readAllLines(console.path(file), StandardCharsets.UTF_8);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                logs.add(VerdictLogJson.read(lines.get(i), file + ":" + (i + 1)));
            }
        }
        Profile only = profile == null ? null : Profile.named(profile);
        Predicate<Profile> shown = p -> only == null || p == only;
        Replay counted = Replay.of(logs, new PassThreshold(judge.threshold(), judge.epsilon()));
        console.out().print(json.asked() ? ReplayText.json(counted, shown) + "\n" : ReplayText.table(counted, shown));
        return Exit.OK;
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
