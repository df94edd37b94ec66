package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.app.cli.terminal.ProgressLine;
import io.holdfast.app.cli.terminal.Waiting;
import io.holdfast.core.config.Config;
import io.holdfast.core.judge.VerdictLogJson;
import io.holdfast.lab.check.CheckLine;
import io.holdfast.lab.format.DistinctIds;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.json.Json;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Scores what {@code check} has read: a line of JSON an answer, in order, and how far it is on the terminal. */
final class CheckScoring {
    private final Console console;
    private final Wiring wiring;
    private final ScoringOptions options;
    private volatile @Nullable ProgressLine progress;

    CheckScoring(Console console, Wiring wiring, ScoringOptions options) {
        this.console = console;
        this.wiring = wiring;
        this.options = options;
    }

    /** How many answers were checked so far, in words. */
    String soFar() {
        ProgressLine now = progress;
        return now == null ? "no answer was checked yet" : now.count() + " of " + now.total() + " answers were checked";
    }

    /** @param each is given every record with its line as soon as that is there */
    List<ObjectNode> score(
            List<InputRecord.Good> records, Config config, BiConsumer<InputRecord.Good, ObjectNode> each) {
        // who asks for it waits until the model is loaded: the answers are read meanwhile
        FutureTask<Optional<String>> caution = new FutureTask<>(() -> wiring.caution(config, options.models()));
        Thread loading = new Thread(caution, "holdfast-loading");
        loading.setDaemon(true);
        loading.start();
        List<ObjectNode> lines = new ArrayList<>();
        DistinctIds ids = new DistinctIds();
        Iterator<InputRecord.Good> next = records.iterator();
        ProgressLine scored = new ProgressLine(console, InstantSource.system(), "answer", records.size());
        progress = scored;
        String logName = options.verdictLog();
        Waiting waiting = new Waiting(console, scored);
        try (OutputFile log = logName == null ? null : new OutputFile(console.path(logName))) {
            options.scoring(console, wiring, config)
                    .runJudged(
                            List.<InputRecord>copyOf(records).iterator(),
                            line -> {
                                InputRecord.Good record = next.next();
                                ObjectNode checked = line(record, line, ids);
                                lines.add(checked);
                                each.accept(record, checked);
                                if (log != null && line.log() != null) {
                                    log.line(VerdictLogJson.write(line.log()));
                                }
                                scored.step();
                            },
                            bad -> {});
            if (log != null) {
                log.complete();
            }
        } finally {
            waiting.close();
            scored.clear();
        }
        result(caution).ifPresent(console::note);
        tellNumbered(records, lines);
        return lines;
    }

    private static ObjectNode line(InputRecord.Good record, RecordScorer.Line line, DistinctIds ids) {
        return CheckLine.of(
                record, Json.own(line.json()), ids.take(record.testCase().id()));
    }

    private void tellNumbered(List<InputRecord.Good> records, List<ObjectNode> lines) {
        List<String> numbered = IntStream.range(0, lines.size())
                .filter(i -> !id(lines.get(i)).equals(records.get(i).testCase().id()))
                .mapToObj(i -> id(lines.get(i)))
                .toList();
        if (!numbered.isEmpty()) {
            console.note(numbered.size() + (numbered.size() == 1 ? " answer has" : " answers have")
                    + " the id of an earlier one; a number tells them apart: " + numbered.get(0)
                    + (numbered.size() == 1 ? "" : ", …"));
        }
    }

    private static String id(ObjectNode line) {
        return line.path("id").asText();
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        }
    }
}
