package io.holdfast.models;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.Embedder;
import io.holdfast.models.chat.Health;
import io.holdfast.models.chat.ModelServers;
import io.holdfast.models.chat.Timing;
import io.holdfast.models.onnx.CachedEmbedder;
import io.holdfast.models.onnx.EmbeddingModel;
import io.holdfast.models.onnx.OnnxEmbedder;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes the models a configuration or a command line names. */
public final class ModelFactory {
    private static final String OLLAMA = "ollama:";
    private static final String OPENAI = "openai:";
    private static final String OLLAMA_EMBEDDING = "nomic-embed-text";

    private final Config config;
    private final ModelServers servers;

    public ModelFactory(Config config, ModelServers.Environment environment, Timing timing) {
        this.config = config;
        this.servers = new ModelServers(config, environment, timing);
    }

    public static ModelFactory of(Config config) {
        return new ModelFactory(config, System::getenv, Timing.system());
    }

    /** A chat model by {@code ollama:NAME} or {@code openai:NAME}; a bare name means Ollama. */
    public ChatModel chat(String spec) {
        String name = name(spec);
        return isOpenAi(spec) ? servers.openAi(name) : servers.ollama(name);
    }

    /**
     * A chat model of a server on this machine that answers: of Ollama's, else of the OpenAI-compatible one's, where the
     * configured address is one of this machine. Nothing is sent to another machine.
     *
     * @throws HoldfastException UNREACHABLE when none answers
     */
    public ChatModel local() {
        return servers.local();
    }

    /** Whether that chat model can be called now. */
    public Health health(String spec) {
        String name = name(spec);
        return isOpenAi(spec) ? servers.openAiHealth(name) : servers.ollamaHealth(name);
    }

    /** The embedder of {@code models.embedding}, with a cache in front. */
    public CachedEmbedder embedder() {
        return new CachedEmbedder(plainEmbedder(), config.clients().embeddingCacheMegabytes() * 1_000_000L);
    }

    private Embedder plainEmbedder() {
        String name = config.models().embedding().strip();
        if (name.equals("ollama")) {
            return servers.ollamaEmbedder(OLLAMA_EMBEDDING);
        }
        if (name.startsWith(OLLAMA)) {
            return servers.ollamaEmbedder(name(name));
        }
        return new OnnxEmbedder(
                switch (name) {
                    case "all-minilm-l6-v2" -> EmbeddingModel.MINILM;
                    case "bge-small-en-v1.5" -> EmbeddingModel.BGE_SMALL;
                    default -> folder(name);
                });
    }

    /** Whether the embedder works. */
    public Health embedderHealth(Embedder embedder) {
        try {
            embedder.embed("ready");
            return new Health.Ready(embedder.id());
        } catch (HoldfastException e) {
            String problem = e.getMessage() == null ? e.code().id() : e.getMessage();
            return new Health.Broken(
                    config.models().embedding(), e.code(), problem, "set models.embedding to all-minilm-l6-v2");
        }
    }

    private static EmbeddingModel folder(String name) {
        if (Files.isDirectory(Path.of(name))) {
            return EmbeddingModel.folder(Path.of(name));
        }
        throw new HoldfastException(
                ErrorCode.BAD_CONFIG,
                "configuration key models.embedding is " + name
                        + "; allowed: all-minilm-l6-v2, bge-small-en-v1.5, ollama:NAME, or a folder with model.onnx"
                        + " and tokenizer.json");
    }

    private static boolean isOpenAi(String spec) {
        return spec.startsWith(OPENAI);
    }

    private static String name(String spec) {
        String name = spec.startsWith(OLLAMA) || spec.startsWith(OPENAI) ? spec.substring(OLLAMA.length()) : spec;
        if (name.isBlank()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "no model is named by '" + spec + "'; write ollama:NAME or openai:NAME");
        }
        return name.strip();
    }
}
