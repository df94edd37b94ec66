package io.holdfast.models.chat;

import io.holdfast.core.config.Config;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The model servers of a configuration. All models of one server share its rate limit and its circuit breaker. */
public final class ModelServers {
    private final Config config;
    private final Environment environment;
    private final Timing timing;
    private final Map<String, Calls> calls = new ConcurrentHashMap<>();

    public ModelServers(Config config, Environment environment, Timing timing) {
        this.config = config;
        this.environment = environment;
        this.timing = timing;
    }

    public ChatModel ollama(String model) {
        Server server = ollamaServer(model);
        return new OllamaChat(model, server, calls(server));
    }

    public ChatModel openAi(String model) {
        Server server = openAiServer(model);
        return new OpenAiChat(model, server, calls(server));
    }

    /** A model of a server on this machine; see {@link LocalServers}. */
    public ChatModel local() {
        return new LocalServers(config)
                .first(
                        new LocalServers.Place(
                                "ollama",
                                config.models().ollamaUrl(),
                                () -> OllamaModels.list(ollamaServer(""), patience())
                                        .names(),
                                this::ollama),
                        new LocalServers.Place(
                                "openai",
                                config.models().openaiUrl(),
                                () -> OpenAiModels.list(openAiServer(""), patience()),
                                this::openAi));
    }

    private Duration patience() {
        return config.clients().connectTimeout();
    }

    public Embedder ollamaEmbedder(String model) {
        Server server = ollamaServer(model);
        return new OllamaEmbedder(model, server, calls(server));
    }

    public Health ollamaHealth(String model) {
        return check().ollama(model, ollamaServer(model));
    }

    public Health openAiHealth(String model) {
        return check().openAi(model, openAiServer(model), config.models().openaiKeyEnv());
    }

    private HealthCheck check() {
        return new HealthCheck(patience());
    }

    private Server ollamaServer(String model) {
        return server(new OllamaDialect(base(config.models().ollamaUrl()), model));
    }

    private Server openAiServer(String model) {
        String keyEnv = config.models().openaiKeyEnv();
        return server(new OpenAiDialect(base(config.models().openaiUrl()), model, keyEnv, environment.get(keyEnv)));
    }

    private Server server(Dialect dialect) {
        return new Server(
                dialect, config.clients().connectTimeout(), config.clients().maxReplyMegabytes() * 1_000_000L, timing);
    }

    private Calls calls(Server server) {
        return calls.computeIfAbsent(
                server.dialect().url(), url -> new Calls(url, config.inference(), config.clients(), timing));
    }

    private static String base(String url) {
        return url.strip().replaceAll("/+$", "");
    }

    /** Where keys come from. */
    @FunctionalInterface
    public interface Environment {
        @Nullable String get(String name);
    }
}
