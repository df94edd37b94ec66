package io.holdfast;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether answers come from the documents they were given. Make one for the whole process: it is immutable, safe
 * for use by many threads, and keeps its models and what it has read of documents. No socket is opened.
 *
 * <pre>{@code
 * try (Holdfast holdfast = Holdfast.standard()) {
 *     CheckedAnswer checked = holdfast.check(question, documents, answer);
 * }
 * }</pre>
 */
public final class Holdfast implements AutoCloseable {
    private final Scorers scorers;

    private Holdfast(Scorers scorers) {
        this.scorers = scorers;
    }

    /** With the default configuration and the embedded models, which load at the first check. */
    public static Holdfast standard() {
        return builder().build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /**
     * Checks an answer.
     *
     * @param question what was asked; may be empty
     * @param documents the texts the answer was given; evidence names them 0, 1, 2 …
     * @throws io.holdfast.core.model.HoldfastException when a model cannot be loaded; its message says what to do
     * @throws IllegalStateException after {@link #close()}
     */
    public CheckedAnswer check(String question, List<String> documents, String answer) {
        List<Document> given = new ArrayList<>();
        for (String text : documents) {
            given.add(Document.of(Integer.toString(given.size()), text));
        }
        return check(new Case("answer", question, given, null, null), Answer.of(answer));
    }

    /** As {@link #check(String, List, String)}, for documents with names and for expected answers. */
    public CheckedAnswer check(Case testCase, Answer answer) {
        return new CheckedAnswer(scorers.faithfulness().evaluate(testCase, answer));
    }

    /** Names with hashes of the models in use: results are bound to them. Loads the grounding model. */
    public List<String> modelIds() {
        return scorers.modelIds();
    }

    /** What to know of the models in use, in words, such as that a model of one's own is not calibrated. Loads the models. */
    public Optional<String> caution() {
        return scorers.caution();
    }

    /** Frees the memory of the models that this instance loaded, after the checks under way. */
    @Override
    public void close() {
        scorers.close();
    }

    /** The configuration and the models of a {@link Holdfast}. */
    public static final class Builder {
        private @Nullable Config config;
        private @Nullable Embedder embedder;
        private @Nullable GroundingModel grounding;
        private boolean models = true;

        private Builder() {}

        /** Instead of the default configuration; {@link ConfigLoader} reads files, variables and assignments. */
        public Builder config(Config other) {
            config = other;
            return this;
        }

        /** An embedder of the caller's, who also closes it. */
        public Builder embedder(Embedder own) {
            embedder = own;
            return this;
        }

        /** A grounding model of the caller's, who also closes it. */
        public Builder groundingModel(GroundingModel own) {
            grounding = own;
            return this;
        }

        /** Words and facts only: no neural model, no native library; faster, and less able. */
        public Builder withoutModels() {
            models = false;
            return this;
        }

        public Holdfast build() {
            Config chosen = config == null ? ConfigLoader.defaults() : config;
            if (!models && (embedder != null || grounding != null)) {
                throw new IllegalStateException("models were given, and withoutModels() asks for none");
            }
            return new Holdfast(models ? Scorers.of(chosen, embedder, grounding) : Scorers.withoutModels(chosen));
        }
    }
}
