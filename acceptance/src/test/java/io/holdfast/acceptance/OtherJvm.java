package io.holdfast.acceptance;

import io.holdfast.testkit.JavaProcess;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Runs a main class in a JVM of its own, on a chosen part of this one's class path. */
final class OtherJvm {
    private OtherJvm() {}

    /** How it ended and what it said. */
    record Outcome(int code, String out, String err) {}

    /** The entries of this JVM's class path that {@code wanted} keeps, by their file name. */
    static List<String> classPath(Predicate<String> wanted) {
        String all = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(all.split(File.pathSeparator))
                .filter(entry -> wanted.test(entry.replace(File.separatorChar, '/')))
                .toList();
    }

    static Outcome run(Path folder, List<String> classPath, String mainClass, String... arguments)
            throws IOException, InterruptedException {
        return run(folder, List.of(), classPath, mainClass, arguments);
    }

    static Outcome run(Path folder, List<String> options, List<String> classPath, String mainClass, String... arguments)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(options);
        all.add("-Dfile.encoding=UTF-8");
        List<String> command = JavaProcess.command(all, String.join(File.pathSeparator, classPath), mainClass);
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException(mainClass + " did not end");
        }
        return new Outcome(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }
}
