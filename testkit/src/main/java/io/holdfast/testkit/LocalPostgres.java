package io.holdfast.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** A PostgreSQL server of the system's own package, started for a test; the test is skipped where there is none. */
public final class LocalPostgres implements AutoCloseable {
    private final Path bin;
    private final Path data;
    private final int port;

    private LocalPostgres(Path bin, Path data, int port) {
        this.bin = bin;
        this.data = data;
        this.port = port;
    }

    /** Starts one on a free port; whoever asks waits until it answers. */
    public static LocalPostgres start() throws IOException {
        Path bin = binaries();
        Assumptions.assumeTrue(
                bin != null, "skipped: no PostgreSQL under /usr/lib/postgresql (Debian package postgresql)");
        Assumptions.assumeTrue(
                !isRoot() || Files.isExecutable(Path.of("/usr/sbin/runuser")),
                "skipped: PostgreSQL does not run as root, and there is no runuser");
        Path data = Files.createTempDirectory("holdfast-pg");
        int port;
        try (ServerSocket socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        LocalPostgres postgres = new LocalPostgres(bin, data, port);
        if (isRoot()) {
            exec(List.of("chown", "postgres", data.toString()));
        }
        postgres.run("initdb", "-D", data.resolve("db").toString(), "-A", "trust", "-U", "holdfast", "-E", "UTF8");
        postgres.run(
                "pg_ctl",
                "-D",
                data.resolve("db").toString(),
                "-w",
                "-l",
                data.resolve("log").toString(),
                "-o",
                "-p " + port + " -c listen_addresses=127.0.0.1 -c unix_socket_directories=" + data,
                "start");
        return postgres;
    }

    /** A fresh database and its address. */
    public String database(String name) {
        String url = "jdbc:postgresql://127.0.0.1:" + port + "/" + name + "?user=holdfast";
        if (!Files.exists(data.resolve("made-" + name))) {
            run("createdb", "-h", "127.0.0.1", "-p", Integer.toString(port), "-U", "holdfast", name);
            try {
                Files.createFile(data.resolve("made-" + name));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return url;
    }

    private void run(String program, String... arguments) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("/usr/sbin/runuser", "-u", "postgres", "--"));
        }
        command.add(bin.resolve(program).toString());
        command.addAll(Arrays.asList(arguments));
        exec(command);
    }

    private static void exec(List<String> command) {
        try {
            Path log = Files.createTempFile("holdfast-pg", ".log");
            Process process = new ProcessBuilder(command)
                    .directory(Path.of("/tmp").toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new IllegalStateException(command + ": " + Files.readString(log));
            }
            Files.delete(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static @Nullable Path binaries() throws IOException {
        Path root = Path.of("/usr/lib/postgresql");
        if (!Files.isDirectory(root)) {
            return null;
        }
        try (Stream<Path> versions = Files.list(root)) {
            return versions.map(v -> v.resolve("bin"))
                    .filter(b -> Files.isExecutable(b.resolve("initdb")))
                    .max(Comparator.naturalOrder())
                    .orElse(null);
        }
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    @Override
    public void close() {
        run("pg_ctl", "-D", data.resolve("db").toString(), "-m", "immediate", "stop");
        exec(List.of("rm", "-rf", data.toString()));
    }
}
