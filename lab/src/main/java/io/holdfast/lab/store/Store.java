package io.holdfast.lab.store;

import com.zaxxer.hikari.HikariDataSource;
import io.holdfast.core.config.Secrets;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * The runs of a project, in SQLite or PostgreSQL. Every method is one transaction; when it returns, what it wrote is on
 * the disk, and {@code kill -9} cannot take it back.
 */
public final class Store implements Trials, AutoCloseable {
    private final Jdbi jdbi;
    private final @Nullable HikariDataSource owned;

    private Store(DataSource source, @Nullable HikariDataSource owned) {
        this.jdbi = Jdbi.create(source);
        this.owned = owned;
    }

    /** @param url {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql:…} */
    public static Store open(String url) {
        HikariDataSource source = Databases.open(url);
        try {
            return migrated(source, source);
        } catch (RuntimeException e) {
            source.close();
            throw e;
        }
    }

    /** Over a source someone else closes. */
    static Store over(DataSource source) {
        return migrated(source, null);
    }

    private static Store migrated(DataSource source, @Nullable HikariDataSource owned) {
        Store store = new Store(source, owned);
        store.run(handle -> {
            Durability.require(handle, isSqlite(handle));
            return 0;
        });
        try {
            Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:io/holdfast/lab/store")
                    .load()
                    .migrate();
        } catch (RuntimeException e) {
            throw new HoldfastException(
                    ErrorCode.STORE_FAILED,
                    "the store could not be brought to this version: " + Secrets.hide(root(e))
                            + "; make room if the disk is full, else use another pipeline.store",
                    e);
        }
        return store;
    }

    /** What it began with, on one line: Flyway wraps it in a page of its own. */
    private static String root(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage()).replaceAll("\\s+", " ").strip();
    }

    private static boolean isSqlite(Handle handle) throws SQLException {
        return handle.getConnection()
                .getMetaData()
                .getDatabaseProductName()
                .toLowerCase(Locale.ROOT)
                .contains("sqlite");
    }

    public void start(RunRow run) {
        run(handle -> handle.createUpdate(
                        "INSERT INTO runs (id, experiment, fresh, sequence, directory, description, started)"
                                + " VALUES (:id, :experiment, :fresh, (SELECT COALESCE(MAX(sequence), 0) + 1 FROM runs),"
                                + " :directory, :description, :started)")
                .bind("id", run.id())
                .bind("experiment", run.experiment())
                .bind("fresh", run.fresh() ? 1 : 0)
                .bind("directory", run.directory())
                .bind("description", StoredText.write(run.description()))
                .bind("started", run.started())
                .execute());
    }

    public void finish(String runId, String finished) {
        run(handle -> handle.createUpdate("UPDATE runs SET finished = :finished WHERE id = :id")
                .bind("finished", finished)
                .bind("id", runId)
                .execute());
    }

    /** The run of this experiment that was started last. */
    public Optional<RunRow> latest(String experiment) {
        return run(handle -> handle.createQuery(
                        "SELECT * FROM runs WHERE experiment = :experiment ORDER BY sequence DESC LIMIT 1")
                .bind("experiment", experiment)
                .map((rs, context) -> runRow(rs))
                .findFirst());
    }

    public Optional<RunRow> find(String runId) {
        return run(handle -> handle.createQuery("SELECT * FROM runs WHERE id = :id")
                .bind("id", StoredText.write(runId))
                .map((rs, context) -> runRow(rs))
                .findFirst());
    }

    /** Ids of all runs, oldest first. */
    public List<String> runIds() {
        return run(handle -> handle.createQuery("SELECT id FROM runs ORDER BY sequence")
                .mapTo(String.class)
                .list());
    }

    @Override
    public void save(String runId, TrialRow trial) {
        run(handle -> insert(handle, runId, trial));
    }

    public void saveAll(String runId, List<TrialRow> trials) {
        run(handle -> {
            trials.forEach(trial -> insert(handle, runId, trial));
            return trials.size();
        });
    }

    private static int insert(Handle handle, String runId, TrialRow trial) {
        Answer answer = trial.answer();
        Answer.Usage usage = answer == null ? null : answer.usage();
        TrialRow.Failure error = trial.error();
        return handle.createUpdate(
                        "INSERT INTO trials (run_id, trial_key, trial, status, answer, citations, input_tokens,"
                                + " output_tokens, error_code, error_message, latency_ms, attempts, finished)"
                                + " VALUES (:run, :key, :trial, :status, :answer, :citations, :input, :output, :code, :message,"
                                + " :latency, :attempts, :finished)"
                                + " ON CONFLICT (run_id, trial_key) DO UPDATE SET status = excluded.status,"
                                + " answer = excluded.answer, citations = excluded.citations,"
                                + " input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens,"
                                + " error_code = excluded.error_code, error_message = excluded.error_message,"
                                + " latency_ms = excluded.latency_ms, attempts = excluded.attempts, finished = excluded.finished")
                .bind("run", runId)
                .bind("key", trial.key())
                .bind("trial", StoredText.write(trial.trial()))
                .bind("status", trial.answered() ? "answered" : "failed")
                .bind("answer", answer == null ? null : StoredText.write(answer.text()))
                .bind("citations", answer == null ? null : StoredText.write(Json.line(Json.tree(answer.citations()))))
                .bind("input", usage == null ? null : usage.inputTokens())
                .bind("output", usage == null ? null : usage.outputTokens())
                .bind("code", error == null ? null : error.code().name())
                .bind("message", error == null ? null : StoredText.write(error.message()))
                .bind("latency", trial.latency().toMillis())
                .bind("attempts", trial.attempts())
                .bind("finished", trial.finished())
                .execute();
    }

    @Override
    public Map<String, TrialRow> trials(String runId) {
        return run(handle -> byKey(handle.createQuery("SELECT * FROM trials WHERE run_id = :run")
                .bind("run", runId)
                .map((rs, context) -> trialRow(rs))
                .list()));
    }

    public int countTrials(String runId) {
        return run(handle -> handle.createQuery("SELECT COUNT(*) FROM trials WHERE run_id = :run")
                .bind("run", runId)
                .mapTo(Integer.class)
                .one());
    }

    /** Answers any run ever got under these keys; where several did, the latest run's. */
    public Map<String, TrialRow> answered(List<String> keys) {
        return run(handle -> {
            List<TrialRow> rows = new ArrayList<>();
            for (String key : keys) {
                handle.createQuery(
                                "SELECT t.* FROM trials t JOIN runs r ON r.id = t.run_id"
                                        + " WHERE t.trial_key = :key AND t.status = 'answered' ORDER BY r.sequence DESC LIMIT 1")
                        .bind("key", key)
                        .map((rs, context) -> trialRow(rs))
                        .findFirst()
                        .ifPresent(rows::add);
            }
            return byKey(rows);
        });
    }

    /** Findings of a run in JSON, by key. */
    public Map<String, String> traces(String runId) {
        return pairs("SELECT finding_key AS k, body FROM traces WHERE run_id = :run", runId);
    }

    public void saveTraces(String runId, Map<String, String> bodies) {
        savePairs("traces", "finding_key", runId, bodies);
    }

    public Map<String, String> metrics(String runId) {
        return pairs("SELECT name AS k, body FROM metrics WHERE run_id = :run", runId);
    }

    public void saveMetrics(String runId, Map<String, String> bodies) {
        savePairs("metrics", "name", runId, bodies);
    }

    private Map<String, String> pairs(String sql, String runId) {
        return run(handle -> {
            Map<String, String> pairs = new TreeMap<>();
            handle.createQuery(sql)
                    .bind("run", runId)
                    .map((rs, context) -> Map.entry(rs.getString("k"), text(rs, "body")))
                    .forEach(entry -> pairs.put(entry.getKey(), entry.getValue()));
            return pairs;
        });
    }

    private void savePairs(String table, String column, String runId, Map<String, String> bodies) {
        run(handle -> {
            for (Map.Entry<String, String> entry : new TreeMap<>(bodies).entrySet()) {
                handle.createUpdate(
                                "INSERT INTO " + table + " (run_id, " + column + ", body) VALUES (:run, :key, :body)"
                                        + " ON CONFLICT (run_id, " + column + ") DO UPDATE SET body = excluded.body")
                        .bind("run", runId)
                        .bind("key", entry.getKey())
                        .bind("body", StoredText.write(entry.getValue()))
                        .execute();
            }
            return bodies.size();
        });
    }

    private static Map<String, TrialRow> byKey(List<TrialRow> rows) {
        Map<String, TrialRow> byKey = new TreeMap<>();
        rows.forEach(row -> byKey.put(row.key(), row));
        return byKey;
    }

    private static String text(ResultSet rs, String column) throws SQLException {
        return Objects.requireNonNull(StoredText.read(rs.getString(column)), column);
    }

    private static RunRow runRow(ResultSet rs) throws SQLException {
        return new RunRow(
                rs.getString("id"),
                rs.getString("experiment"),
                rs.getInt("fresh") == 1,
                rs.getString("directory"),
                text(rs, "description"),
                rs.getString("started"),
                rs.getString("finished"));
    }

    private static TrialRow trialRow(ResultSet rs) throws SQLException {
        String text = StoredText.read(rs.getString("answer"));
        String code = rs.getString("error_code");
        int input = rs.getInt("input_tokens");
        Answer.Usage usage = rs.wasNull() ? null : new Answer.Usage(input, rs.getInt("output_tokens"));
        List<String> citations = new ArrayList<>();
        if (text != null) {
            Json.ownArray(text(rs, "citations")).forEach(node -> citations.add(node.asText()));
        }
        return new TrialRow(
                rs.getString("trial_key"),
                text(rs, "trial"),
                text == null
                        ? null
                        : new Answer(text, null, citations, usage, Duration.ofMillis(rs.getLong("latency_ms"))),
                code == null ? null : new TrialRow.Failure(ErrorCode.valueOf(code), text(rs, "error_message")),
                rs.getInt("attempts"),
                rs.getString("finished"));
    }

    private interface Work<T> {
        T with(Handle handle) throws SQLException;
    }

    private <T> T run(Work<T> work) {
        try {
            return jdbi.inTransaction(work::with);
        } catch (SQLException | JdbiException e) {
            throw failed(e);
        }
    }

    /** What the database said, without the statement and its values: those are answers of users. */
    private static HoldfastException failed(Exception e) {
        String said = Secrets.hide(root(e));
        boolean damaged = said.contains("SQLITE_CORRUPT") || said.contains("SQLITE_NOTADB");
        return new HoldfastException(
                ErrorCode.STORE_FAILED,
                damaged
                        ? "the store is damaged: " + said
                                + "; restore a copy of its file, or name another pipeline.store, and do not go on with it"
                        : "the store failed: " + said + "; what was committed before is safe, run again to go on",
                e);
    }

    @Override
    public void close() {
        if (owned != null) {
            owned.close();
        }
    }
}
