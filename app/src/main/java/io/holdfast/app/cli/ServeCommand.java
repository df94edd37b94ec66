package io.holdfast.app.cli;

import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.app.web.SelfCheck;
import io.holdfast.app.web.WebServer;
import io.holdfast.app.web.http.ApiKeys;
import io.holdfast.app.web.http.SameSite;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.ServeSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.Scorers;
import io.holdfast.models.onnx.NativeCalls;
import io.holdfast.models.onnx.OnnxRuntime;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast serve}: the service, until SIGTERM or Ctrl-C. */
@Command(
        name = "serve",
        description = "Scores answers and conversations over HTTP: REST, web pages and metrics, until it is stopped.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nEvery limit is a setting (serve.…), so the environment alone configures it, e.g.%n",
        footer = {
            "  HOLDFAST_SERVE_PORT=9000 HOLDFAST_SERVE_API_KEYS='[<hash>]' holdfast serve",
            "Endpoints and limits: docs/guide/service.md, or GET /openapi.yaml."
        })
final class ServeCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(names = "--port", paramLabel = "N", description = "Port; 0 takes a free one (default: serve.port, 8080).")
    private @Nullable Integer port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Address to listen on (default: serve.host, 127.0.0.1).")
    private @Nullable String host;

    @Mixin
    private ModelOption models = new ModelOption();

    @Option(
            names = "--hash-key",
            description = "Reads an API key from stdin, prints its hash for serve.api_keys, and ends.")
    private boolean hashKey;

    @Option(
            names = "--check",
            description = {
                "Starts on a free local port with this configuration, asks one thing of each kind, and ends:",
                "0 when all is well."
            })
    private boolean check;

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (hashKey) {
            console.out().println(ApiKeys.hash(key()));
            return Exit.OK;
        }
        if (models.used()) {
            OnnxRuntime.prepare();
        }
        Config config = options.noted(console, models.used(), this::flags);
        if (check) {
            return check();
        }
        refuseUnlessMeant(config.serve());
        CompletableFuture<Boolean> stop = new CompletableFuture<>();
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> await(stop, stopped), "holdfast-stop"));
        // accepted requests are finished before a stop ends the calls of the models
        NativeCalls.Kept kept = NativeCalls.keepOpen();
        try {
            serve(config, stop);
        } finally {
            kept.close();
            stopped.countDown();
        }
        return Exit.OK;
    }

    /** A service that others reach and that asks for no key must be meant. */
    private static void refuseUnlessMeant(ServeSettings serve) {
        if (serve.apiKeys().isEmpty() && !serve.open() && !SameSite.loopback(serve.host())) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    "anyone who reaches " + serve.host()
                            + " could use this service; set serve.api_keys (holdfast serve --hash-key), listen on"
                            + " 127.0.0.1, or set serve.open to true if something else keeps others away");
        }
    }

    private void flags(ConfigLoader loader) {
        if (port != null) {
            loader.set("serve.port", Integer.toString(port), "--port");
        }
        if (host != null) {
            loader.set("serve.host", host, "--host");
        }
    }

    /** Anyone's port and nobody's key: the configuration is tried beside a service that may be running with it. */
    private int check() throws InterruptedException {
        Config config = options.load(console, loader -> {
            loader.set("serve.host", "127.0.0.1", "--check");
            loader.set("serve.port", "0", "--check");
            loader.set("serve.api_keys", "[]", "--check");
        });
        long from = System.nanoTime();
        try (WebServer server = start(config)) {
            server.awaitModels();
            double seconds = (System.nanoTime() - from) / 1e9;
            List<String> asked = new SelfCheck(server.port()).run();
            console.out()
                    .printf(
                            Locale.ROOT,
                            "the service works with this configuration: ready after %.1f s, asked %s%n",
                            seconds,
                            String.join(", ", asked));
            return Exit.OK;
        } catch (CompletionException e) {
            throw known(e);
        }
    }

    private WebServer start(Config config) {
        return WebServer.start(config, () -> scorers(config), console.directory(), Version.current());
    }

    private Scorers scorers(Config config) {
        Scorers scorers = models.scorers(config);
        scorers.caution().ifPresent(why -> console.err().println("holdfast: " + why));
        return scorers;
    }

    private static RuntimeException known(CompletionException e) {
        return e.getCause() instanceof HoldfastException known ? known : e;
    }

    private void serve(Config config, CompletableFuture<Boolean> stop) {
        try (WebServer server = start(config)) {
            String where = config.serve().host() + ":" + server.port();
            console.err().println("holdfast: listening on http://" + where);
            if (config.serve().apiKeys().isEmpty()
                    && !SameSite.loopback(config.serve().host())) {
                console.err()
                        .println("holdfast: warning: anyone who reaches " + where
                                + " can use this service; set serve.api_keys (holdfast serve --hash-key)");
            }
            if (server.awaitModels(stop)) {
                console.err().println("holdfast: ready");
                stop.join();
            }
            console.err().println("holdfast: stopping; finishing what was accepted");
        } catch (CompletionException e) {
            // the models were cancelled by a stop that has not reached us yet: what was accepted has been told so
            if (!(e.getCause() instanceof CancellationException)) {
                throw known(e);
            }
        }
    }

    /** On SIGTERM: tells the service to stop and keeps the process until it has. */
    private static void await(CompletableFuture<Boolean> stop, CountDownLatch stopped) {
        stop.complete(true);
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String key() throws IOException {
        String key = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8)).readLine();
        if (key == null || key.isBlank()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "no key on stdin; try: head -c 24 /dev/urandom | base64 | tee key.txt |"
                            + " holdfast serve --hash-key");
        }
        return key.strip();
    }
}
