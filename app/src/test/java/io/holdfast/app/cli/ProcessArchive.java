package io.holdfast.app.cli;

import io.holdfast.testkit.JavaProcess;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The classes of the command line in an archive, as the launcher keeps them: made once, found by every process that
 * tests start. Java archives what comes from jars only, so the classes of this module go into one first; where another
 * module is a folder on the class path, processes start without an archive.
 */
final class ProcessArchive {
    private static final Path CLASSES = Path.of("target", "classes").toAbsolutePath();
    private static final String REHEARSAL = "io.holdfast.app.cli.Rehearsal";
    private static final List<String> SILENT =
            List.of("-Xshare:auto", "-Xlog:disable", "-Xlog:all=warning,cds*=off:stderr");

    /** The class path with jars only, and the options that name the archive. */
    record Start(String classPath, List<String> options) {}

    private static final Start START = make();

    private ProcessArchive() {}

    static Start start() {
        return START;
    }

    private static Start make() {
        List<Path> parts = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(part -> Path.of(part).toAbsolutePath())
                .filter(part -> !part.endsWith(Path.of("target", "test-classes")))
                .toList();
        boolean jars = parts.stream().allMatch(part -> part.equals(CLASSES) || Files.isRegularFile(part));
        if (!jars) {
            return new Start(joined(parts), List.of());
        }
        try {
            Path folder = Files.createDirectories(Path.of("target", "process").toAbsolutePath());
            Path own = jar(folder.resolve("classes.jar"));
            String classPath = joined(parts.stream()
                    .map(part -> part.equals(CLASSES) ? own : part)
                    .toList());
            Path archive = folder.resolve("classes.jsa");
            List<String> command =
                    JavaProcess.command(List.of("-XX:ArchiveClassesAtExit=" + archive), classPath, REHEARSAL);
            int code = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("said").toFile())
                    .start()
                    .waitFor();
            List<String> options = new ArrayList<>();
            if (code == 0 && Files.isRegularFile(archive)) {
                options.add("-XX:SharedArchiveFile=" + archive);
                options.addAll(SILENT);
            }
            return new Start(classPath, List.copyOf(options));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path jar(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out);
                Stream<Path> files = Files.walk(CLASSES)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                String name = CLASSES.relativize(each).toString().replace(File.separatorChar, '/');
                jar.putNextEntry(new JarEntry(name));
                Files.copy(each, jar);
            }
        }
        return file;
    }

    private static String joined(List<Path> parts) {
        return parts.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
