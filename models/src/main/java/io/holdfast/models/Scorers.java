package io.holdfast.models;

import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.LanguageDetector;
import io.holdfast.models.lang.OpenNlpDetector;
import io.holdfast.models.onnx.CachedEmbedder;
import io.holdfast.models.onnx.CachedGrounding;
import io.holdfast.models.onnx.Closing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The judge-free scorers of one configuration: the one way in which every entry point (command line, service, tests of
 * users, Spark) scores. Holds its models, what they said and what was read of documents; make one and keep it, and close
 * it to free the memory of its models. Safe for use by many threads.
 */
public final class Scorers implements AutoCloseable {
    private static final Map<Config, Scorers> SHARED = new ConcurrentHashMap<>();

    private static final Logger LOG = LoggerFactory.getLogger(Scorers.class);

    /** What was said once in this JVM is not said again. */
    private static final Set<String> WARNED = ConcurrentHashMap.newKeySet();

    private static final LanguageDetector LANGUAGES = new OpenNlpDetector();

    private final Config config;
    private final @Nullable Embedder embedder;
    private final @Nullable GroundingModel grounding;
    private final @Nullable String limitation;
    private final Faithfulness faithfulness;
    private final ConversationScorer conversations;
    private final List<AutoCloseable> loaded;
    private volatile boolean shared;

    private Scorers(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel grounding,
            @Nullable String limitation,
            List<AutoCloseable> loaded) {
        this(config, embedder, grounding, limitation, new Faithfulness(config, embedder, grounding, LANGUAGES), loaded);
    }

    private Scorers(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel grounding,
            @Nullable String limitation,
            Faithfulness faithfulness,
            List<AutoCloseable> loaded) {
        this.loaded = loaded;
        this.config = config;
        this.embedder = embedder;
        this.grounding = grounding;
        this.limitation = limitation;
        this.faithfulness = faithfulness;
        this.conversations = new ConversationScorer(config, embedder, grounding, LANGUAGES);
    }

    /** With the models the configuration names. */
    public static Scorers of(Config config) {
        return of(config, null, null);
    }

    /** With models of the caller's, who also closes them; where one is null, the one the configuration names. */
    public static Scorers of(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        CachedEmbedder ownEmbedder = embedder == null ? ModelFactory.of(config).embedder() : null;
        CachedGrounding ownGrounding = grounding == null ? grounding(config) : null;
        return new Scorers(
                config,
                embedder == null ? ownEmbedder : embedder,
                grounding == null ? ownGrounding : grounding,
                null,
                Stream.of(ownEmbedder, ownGrounding).filter(Objects::nonNull).toList());
    }

    /**
     * With the models the configuration names, of which the one that decides is loaded now. The embedder loads when it is
     * asked: about conversations, and about declining where a reference was given.
     *
     * @throws HoldfastException MODEL_MISSING when it cannot be loaded
     */
    public static Scorers required(Config config) {
        Scorers scorers = of(config);
        if (scorers.grounding != null) {
            scorers.grounding.id();
        }
        return scorers;
    }

    /** Words and facts only: no neural model, no native library. */
    public static Scorers withoutModels(Config config) {
        return new Scorers(config, null, null, "words and facts only: no model was asked for", List.of());
    }

    /**
     * With the models the configuration names where they can be loaded, else by words and facts alone:
     * {@link #limitation()} says so and why, and the log once. For places that must work on any machine, such as a user's own tests.
     */
    public static Scorers available(Config config) {
        try {
            return required(config);
        } catch (HoldfastException e) {
            if (e.code() != ErrorCode.MODEL_MISSING) {
                throw e;
            }
            return limited(config, String.valueOf(e.getMessage()));
        } catch (LinkageError e) {
            return limited(
                    config,
                    e.getCause() instanceof HoldfastException known
                            ? String.valueOf(known.getMessage())
                            : "a library of the models is not on the class path (" + e + ")");
        }
    }

    private static Scorers limited(Config config, String why) {
        String limitation = "words and facts only, without the embedded models: " + why;
        if (WARNED.add(limitation)) {
            LOG.warn("answers are scored by {}", limitation);
        }
        Faithfulness words = new Faithfulness(config, null, null, LANGUAGES).limitedBy(limitation);
        return new Scorers(config, null, null, limitation, words, List.of());
    }

    /**
     * The one set of a configuration in this JVM, made by {@link #available} on first use. Others use it too: closing it
     * does nothing.
     */
    public static Scorers shared(Config config) {
        return SHARED.computeIfAbsent(config, wanted -> {
            Scorers scorers = available(wanted);
            scorers.shared = true;
            return scorers;
        });
    }

    /** The one evaluator of these scorers: what it has read of a document serves every later answer. */
    public Faithfulness faithfulness() {
        return faithfulness;
    }

    /** The one scorer of conversations. */
    public ConversationScorer conversations() {
        return conversations;
    }

    /** Frees the models that these scorers loaded, after the calls under way; whoever scores later gets an exception. */
    @Override
    public void close() {
        if (!shared) {
            loaded.forEach(Closing::of);
        }
    }

    public @Nullable Embedder embedder() {
        return embedder;
    }

    public @Nullable GroundingModel grounding() {
        return grounding;
    }

    /** What tells the language of an answer where scripts and word lists do not. */
    public LanguageDetector languages() {
        return LANGUAGES;
    }

    /** Why these scorers do without models, in words; empty when they have all that the configuration names. */
    public Optional<String> limitation() {
        return Optional.ofNullable(limitation);
    }

    /** What a user must know who scores with these models: that their thresholds were fitted with another one. */
    public Optional<String> caution() {
        if (grounding == null) {
            return Optional.empty();
        }
        List<String> said = new ArrayList<>();
        String fitted = config.grounding().calibratedFor();
        if (!grounding.id().equals(fitted)) {
            said.add(
                    "grounding.model " + grounding.id() + " is not calibrated: its verdicts are made with the default"
                            + " threshold " + config.grounding().supportThreshold() + ", and risk was fitted with "
                            + fitted
                            + "; label some answers and run `holdfast calibrate` with this model, then give --calibration FILE");
        }
        grounding.assumption().ifPresent(said::add);
        return said.isEmpty() ? Optional.empty() : Optional.of(String.join(". ", said));
    }

    public Config config() {
        return config;
    }

    /** Names with hashes of the models in use: calibrations and runs are bound to them. */
    public List<String> modelIds() {
        List<String> ids = new ArrayList<>();
        if (embedder != null) {
            ids.add(embedder.id());
        }
        if (grounding != null) {
            ids.add(grounding.id());
        }
        return List.copyOf(ids);
    }

    private static @Nullable CachedGrounding grounding(Config config) {
        return GroundingModels.of(config)
                .map(model -> new CachedGrounding(model, config.clients().groundingCacheEntries()))
                .orElse(null);
    }
}
