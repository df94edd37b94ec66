package io.holdfast.lab.run;

import io.holdfast.testkit.LocalPostgres;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

class KillTest {
    @TempDir
    Path folder;

    @Test
    void aRunOnSqliteKilledAtAnyInstantGoesOnToTheSameBytes(TestReporter reporter) throws Exception {
        reporter.publishEntry("sqlite", sqlite(20310203).run(8));
    }

    @Test
    @Tag("heavy")
    void twoHundredKillsOnSqlite(TestReporter reporter) throws Exception {
        reporter.publishEntry("sqlite", sqlite(77).run(200));
    }

    @Test
    @Tag("heavy")
    void twoHundredKillsOnPostgres(TestReporter reporter) throws Exception {
        try (LocalPostgres postgres = LocalPostgres.start()) {
            reporter.publishEntry(
                    "postgresql", new KillHarness(folder, 78, n -> postgres.database("kill" + n)).run(200));
        }
    }

    private KillHarness sqlite(long seed) throws IOException {
        return new KillHarness(folder, seed, n -> "jdbc:sqlite:" + folder.resolve("store" + n + ".db"));
    }
}
