package io.holdfast.lab.store;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Locale;
import org.jdbi.v3.core.Handle;

/**
 * What a database does at a commit, asked of the connection itself. Resume trusts what is on the disk, so a store whose
 * commits are not flushed is refused rather than used.
 */
final class Durability {
    private static final int SQLITE_FULL = 2;

    private Durability() {}

    static void require(Handle handle, boolean sqlite) {
        if (sqlite) {
            int synchronous = handle.createQuery("PRAGMA synchronous")
                    .mapTo(Integer.class)
                    .one();
            String journal = handle.createQuery("PRAGMA journal_mode")
                    .mapTo(String.class)
                    .one();
            check(
                    synchronous >= SQLITE_FULL
                            && journal.toLowerCase(Locale.ROOT).equals("wal"),
                    "SQLite runs with synchronous=" + synchronous + ", journal_mode=" + journal
                            + "; it must be FULL (2) and wal");
        } else {
            String commit = handle.createQuery("SHOW synchronous_commit")
                    .mapTo(String.class)
                    .one();
            String fsync = handle.createQuery("SHOW fsync").mapTo(String.class).one();
            check(
                    !commit.equals("off") && fsync.equals("on"),
                    "PostgreSQL runs with synchronous_commit=" + commit + ", fsync=" + fsync + "; both must be on");
        }
    }

    private static void check(boolean ok, String problem) {
        if (!ok) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED,
                    "the store does not flush what it commits, so a run could not be resumed: " + problem);
        }
    }
}
