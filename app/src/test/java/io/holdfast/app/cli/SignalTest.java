package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.holdfast.app.web.load.LoadCases;
import io.holdfast.app.web.load.LoadGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Signals at random moments of commands that run native code: no crash, no half file, nothing left, and no request lost
 * that a service had accepted. A command that ended by itself proves nothing and is tried again.
 */
class SignalTest {
    private static final Map<String, Integer> STOPPED = Map.of("INT", 130, "TERM", 143);
    static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:[0-9]+");
    private static final int TRIES = 5;
    private static final Map<String, String> ENDS = Map.of("report.html", "</html>", "junit.xml", "</testsuites>");

    /** What the commands read, written once; each works in a folder of its own in it. */
    @TempDir
    static Path folder;

    @Test
    @Timeout(120)
    void aSignalWhileTheModelLoadsOrRunsEndsCleanly() throws Exception {
        signals(2, 11);
    }

    @Test
    @Tag("heavy")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void aHundredSignalsEndCleanly() throws Exception {
        signals(Integer.getInteger("holdfast.signals", 100) / COMMANDS.size(), 12);
    }

    /** Ctrl-C and SIGTERM while every core is taken twice. */
    @Test
    @Timeout(300)
    void aCheckUnderLoadIsStoppedCleanly() throws Exception {
        checksUnderLoad(2, 14);
    }

    @Test
    @Tag("heavy")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void fiftyChecksUnderLoadAreStoppedCleanly() throws Exception {
        checksUnderLoad(Integer.getInteger("holdfast.interrupts", 50), 13);
    }

    private void checksUnderLoad(int times, int seed) throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc")), "signals are sent by kill");
        Random random = new Random(seed);
        AtomicBoolean on = new AtomicBoolean(true);
        List<Thread> burning = Stream.generate(() -> new Thread(() -> burn(on)))
                .limit(2L * Runtime.getRuntime().availableProcessors())
                .peek(Thread::start)
                .toList();
        try {
            for (int i = 0; i < times; i++) {
                int milliseconds = 300 + random.nextInt(2_700);
                String signal = random.nextInt(3) == 0 ? "TERM" : "INT";
                for (int t = 0; !proved(CHECK, seed + "-" + i + "-" + t, signal, milliseconds >> t); t++) {
                    assertThat(t).as("check ended by itself, again and again").isLessThan(TRIES);
                }
            }
        } finally {
            on.set(false);
            for (Thread each : burning) {
                each.join();
            }
        }
    }

    /** As on a terminal: the counter or bar is there, then it is gone and one line says what became of the work. */
    @Test
    @Timeout(300)
    void aStopIsToldWhereTheProgressWas() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc")), "signals are sent by kill");
        String begins = "; the same command begins again";
        assertThat(told("INT", "cases, ", List.of("score", "--no-model", "cases.jsonl")))
                .matches("holdfast: stopped: \\d+ cases? (was|were) scored, their lines are printed" + begins
                        + " with the first case");
        assertThat(told("TERM", "cases, ", List.of("score", "--no-model", "cases.jsonl", "--out", "scores.jsonl")))
                .matches("holdfast: stopped: \\d+ cases? (was|were) scored, scores.jsonl is not written" + begins
                        + " with the first case");
        assertThat(told("INT", "answers, ", List.of("check", "--no-model", "cases.jsonl", "--out", "scores.jsonl")))
                .matches("holdfast: stopped: \\d+ of 3000 answers were checked, nothing is written" + begins);
        List<String> run = List.of(
                "run",
                "--model",
                "extractive",
                "--dataset",
                "all",
                "--dimensions",
                "all",
                "--set",
                "pipeline.runs_dir=runs");
        assertThat(told("INT", "[", run))
                .matches("holdfast: stopped: \\d+ of \\d+ trials are answered and kept; the same command goes on from"
                        + " there");
    }

    /** What measures has no progress to show: the signal comes when it has left something to be removed. */
    @Test
    @Timeout(300)
    void aStopOfAMeasurementIsTold() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc")), "signals are sent by kill");
        String measured = "holdfast: stopped: the measurement is not complete; the same command begins again";
        assertThat(told("INT", "onnx", List.of("bench", "worst", "--seconds", "300")))
                .isEqualTo(measured);
        assertThat(told("TERM", "holdfast-bench", List.of("bench", "retrieval", "--words", "2000000")))
                .isEqualTo(measured);
        assertThat(told("TERM", "onnx", List.of("selftest", "--laws"))).isEqualTo(measured);
        assertThat(told("INT", "baseline 1/", List.of("rag", "experiment", "--out", "compared")))
                .isEqualTo("holdfast: stopped: 0 of 4 configurations were run, no result is kept; the same command"
                        + " begins again with the first");
    }

    /** Whether a command shows this, or has left something of this name that it must remove. */
    private static boolean begun(Path said, String progress, Path temporary) throws IOException {
        try (Stream<Path> left = Files.list(temporary)) {
            return Files.readString(said).contains(progress)
                    || left.anyMatch(p -> String.valueOf(p.getFileName()).startsWith(progress));
        }
    }

    /** The last line that a command said which got a signal while it showed its progress. */
    private String told(String signal, String progress, List<String> command) throws Exception {
        Path place = Files.createDirectories(folder.resolve("told-" + command.get(0) + signal + command.size()));
        link("cases.jsonl", place);
        Path temporary = Files.createDirectories(place.resolve("tmp"));
        Path said = place.resolve("said");
        List<String> options = List.of(
                "-Xmx512m", "-Dholdfast.terminal=true", "-Dholdfast.columns=200", "-Djava.io.tmpdir=" + temporary);
        Process process = HoldfastProcess.stoppable(place, options, command)
                .redirectOutput(place.resolve("lines").toFile())
                .redirectError(said.toFile())
                .start();
        try {
            while (!begun(said, progress, temporary)) {
                assertThat(process.isAlive()).as(Files.readString(said)).isTrue();
                TimeUnit.MILLISECONDS.sleep(20);
            }
            kill(process, signal);
            assertThat(process.waitFor(40, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isEqualTo(STOPPED.get(signal));
        String lines = Files.readString(place.resolve("lines"));
        assertThat(lines.isEmpty() || lines.endsWith("\n"))
                .as("only whole lines")
                .isTrue();
        nothingIsLeft(place, command.get(0));
        String all = Files.readString(said);
        int cleared = all.lastIndexOf('\r');
        assertThat(all.substring(0, cleared)).as("the progress is overwritten").endsWith("\r" + " ".repeat(78));
        assertThat(all.substring(cleared + 1)).endsWith("\n");
        return all.substring(cleared + 1).stripTrailing();
    }

    private static void kill(Process process, String signal) throws Exception {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    private static void burn(AtomicBoolean on) {
        Random random = new Random(1);
        while (on.get()) {
            random.nextGaussian();
        }
    }

    private static final int CASES = 3_000;
    private static final int FILES = 1_500;
    private static final List<List<String>> COMMANDS = List.of(
            List.of("score", "--input", "cases.jsonl", "--out", "scores.jsonl"),
            List.of("run", "--model", "extractive", "--dataset", "all", "--dimensions", "all", "--no-resume"),
            List.of("rag", "index", "--corpus", "corpus", "--index", "index"),
            List.of("serve", "--port", "0"));
    private static final List<String> CHECK = List.of(
            "check",
            "cases.jsonl",
            "--out",
            "scores.jsonl",
            "--html",
            "report.html",
            "--junit",
            "junit.xml",
            "--csv",
            "rows.csv",
            "--fail-under",
            "0.5");

    private void signals(int each, int seed) throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc")), "signals are sent by kill");
        Random random = new Random(seed);
        for (int i = 0; i < each; i++) {
            for (List<String> command : COMMANDS) {
                String signal = random.nextBoolean() ? "INT" : "TERM";
                int milliseconds = 300 + random.nextInt(1_700);
                for (int t = 0; !proved(command, seed + "-" + i + "-" + t, signal, milliseconds >> t); t++) {
                    assertThat(t)
                            .as(command + " ended by itself, again and again")
                            .isLessThan(TRIES);
                }
            }
        }
    }

    /** Whether the signal ended the command; false when it had ended by itself. */
    private boolean proved(List<String> command, String name, String signal, int milliseconds) throws Exception {
        Path place = Files.createDirectories(folder.resolve(command.get(0) + name));
        link("cases.jsonl", place);
        link("corpus", place);
        Path temporary = Files.createDirectories(place.resolve("tmp"));
        Path said = place.resolve("said");
        Process process = HoldfastProcess.stoppable(
                        place, List.of("-Xmx512m", "-Djava.io.tmpdir=" + temporary), command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        AtomicBoolean on = new AtomicBoolean(true);
        CompletableFuture<List<String>> lost =
                CompletableFuture.supplyAsync(() -> unanswered(said, on), work -> new Thread(work, "load").start());
        String what = command.get(0) + " with " + signal + " after " + milliseconds + " ms";
        if (process.waitFor(milliseconds, TimeUnit.MILLISECONDS)) {
            on.set(false);
            assertThat(process.exitValue())
                    .as(what + ": " + Files.readString(said))
                    .isZero();
            return false;
        }
        kill(process, signal);
        boolean ended = process.waitFor(40, TimeUnit.SECONDS);
        on.set(false);
        process.destroyForcibly();
        assertThat(ended).as(what + " ends").isTrue();
        if (process.exitValue() == 0) {
            return false;
        }
        if (Files.readString(said).startsWith("Error occurred during initialization of VM")) {
            // on a busy machine the signal came before Java had begun
            return proved(command, name + "+", signal, 2 * milliseconds);
        }
        assertThat(process.exitValue()).as(what + ": " + Files.readString(said)).isEqualTo(STOPPED.get(signal));
        assertThat(Files.readString(said)).as(what).doesNotContain("internal error", "SIGSEGV", "Exception");
        assertThat(lost.get(60, TimeUnit.SECONDS))
                .as(what + ": requests sent and not answered")
                .isEmpty();
        nothingIsLeft(place, what);
        return true;
    }

    private static void nothingIsLeft(Path place, String what) throws IOException {
        try (Stream<Path> left = Files.walk(place)) {
            assertThat(left.map(p -> String.valueOf(p.getFileName())))
                    .as(what)
                    .noneMatch(name -> name.matches("(?:hs_err|onnx|holdfast-).*|.*\\.partial"));
        }
        Path scores = place.resolve("scores.jsonl");
        if (Files.exists(scores)) {
            assertThat(Files.readAllLines(scores))
                    .as(what + ": a result file is whole")
                    .hasSize(CASES);
        }
        for (Map.Entry<String, String> end : ENDS.entrySet()) {
            Path file = place.resolve(end.getKey());
            if (Files.exists(file)) {
                assertThat(Files.readString(file).stripTrailing())
                        .as(what + ": " + end.getKey() + " is whole")
                        .endsWith(end.getValue());
            }
        }
    }

    /** Sends cases to the address that a service prints, until told to end; those it took and never answered. */
    private static List<String> unanswered(Path said, AtomicBoolean on) {
        try {
            while (on.get()) {
                Matcher address = ADDRESS.matcher(Files.exists(said) ? Files.readString(said) : "");
                if (address.find()) {
                    return new LoadGenerator(URI.create(address.group()), new LoadCases(16)::json)
                            .openWhile(20, on::get)
                            .lost();
                }
                TimeUnit.MILLISECONDS.sleep(20);
            }
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void link(String name, Path place) throws IOException {
        Files.createSymbolicLink(place.resolve(name), folder.resolve(name));
    }

    @BeforeAll
    static void prepare() throws IOException {
        // made here, not while a test takes every core twice
        var unused = ProcessArchive.start();
        Random random = new Random(15);
        Files.writeString(
                folder.resolve("cases.jsonl"),
                Stream.generate(() -> line(random)).limit(CASES).collect(Collectors.joining()));
        Path corpus = Files.createDirectories(folder.resolve("corpus"));
        for (int i = 0; i < FILES; i++) {
            Files.writeString(corpus.resolve(i + ".txt"), text(random, 40));
        }
    }

    private static String line(Random random) {
        return "{\"id\":\"c\",\"question\":\"What?\",\"context\":\"" + text(random, 40) + "\",\"answer\":\""
                + text(random, 6) + "\"}\n";
    }

    private static String text(Random random, int sentences) {
        List<String> words = List.of("river", "house", "pump", "ticket", "museum", "refund", "harbour", "winter");
        return Stream.generate(() -> "The "
                        + random.ints(9, 0, words.size()).mapToObj(words::get).collect(Collectors.joining(" ")) + " in "
                        + (1800 + random.nextInt(200)) + ".")
                .limit(sentences)
                .collect(Collectors.joining(" "));
    }
}
