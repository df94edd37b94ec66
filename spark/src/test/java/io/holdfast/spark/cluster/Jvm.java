package io.holdfast.spark.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A Java process of its own, with a log file; ended with everything it started when it is closed. */
final class Jvm implements AutoCloseable {
    private final Process process;
    private final Path log;

    Jvm(Path log, Map<String, String> environment, String classPath, List<String> options, List<String> command) {
        this.log = log;
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("@" + Path.of("java.options").toAbsolutePath());
        line.addAll(options);
        line.add("-cp");
        line.add(classPath);
        line.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        try {
            this.process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until something is true; fails with the log if the process ends or the time is over before. */
    void until(String what, Duration limit, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        while (!condition.getAsBoolean()) {
            if (process.waitFor(50, TimeUnit.MILLISECONDS) || System.nanoTime() > end) {
                throw new AssertionError("not reached: " + what + "\n" + log());
            }
        }
    }

    /** Whether it has ended, after a moment's wait. */
    boolean ended() throws InterruptedException {
        return process.waitFor(50, TimeUnit.MILLISECONDS);
    }

    /** Waits for its end and returns its exit code. */
    int end(Duration limit) throws InterruptedException {
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new AssertionError("still running after " + limit + "\n" + log());
        }
        return process.exitValue();
    }

    /** Kills it as kill -9 does: no hook runs, nothing is flushed. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    boolean logs(String text) {
        return log().contains(text);
    }

    String log() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Processes it started, by a word of their command line. */
    List<ProcessHandle> children(String word) {
        return process.descendants()
                .filter(child -> commandLine(child).contains(word))
                .toList();
    }

    private static String commandLine(ProcessHandle child) {
        try {
            return Files.readString(Path.of("/proc", Long.toString(child.pid()), "cmdline"));
        } catch (IOException e) {
            return child.info().commandLine().orElse("");
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
