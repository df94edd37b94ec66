package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** At a stop, who has connected is answered. */
@Timeout(60)
class LastCallTest {
    private static final String REQUEST = "GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    private static final int CLIENTS = 5;

    @TempDir
    private Path folder;

    private static void ask(Socket socket) throws IOException {
        socket.setSoTimeout(20_000);
        socket.getOutputStream().write(REQUEST.getBytes(StandardCharsets.US_ASCII));
    }

    /** The head of the next response; what there was of it when the connection ended. */
    private static String head(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        int b = 0;
        while (b >= 0 && !head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
            b = in.read();
            head.write(b);
        }
        return head.toString(StandardCharsets.US_ASCII);
    }

    @Test
    void whoTheKernelHasConnectedAndNobodyAcceptedYetIsAnswered() throws Exception {
        ServerSocketChannel door = ServerSocketChannel.open();
        door.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Server server = new Server();
        LastCallConnector connector = new LastCallConnector(server, new HttpConnectionFactory(), door);
        server.addConnector(connector);
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                response.write(true, ByteBuffer.allocate(0), callback);
                return true;
            }
        });
        server.start();
        List<Socket> clients = new ArrayList<>();
        try {
            connector.setAccepting(false);
            for (int i = 0; i < CLIENTS; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort());
                ask(socket);
                clients.add(socket);
            }

            connector.stopListening();

            for (Socket socket : clients) {
                assertThat(head(socket)).startsWith("HTTP/1.1 200");
            }
        } finally {
            for (Socket socket : clients) {
                socket.close();
            }
            server.stop();
        }
    }

    @Test
    void aConnectionThatWasIdleForLongIsAnsweredAsLongAsOthersAsk() throws Exception {
        Service service = Service.start(folder);
        List<Socket> idle = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Socket socket = service.socket();
            ask(socket);
            head(socket);
            socket.getInputStream().skipNBytes(socket.getInputStream().available());
            idle.add(socket);
        }
        TimeUnit.MILLISECONDS.sleep(700);
        CompletableFuture<Void> stopping =
                CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start());

        for (Socket socket : idle) {
            TimeUnit.MILLISECONDS.sleep(200);
            ask(socket);
            assertThat(head(socket)).startsWith("HTTP/1.1 503").contains("onnection: close");
            socket.close();
        }
        stopping.get(30, TimeUnit.SECONDS);
    }
}
