package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Signals at random moments of commands that run native code: no crash, no half file, nothing left. */
class SignalTest {
    private static final List<Integer> STOPPED = List.of(130, 143, 0);

    @TempDir
    Path folder;

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

    private static final List<List<String>> COMMANDS = List.of(
            List.of("score", "--input", "cases.jsonl", "--out", "scores.jsonl"),
            List.of("run", "--model", "extractive", "--dataset", "clean", "--dimensions", "all", "--no-resume"),
            List.of("rag", "index", "--corpus", "corpus", "--index", "index"),
            List.of("serve", "--port", "0"));

    private void signals(int each, int seed) throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc")), "signals are sent by kill");
        Random random = new Random(seed);
        prepare(random);
        for (int i = 0; i < each; i++) {
            for (List<String> command : COMMANDS) {
                Path place = Files.createDirectories(folder.resolve(command.get(0) + i));
                link("cases.jsonl", place);
                link("corpus", place);
                signal(command, place, random.nextBoolean() ? "INT" : "TERM", 400 + random.nextInt(3_500));
            }
        }
    }

    private void signal(List<String> command, Path place, String signal, int milliseconds) throws Exception {
        Path temporary = Files.createDirectories(place.resolve("tmp"));
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                classPath(),
                "io.holdfast.app.cli.Main"));
        line.addAll(command);
        Path said = place.resolve("said");
        Process process = new ProcessBuilder(line)
                .directory(place.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        String what = command.get(0) + " with " + signal + " after " + milliseconds + " ms";
        if (process.waitFor(milliseconds, TimeUnit.MILLISECONDS)) {
            assertThat(process.exitValue()).as(what).isZero();
            return;
        }
        assertThat(new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).as(what + " ends").isTrue();

        String output = Files.readString(said, StandardCharsets.UTF_8);
        assertThat(STOPPED).as(what + ": " + output).contains(process.exitValue());
        assertThat(output).as(what).doesNotContain("internal error", "SIGSEGV", "Exception");
        try (Stream<Path> left = Files.walk(place)) {
            assertThat(left.map(p -> String.valueOf(p.getFileName())))
                    .as(what)
                    .noneMatch(
                            name -> name.startsWith("hs_err") || name.endsWith(".partial") || name.startsWith("onnx"));
        }
    }

    private void link(String name, Path place) throws IOException {
        Files.createSymbolicLink(place.resolve(name), folder.resolve(name));
    }

    private void prepare(Random random) throws IOException {
        Files.writeString(
                folder.resolve("cases.jsonl"),
                Stream.generate(() -> line(random)).limit(300).collect(Collectors.joining()));
        Path corpus = Files.createDirectories(folder.resolve("corpus"));
        for (int i = 0; i < 300; i++) {
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

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(part -> Path.of(part).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
