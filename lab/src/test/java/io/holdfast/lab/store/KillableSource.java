package io.holdfast.lab.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.ConnectionBuilder;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * A data source whose process dies at a chosen commit: just before it, just after it, or while it is under way. For the
 * last a shell that was started early waits for one byte and then sends SIGKILL; the byte is written and the commit is
 * begun in the same breath, so the signal lands among its writes and flushes.
 */
final class KillableSource implements DataSource {
    private final DataSource real;
    private final String when;
    private final int commit;
    private final AtomicInteger commits = new AtomicInteger();
    private final OutputStream trigger;

    KillableSource(DataSource real, String when, int commit) throws IOException {
        this.real = real;
        this.when = when;
        this.commit = commit;
        this.trigger = when.equals("during")
                ? new ProcessBuilder(
                                "sh",
                                "-c",
                                "read x; kill -9 " + ProcessHandle.current().pid())
                        .start()
                        .getOutputStream()
                : OutputStream.nullOutputStream();
    }

    @Override
    public Connection getConnection() throws SQLException {
        Connection connection = real.getConnection();
        return (Connection) Proxy.newProxyInstance(
                KillableSource.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, arguments) -> {
                    boolean now = method.getName().equals("commit") && commits.incrementAndGet() == commit;
                    if (now) {
                        before();
                    }
                    try {
                        Object result = method.invoke(connection, arguments);
                        if (now && when.equals("after")) {
                            Runtime.getRuntime().halt(137);
                        }
                        return result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void before() {
        if (when.equals("before")) {
            Runtime.getRuntime().halt(137);
        }
        try {
            trigger.write('\n');
            trigger.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        throw new SQLFeatureNotSupportedException();
    }

    @Override
    public ConnectionBuilder createConnectionBuilder() throws SQLException {
        throw new SQLFeatureNotSupportedException();
    }

    @Override
    public PrintWriter getLogWriter() throws SQLException {
        return real.getLogWriter();
    }

    @Override
    public void setLogWriter(PrintWriter out) throws SQLException {
        real.setLogWriter(out);
    }

    @Override
    public void setLoginTimeout(int seconds) throws SQLException {
        real.setLoginTimeout(seconds);
    }

    @Override
    public int getLoginTimeout() throws SQLException {
        return real.getLoginTimeout();
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        return real.getParentLogger();
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        return real.unwrap(type);
    }

    @Override
    public boolean isWrapperFor(Class<?> type) throws SQLException {
        return real.isWrapperFor(type);
    }
}
