package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.web.http.ApiKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aPortInUseIsSaidAtOnceWithWhatToDo() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());

            Cli cli = new Cli(folder).run("serve", "--port", port, "--no-model");

            assertThat(cli.code()).isEqualTo(Exit.INFRASTRUCTURE);
            assertThat(cli.err())
                    .contains("port " + port, "give another --port")
                    .hasLineCount(1);
        }
    }

    @Test
    void aServiceThatOthersReachStartsWithoutKeysOnlyIfMeant() {
        Cli refused = new Cli(folder).run("serve", "--port", "0", "--host", "0.0.0.0", "--no-model");

        assertThat(refused.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(refused.err()).contains("serve.api_keys", "serve.open").hasLineCount(1);
    }

    @Test
    void noPasswordOfAStoreIsPrinted() {
        String store = "jdbc:postgresql://127.0.0.1:1/none?user=u&password=planted-secret&connectTimeout=1";
        for (String[] command : new String[][] {
            {"config", "--effective", "--set", "pipeline.store=" + store},
            {"config", "--json", "--set", "pipeline.store=" + store},
            {"run", "--model", "extractive", "--dataset", "clean", "--limit", "1", "--set", "pipeline.store=" + store},
            {
                "run",
                "--model",
                "extractive",
                "--dataset",
                "clean",
                "--set",
                "pipeline.store=mysql://u:planted-secret@h/x"
            },
            {"serve", "--port", "0", "--no-model", "--set", "pipeline.store=" + store},
        }) {
            Cli cli = new Cli(folder).run(command);
            assertThat(cli.out() + cli.err()).as(String.join(" ", command)).doesNotContain("planted-secret");
        }
    }

    @Test
    void aConfigurationIsTriedBesideTheServiceThatRunsWithIt() throws IOException {
        try (ServerSocket running = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Cli cli = new Cli(folder)
                    .with("HOLDFAST_SERVE_API_KEYS", "[" + ApiKeys.hash("secret") + "]")
                    .with("HOLDFAST_SERVE_PORT", Integer.toString(running.getLocalPort()))
                    .run("serve", "--check", "--no-model");

            assertThat(cli.code()).as(cli.err()).isEqualTo(Exit.OK);
            assertThat(cli.out()).contains("works with this configuration", "POST /v1/score", "GET /runs");
        }
    }

    @Test
    void aStoreThatCannotBeOpenedEndsTheStartWithItsName() throws IOException {
        Files.writeString(folder.resolve("runs"), "a file where the folder should be");

        Cli cli = new Cli(folder).run("serve", "--check", "--no-model");

        assertThat(cli.code()).isEqualTo(Exit.INFRASTRUCTURE);
        assertThat(cli.err()).contains("runs").doesNotContain("internal error").hasLineCount(1);
    }

    @Test
    void aStoreThatCannotBeBroughtToThisVersionIsSaidInOneLine() throws IOException {
        Path database = Files.createDirectories(folder.resolve("runs")).resolve("holdfast.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE runs (id TEXT)");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }

        Cli cli = new Cli(folder).run("serve", "--check", "--no-model");

        assertThat(cli.code()).isEqualTo(Exit.INFRASTRUCTURE);
        assertThat(cli.err()).contains("make room if the disk is full").hasLineCount(1);
    }

    @Test
    void aKeyIsHashedForTheConfiguration() {
        Cli cli = new Cli(folder).stdin("abc\n").run("serve", "--hash-key");

        assertThat(cli.code()).isEqualTo(Exit.OK);
        assertThat(cli.out())
                .isEqualToIgnoringNewLines("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(new Cli(folder).stdin("\n").run("serve", "--hash-key").code())
                .isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void aKeyInThePlaceOfItsHashIsRefusedWithoutBeingShown() {
        Cli cli = new Cli(folder).with("HOLDFAST_SERVE_API_KEYS", "[my-secret]").run("serve", "--port", "0");

        assertThat(cli.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(cli.err()).contains("serve.api_keys", "--hash-key").doesNotContain("my-secret");
    }

    @Test
    void aWrongPortIsBadUsage() {
        assertThat(new Cli(folder).run("serve", "--port", "70000").code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(new Cli(folder)
                        .run("serve", "--host", "no such host.", "--port", "0")
                        .code())
                .isEqualTo(Exit.BAD_INPUT);
    }
}
