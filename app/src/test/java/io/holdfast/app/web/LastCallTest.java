package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
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
        connector.countOpened();
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

    /** More of them than threads may wait for bodies; a connection that closes on who still sends loses the answer. */
    @Test
    void whoIsStillSendingItsBodyIsAnswered() throws Exception {
        byte[] body = Service.CASE.getBytes(StandardCharsets.UTF_8);
        String head = "POST /v1/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length + "\r\n\r\n";
        Service service = Service.loading(folder, "serve.workers=1");
        CompletableFuture<HttpResponse<String>> accepted = CompletableFuture.supplyAsync(
                () -> service.post("/v1/score", Service.CASE), work -> new Thread(work).start());
        service.until("holdfast_queue_wait_seconds_count", 1);
        CompletableFuture<Void> stopping =
                CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start());
        while (!service.get("/readyz").body().contains("shutting_down")) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        List<Socket> sending = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            Socket socket = service.socket();
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            sending.add(socket);
        }
        TimeUnit.MILLISECONDS.sleep(300);

        for (Socket socket : sending) {
            socket.getOutputStream().write(body, 0, body.length / 2);
        }
        for (Socket socket : sending) {
            socket.getOutputStream().write(body, body.length / 2, body.length - body.length / 2);
            assertThat(head(socket)).startsWith("HTTP/1.1 503").contains("onnection: close");
            socket.close();
        }
        service.loaded();
        assertThat(accepted.get(30, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
        stopping.get(30, TimeUnit.SECONDS);
    }

    @Test
    void whoHasConnectedJustBeforeAndIsSlowToAskIsAnswered() throws Exception {
        Service service = Service.start(folder);
        try (Socket slow = service.socket()) {
            CompletableFuture<Void> stopping =
                    CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start());
            TimeUnit.MILLISECONDS.sleep(1_500);

            ask(slow);

            assertThat(head(slow)).startsWith("HTTP/1.1 503");
            stopping.get(30, TimeUnit.SECONDS);
        }
    }

    /** The connection is old and silent, and of its next request half a head was read before the stop. */
    @Test
    void whoHasBegunToAskIsAnswered() throws Exception {
        Service service = Service.start(folder);
        try (Socket slow = service.socket()) {
            ask(slow);
            head(slow);
            slow.getInputStream().skipNBytes(slow.getInputStream().available());
            byte[] request = REQUEST.getBytes(StandardCharsets.US_ASCII);
            slow.getOutputStream().write(request, 0, 10);
            TimeUnit.MILLISECONDS.sleep(700);
            CompletableFuture<Void> stopping =
                    CompletableFuture.runAsync(service.server()::close, work -> new Thread(work).start());
            TimeUnit.MILLISECONDS.sleep(1_200);

            slow.getOutputStream().write(request, 10, request.length - 10);

            assertThat(head(slow)).startsWith("HTTP/1.1 503");
            stopping.get(30, TimeUnit.SECONDS);
        }
    }
}
