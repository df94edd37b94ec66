package io.holdfast.lab.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.holdfast.core.config.Secrets;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * Opens databases so that what was committed survives: SQLite in WAL mode with an fsync at every commit, PostgreSQL with
 * synchronous commits. SQLite gets one connection: the writes of a run are a queue anyway, and a queue has no lock to lose.
 */
final class Databases {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final int BUSY_MILLISECONDS = 20_000;
    /** Flyway holds its lock on one connection while it works on another. */
    private static final int POSTGRES_CONNECTIONS = 2;

    private Databases() {}

    static HikariDataSource open(String url) {
        HikariConfig pool = new HikariConfig();
        pool.setPoolName("holdfast-store");
        pool.setMaximumPoolSize(url.startsWith(SQLITE) ? 1 : POSTGRES_CONNECTIONS);
        if (url.startsWith(SQLITE)) {
            createFolder(url.substring(SQLITE.length()));
            pool.setDataSource(sqlite(url));
        } else if (url.startsWith("jdbc:postgresql:")) {
            pool.setJdbcUrl(url);
            pool.setConnectionInitSql("SET synchronous_commit TO on");
        } else {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    "configuration key pipeline.store is " + Secrets.hide(url)
                            + "; allowed: jdbc:sqlite:FILE or jdbc:postgresql:…");
        }
        try {
            return new HikariDataSource(pool);
        } catch (RuntimeException e) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED,
                    "cannot open the store " + Secrets.hide(url) + ": " + Secrets.hide(String.valueOf(e.getMessage()))
                            + "; is the database running, and the folder writable?",
                    e);
        }
    }

    private static SQLiteDataSource sqlite(String url) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        config.enforceForeignKeys(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(url);
        return source;
    }

    private static void createFolder(String file) {
        Path folder = Path.of(file).toAbsolutePath().getParent();
        try {
            if (folder != null) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED, "cannot create the folder " + folder + " of the store", e);
        }
    }
}
