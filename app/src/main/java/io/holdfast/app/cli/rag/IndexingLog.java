package io.holdfast.app.cli.rag;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.engine.corpus.ReadingNotes;
import io.holdfast.lab.json.Json;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Accounts for every file of a corpus while it is indexed: read, converted, or not read and why. */
final class IndexingLog implements ReadingNotes {
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final double MILLIS = 1000;
    private static final int NAMED = 20;

    private final Console console;
    private final InstantSource clock;
    private final Instant begun;
    private final List<String> skipped = new ArrayList<>();
    private final List<String> converted = new ArrayList<>();
    private final List<String> account = new ArrayList<>();
    private Instant shown;
    private volatile int files;
    private volatile int all;
    private int documents;
    private int passages;

    IndexingLog(Console console, InstantSource clock) {
        this.console = console;
        this.clock = clock;
        this.begun = clock.instant();
        this.shown = begun;
    }

    @Override
    public void skipped(String name, String reason) {
        skipped.add(name + " " + reason);
        account.add(line("not_read", name, reason));
    }

    @Override
    public void converted(String name, String how) {
        converted.add(name + ": " + how);
        account.add(line("converted", name, how));
    }

    /** One line of JSON for each file that was not simply read, and for each document that was removed. */
    List<String> account(List<String> gone) {
        List<String> lines = new ArrayList<>(account);
        gone.forEach(id -> lines.add(line("removed", id, "no longer in the corpus")));
        return lines;
    }

    private static String line(String became, String file, String reason) {
        return Json.line(Json.object().put("became", became).put("file", file).put("reason", reason));
    }

    @Override
    public void file(int number, int allFiles, String name) {
        files = number;
        all = allFiles;
        show();
    }

    /** What is kept when the command is stopped. */
    String kept() {
        return files + " of " + counted(all, "file")
                + " read; the index keeps what was committed of them and can be asked,"
                + " and the same command completes it";
    }

    void document() {
        documents++;
    }

    /** Whether anything could be read, new or as it was before. */
    boolean anyDocument() {
        return documents > 0;
    }

    /** Passages are written long after their file was read: the line goes on until the last of them is. */
    void written(int more) {
        passages += more;
        show();
    }

    private void show() {
        Stoppable.step(this::print);
    }

    private void print() {
        Instant now = clock.instant();
        if (console.terminal() && Duration.between(shown, now).compareTo(PAUSE) >= 0) {
            shown = now;
            console.err()
                    .printf(
                            "\r%,d of %,d files read (%,d to go), %,d passages written ",
                            files, all, all - files, passages);
        }
    }

    void finish(List<String> gone, long inIndex) {
        if (console.terminal()) {
            console.err().print("\r" + " ".repeat(78) + "\r");
        }
        name("not read: ", skipped);
        name("", converted);
        name("removed, no longer in the corpus: ", gone);
        double seconds = Duration.between(begun, clock.instant()).toMillis() / MILLIS;
        console.err()
                .printf(
                        "%s, %s, %d not read, %d removed; %s in the index, %.1f s%n",
                        counted(all, "file"),
                        counted(documents, "document"),
                        skipped.size(),
                        gone.size(),
                        counted(inIndex, "passage"),
                        seconds);
    }

    private static String counted(long n, String thing) {
        return n + " " + thing + (n == 1 ? "" : "s");
    }

    private void name(String lead, List<String> names) {
        names.stream().limit(NAMED).forEach(n -> console.err().println(lead + n));
        if (names.size() > NAMED) {
            console.err().printf("%s… and %d more%n", lead, names.size() - NAMED);
        }
    }
}
