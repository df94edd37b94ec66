package io.holdfast.lab.run;

import io.holdfast.core.config.Config;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.prompt.Prompts;
import io.holdfast.lab.system.Fingerprinted;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A plan before it is planned: which system is asked which data set, and what is measured.
 *
 * @param prompt the prompt a chat model is asked with; null for systems that have none
 * @param own what the user measures beside the dimensions, of the answers to the cases as they are
 */
public record ExperimentSpec(
        Dataset dataset,
        Set<Dimension> dimensions,
        AnswerSystem system,
        @Nullable Prompts prompt,
        Config config,
        List<OwnEvaluator> own) {
    public ExperimentSpec(
            Dataset dataset, Set<Dimension> dimensions, AnswerSystem system, @Nullable Prompts prompt, Config config) {
        this(dataset, dimensions, system, prompt, config, List.of());
    }

    public ExperimentSpec {
        Set<Dimension> sorted = EnumSet.noneOf(Dimension.class);
        sorted.addAll(dimensions);
        dimensions = Collections.unmodifiableSet(sorted);
        own = List.copyOf(own);
        if (dimensions.isEmpty() && own.isEmpty()) {
            throw new IllegalArgumentException("an experiment measures at least one thing");
        }
        if (own.stream().map(OwnEvaluator::name).distinct().count() < own.size()) {
            throw new IllegalArgumentException("two evaluators have one name: "
                    + own.stream().map(OwnEvaluator::name).toList());
        }
    }

    /** What the system's answers depend on beside the case. */
    public String systemFingerprint() {
        return Hash.of(
                system.id(),
                system instanceof Fingerprinted known ? known.fingerprint() : "",
                prompt == null ? "" : prompt.hash(),
                Integer.toString(config.inference().maxTokens()),
                Long.toString(config.inference().seed()));
    }

    /** Equal keys: the same run, to be continued. Anything that changes an answer or a finding changes it. */
    public String key(String evaluatorFingerprint) {
        return Hash.of(
                dataset.hash(),
                dimensions.toString(),
                systemFingerprint(),
                EvaluationConfig.hash(config),
                evaluatorFingerprint);
    }
}
