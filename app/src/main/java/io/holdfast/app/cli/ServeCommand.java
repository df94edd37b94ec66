package io.holdfast.app.cli;

import io.holdfast.app.web.WebServer;
import io.holdfast.core.config.Config;
import io.holdfast.models.Scorers;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast serve}: the service, until SIGTERM or Ctrl-C. */
@Command(
        name = "serve",
        description = "Scores answers and conversations over HTTP: REST, web pages and metrics.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(names = "--port", paramLabel = "N", description = "Port; 0 takes a free one (default: serve.port).")
    private @Nullable Integer port;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "Address to listen on (default: serve.host).")
    private @Nullable String host;

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        Config config = options.load(console, loader -> {
            if (port != null) {
                loader.set("serve.port", Integer.toString(port), "--port");
            }
            if (host != null) {
                loader.set("serve.host", host, "--host");
            }
        });
        CountDownLatch stopped = new CountDownLatch(1);
        try (WebServer server = WebServer.start(config, () -> Scorers.of(config), console.directory())) {
            Runtime.getRuntime().addShutdownHook(new Thread(stopped::countDown));
            console.err()
                    .println("holdfast: listening on http://" + config.serve().host() + ":" + server.port());
            stopped.await();
        }
        return Exit.OK;
    }
}
