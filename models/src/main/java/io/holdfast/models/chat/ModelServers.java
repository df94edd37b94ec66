package io.holdfast.models.chat;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The model servers of a configuration. All models of one server share its rate limit and its circuit breaker. */
public final class ModelServers {
    private static final Pattern NAMED_USER = Pattern.compile("//[^/?#]*@");

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
                                ollamaUrl(),
                                () -> OllamaModels.list(ollamaServer(""), patience())
                                        .names(),
                                this::ollama),
                        new LocalServers.Place(
                                "openai",
                                openAiUrl(),
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
        return server(new OllamaDialect(ollamaUrl(), model));
    }

    private Server openAiServer(String model) {
        String keyEnv = config.models().openaiKeyEnv();
        return server(new OpenAiDialect(openAiUrl(), model, keyEnv, environment.get(keyEnv)));
    }

    private Server server(Dialect dialect) {
        return new Server(
                dialect, config.clients().connectTimeout(), config.clients().maxReplyMegabytes() * 1_000_000L, timing);
    }

    private Calls calls(Server server) {
        return calls.computeIfAbsent(
                server.dialect().url(), url -> new Calls(url, config.inference(), config.clients(), timing));
    }

    private String ollamaUrl() {
        return base("models.ollama_url", config.models().ollamaUrl(), "");
    }

    private String openAiUrl() {
        String key =
                " A key goes into the environment variable " + config.models().openaiKeyEnv() + ".";
        return base("models.openai_url", config.models().openaiUrl(), key);
    }

    private static String base(String setting, String url, String instead) {
        if (NAMED_USER.matcher(url).find()) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    setting + " names a user or a password before the @: it is not sent and would show in messages and"
                            + " reports; leave it out." + instead);
        }
        return url.strip().replaceAll("/+$", "");
    }

    /** Where keys come from. */
    @FunctionalInterface
    public interface Environment {
        @Nullable String get(String name);
    }
}
