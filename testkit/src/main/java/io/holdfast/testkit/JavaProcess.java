package io.holdfast.testkit;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The command line of a JVM that a test starts: this one's Java and class path, and options for a short life. */
public final class JavaProcess {
    /** What is over in seconds is not worth the thorough compiler, nor threads for garbage. */
    private static final List<String> SHORT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private JavaProcess() {}

    /** Java with these options and the main class; the program's own arguments are added to it. */
    public static List<String> command(List<String> options, String mainClass) {
        return command(options, classPath(), mainClass);
    }

    /** The same with another class path. */
    public static List<String> command(List<String> options, String classPath, String mainClass) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(SHORT);
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, mainClass));
        return command;
    }

    /** As this JVM has it, but seen from any folder. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(part -> Path.of(part).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
