package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The command line in a process of its own, as a shell or a build server starts it. */
final class HoldfastProcess {
    /** What is over in a second is not worth the thorough compiler, nor threads for garbage. */
    private static final List<String> SHORT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private HoldfastProcess() {}

    record Outcome(int code, String err) {}

    /** Runs a short command in the folder to its end. */
    static Outcome run(Path folder, String... arguments) throws IOException, InterruptedException {
        Path err = folder.resolve("err.txt");
        Process process = of(folder, SHORT, List.of(arguments))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Outcome(process.exitValue(), Files.readString(err));
    }

    /** A process that is yet to be started, with this test's class path. */
    static ProcessBuilder of(Path folder, List<String> java, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java);
        command.addAll(List.of("-cp", classPath(), "io.holdfast.app.cli.Main"));
        command.addAll(arguments);
        return new ProcessBuilder(command).directory(folder.toFile());
    }

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(part -> Path.of(part).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
