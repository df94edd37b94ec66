package io.holdfast.spark.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports of this machine that nobody uses. */
final class Ports {
    private Ports() {}

    static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
