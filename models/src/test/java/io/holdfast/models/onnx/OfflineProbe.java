package io.holdfast.models.onnx;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketImpl;
import java.net.URI;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs the embedded models in a JVM where no socket can be opened and every attempt is counted, also those whose failure
 * is swallowed. Exit code 0: none was attempted. First proves that attempts are counted.
 */
public final class OfflineProbe {
    private static final AtomicInteger ATTEMPTS = new AtomicInteger();

    private OfflineProbe() {}

    public static void main(String[] args) throws Exception {
        trap();
        proveTheTrap();
        int before = ATTEMPTS.get();
        for (String architecture : args[2].split(",")) {
            new OwnGroundingModel(ClassifierModel.folder(Path.of(architecture))).support("offline", "offline");
        }
        new OnnxEmbedder(EmbeddingModel.MINILM).embed("offline");
        new OnnxEmbedder(EmbeddingModel.BGE_SMALL).embed("offline");
        new OnnxEmbedder(EmbeddingModel.folder(Path.of(args[0]))).embed("offline");
        new OnnxGroundingModel(EncoderModel.folder(Path.of(args[1]))).support("offline", "offline");
        System.out.println("attempts: " + (ATTEMPTS.get() - before));
        System.exit(ATTEMPTS.get() == before ? 0 : 1);
    }

    @SuppressWarnings("deprecation")
    private static void trap() throws IOException {
        Socket.setSocketImplFactory(OfflineProbe::refuse);
        ServerSocket.setSocketFactory(OfflineProbe::refuse);
    }

    private static void proveTheTrap() {
        int before = ATTEMPTS.get();
        try {
            URI.create("http://192.0.2.1/").toURL().openConnection().connect();
        } catch (IOException | IllegalStateException e) {
            ATTEMPTS.incrementAndGet();
        }
        try (SocketChannel channel = SocketChannel.open()) {
            throw new AssertionError("a channel was opened: " + channel);
        } catch (IOException | IllegalStateException e) {
            ATTEMPTS.incrementAndGet();
        }
        if (ATTEMPTS.get() - before != 4) {
            throw new AssertionError("the trap does not hold: " + ATTEMPTS.get());
        }
    }

    private static SocketImpl refuse() {
        ATTEMPTS.incrementAndGet();
        throw new IllegalStateException("a socket was opened");
    }

    /** Named by {@code -Djava.nio.channels.spi.SelectorProvider}: channels are sockets too. */
    public static final class NoChannels extends SelectorProvider {
        private static IllegalStateException refused() {
            ATTEMPTS.incrementAndGet();
            return new IllegalStateException("a channel was opened");
        }

        @Override
        public DatagramChannel openDatagramChannel() {
            throw refused();
        }

        @Override
        public DatagramChannel openDatagramChannel(java.net.ProtocolFamily family) {
            throw refused();
        }

        @Override
        public Pipe openPipe() {
            throw refused();
        }

        @Override
        public AbstractSelector openSelector() {
            throw refused();
        }

        @Override
        public ServerSocketChannel openServerSocketChannel() {
            throw refused();
        }

        @Override
        public SocketChannel openSocketChannel() {
            throw refused();
        }
    }
}
