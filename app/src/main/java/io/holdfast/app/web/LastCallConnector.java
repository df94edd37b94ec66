package io.holdfast.app.web;

import java.io.IOException;
import java.net.SocketException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * A connector that stops listening without resetting anyone. The kernel completes connections, and clients send on them,
 * before a program accepts them; a socket that is closed resets those it holds. So at a stop all of them are let in
 * first, and the socket is closed at the moment when there is none.
 */
final class LastCallConnector extends ServerConnector {
    private static final int ACCEPTORS = 1;
    private static final int SELECTORS = 1;
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

    /** Far longer than a selector takes to open a connection that was handed to it. */
    private static final long OPENING_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final ServerSocketChannel door;
    private final Selector arrivals;
    private final AtomicInteger letIn = new AtomicInteger();
    private final AtomicInteger opened = new AtomicInteger();

    /** @param door bound already */
    LastCallConnector(Server server, HttpConnectionFactory http, ServerSocketChannel door) throws IOException {
        super(server, ACCEPTORS, SELECTORS, http);
        open(door);
        this.door = door;
        this.arrivals = Selector.open();
        // waiting on a selector can be ended from outside without closing the socket
        door.configureBlocking(false);
        door.register(arrivals, SelectionKey.OP_ACCEPT);
    }

    @Override
    public void accept(int acceptor) throws IOException {
        try {
            arrivals.select();
            arrivals.selectedKeys().clear();
            letIn();
        } catch (ClosedSelectorException | ClosedChannelException e) {
            LockSupport.parkNanos(LOOK_NANOS); // the rest are let in by who stops the listening
        }
    }

    /** By one thread at a time: who stops the listening must know of everyone that the acceptor lets in. */
    private synchronized boolean letIn() throws IOException {
        SocketChannel arrived = door.accept();
        if (arrived == null) {
            return false;
        }
        try {
            arrived.configureBlocking(false);
            configure(arrived.socket());
        } catch (SocketException | ClosedChannelException e) {
            arrived.close(); // gone again
            return true;
        }
        letIn.incrementAndGet();
        getSelectorManager().accept(arrived);
        return true;
    }

    /** Called last of those who are notified of a connection: then all of them know of it. */
    void countOpened() {
        addBean(new Connection.Listener() {
            @Override
            public void onOpened(Connection connection) {
                opened.incrementAndGet();
            }
        });
    }

    /** Lets in who is at the door and closes it; who was let in can be heard when this returns. */
    void stopListening() throws IOException {
        arrivals.close();
        closeDoor();
        long end = System.nanoTime() + OPENING_NANOS;
        while (opened.get() < letIn.get() && System.nanoTime() < end) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private synchronized void closeDoor() throws IOException {
        boolean more = true;
        while (more) {
            more = letIn();
        }
        door.close();
    }
}
