package io.holdfast.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.store.TrialRow.Failure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

class StoreTest {
    @TempDir
    Path folder;

    @Test
    void whatIsKeptComesBackAsItWas() {
        try (Store store = store("a.db")) {
            store.start(run("r1", false));
            TrialRow answered = new TrialRow(
                    "k1",
                    "c1@repeat",
                    new Answer("“Lamp” 7\n", null, List.of("d\"1"), new Answer.Usage(3, 4), Duration.ofMillis(12)),
                    null,
                    2,
                    "t");
            TrialRow failed = new TrialRow("k2", "c2", null, new Failure(ErrorCode.TIMEOUT, "slow"), 1, "t");
            store.save("r1", answered);
            store.save("r1", failed);
            assertThat(store.trials("r1")).containsEntry("k1", answered).containsEntry("k2", failed);
            assertThat(store.countTrials("r1")).isEqualTo(2);
            assertThat(store.countTrials("r2")).isZero();
        }
    }

    @Test
    void anyTextComesBackAsItWas() {
        Random random = new Random(20261116);
        try (Store store = store("a.db")) {
            store.start(run("r1", false));
            for (String odd :
                    List.of("\0", "a\0b", "\uD800", "x\uDC00y", "\uDC00\uD800", "\uE000", "\uE001dead", "😀")) {
                comesBack(store, odd);
            }
            for (int i = 0; i < 200; i++) {
                StringBuilder text = new StringBuilder();
                random.ints(12, 0, 0x10000).forEach(c -> text.append((char) c));
                comesBack(store, text.toString());
            }
        }
    }

    private static void comesBack(Store store, String text) {
        String key = "k" + text.hashCode();
        TrialRow row =
                new TrialRow(key, text, new Answer(text, null, List.of("d"), null, Duration.ofMillis(1)), null, 1, "t");
        store.save("r1", row);
        assertThat(store.trials("r1")).containsEntry(key, row);
    }

    @Test
    void aDamagedFileIsNotCalledSafeAndAnErrorHoldsNoAnswer() throws Exception {
        Path file = folder.resolve("damaged.db");
        try (Store store = store("damaged.db")) {
            store.start(run("r1", false));
            for (int i = 0; i < 200; i++) {
                store.save("r1", new TrialRow("k" + i, "c", Answer.of("planted-answer ".repeat(200)), null, 1, "t"));
            }
        }
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 4096, bytes.length, (byte) 7);
        Files.write(file, bytes);

        assertThatThrownBy(() -> {
                    try (Store store = store("damaged.db")) {
                        store.trials("r1");
                        store.save("r1", new TrialRow("k", "c", Answer.of("planted-answer"), null, 1, "t"));
                    }
                })
                .isInstanceOf(HoldfastException.class)
                .hasMessageNotContaining("is safe")
                .hasMessageNotContaining("planted-answer");
    }

    @Test
    void aLaterAttemptReplacesAnEarlierOne() {
        try (Store store = store("a.db")) {
            store.start(run("r1", false));
            store.save("r1", new TrialRow("k", "c", null, new Failure(ErrorCode.TIMEOUT, "slow"), 1, "t"));
            store.save("r1", new TrialRow("k", "c", Answer.of("yes"), null, 2, "t"));
            assertThat(store.trials("r1").get("k").answered()).isTrue();
            assertThat(store.trials("r1")).hasSize(1);
        }
    }

    @Test
    void answersOfEarlierRunsAreFoundByKeyTheLatestFirstAndFailuresAreNot() {
        try (Store store = store("a.db")) {
            store.start(run("r1", false));
            store.start(run("r2", false));
            store.save("r1", new TrialRow("k", "c", Answer.of("old"), null, 1, "t"));
            store.save("r2", new TrialRow("k", "c", Answer.of("new"), null, 1, "t"));
            store.save("r2", new TrialRow("f", "d", null, new Failure(ErrorCode.TIMEOUT, "slow"), 1, "t"));
            assertThat(store.answered(List.of("k", "f", "x"))).containsOnlyKeys("k");
            assertThat(store.answered(List.of("k")).get("k").answer().text()).isEqualTo("new");
            assertThat(store.latest("e").orElseThrow().id()).isEqualTo("r2");
        }
    }

    /** SIGKILL cannot lose what the system has buffered, so the kill harness cannot see a missing flush: this can. */
    @Test
    void everyConnectionFlushesAtCommit() throws SQLException {
        try (var source = Databases.open("jdbc:sqlite:" + folder.resolve("a.db"));
                Connection connection = source.getConnection()) {
            assertThat(pragma(connection, "synchronous")).isEqualTo("2");
            assertThat(pragma(connection, "journal_mode")).isEqualToIgnoringCase("wal");
        }
    }

    @Test
    void aStoreThatDoesNotFlushIsRefused() {
        SQLiteConfig lazy = new SQLiteConfig();
        lazy.setJournalMode(SQLiteConfig.JournalMode.WAL);
        lazy.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
        SQLiteDataSource source = new SQLiteDataSource(lazy);
        source.setUrl("jdbc:sqlite:" + folder.resolve("lazy.db"));
        assertThatThrownBy(() -> Store.over(source))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("does not flush");
    }

    @Test
    void anUnknownDatabaseIsNamed() {
        assertThatThrownBy(() -> Store.open("jdbc:h2:mem:x"))
                .hasMessageContainingAll("pipeline.store", "jdbc:h2:mem:x");
    }

    @Test
    void anExportOfAnotherFormatIsRefused() {
        try (Store store = store("a.db")) {
            assertThatThrownBy(() -> RunExport.restore(store, "{\"format\":\"holdfast-export/9\"}"))
                    .hasMessageContainingAll("holdfast-export/9", "holdfast-export/1");
        }
    }

    private static String pragma(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA " + name)) {
            return result.getString(1);
        }
    }

    private Store store(String name) {
        return Store.open("jdbc:sqlite:" + folder.resolve(name));
    }

    private static RunRow run(String id, boolean fresh) {
        return new RunRow(id, "e", fresh, "dir", "{}", "now", null);
    }
}
