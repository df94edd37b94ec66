package io.holdfast.app.web.http;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SelectableChannelEndPoint;

/** Bytes that have reached this machine and that the service has not read yet. */
final class Arrivals {
    private Arrivals() {}

    static boolean unread(Connection connection) {
        try {
            return connection.getEndPoint() instanceof SelectableChannelEndPoint end
                    && end.getChannel() instanceof SocketChannel channel
                    && channel.isConnected()
                    && channel.socket().getInputStream().available() > 0;
        } catch (IOException e) {
            return false; // closed meanwhile
        }
    }
}
