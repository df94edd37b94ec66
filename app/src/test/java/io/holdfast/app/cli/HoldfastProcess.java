package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import io.holdfast.testkit.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command line in a process of its own, as a shell or a build server starts it. */
final class HoldfastProcess {
    private HoldfastProcess() {}

    record Outcome(int code, String err) {}

    /** Runs a short command in the folder to its end. */
    static Outcome run(Path folder, String... arguments) throws IOException, InterruptedException {
        Path err = folder.resolve("err.txt");
        Process process = of(folder, List.of(), List.of(arguments))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Outcome(process.exitValue(), Files.readString(err));
    }

    /** Runs the same in this process: {@code Main} without {@code System.exit}. */
    static Outcome inside(Path folder, String... arguments) {
        Cli cli = new Cli(folder).with(new EmbeddedWiring()).run(arguments);
        return new Outcome(cli.code(), cli.err());
    }

    /** A process that is yet to be started, with this test's class path. */
    static ProcessBuilder of(Path folder, List<String> java, List<String> arguments) {
        ProcessArchive.Start start = ProcessArchive.start();
        List<String> options = new ArrayList<>(start.options());
        options.addAll(java);
        List<String> command = JavaProcess.command(options, start.classPath(), "io.holdfast.app.cli.Main");
        command.addAll(arguments);
        return new ProcessBuilder(command).directory(folder.toFile());
    }

    /**
     * The same, and Ctrl-C stops it. What runs in the background of a shell is started with SIGINT ignored, hands that on
     * to its children, and Java then ignores it too.
     */
    static ProcessBuilder stoppable(Path folder, List<String> java, List<String> arguments) throws IOException {
        ProcessBuilder process = of(folder, java, arguments);
        if (ignoresInterrupts()) {
            process.command().addAll(0, List.of("env", "--default-signal=INT"));
        }
        return process;
    }

    /** Whether this process was started so: the second bit of the mask stands for signal 2. */
    private static boolean ignoresInterrupts() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    }
}
