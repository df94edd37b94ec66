package io.holdfast.junit;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.LoadedConfig;
import io.holdfast.models.Scorers;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes what {@link Grounded} says true for a test: hands out its scorer, and says when it works without models or by a
 * threshold that was not found for it.
 */
final class GroundedExtension implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
    private static final Logger LOG = LoggerFactory.getLogger(GroundedExtension.class);
    private static final Set<String> WARNED = ConcurrentHashMap.newKeySet();
    private static final String CONFIG_PROPERTY = "holdfast.config";
    private static final InheritableThreadLocal<@Nullable AnswerScorer> CURRENT = new InheritableThreadLocal<>();

    @Override
    public void beforeEach(ExtensionContext context) {
        AnswerScorer scorer = scorer(context);
        CURRENT.set(scorer);
        scorer.limitation().ifPresent(why -> context.publishReportEntry("holdfast", why));
        scorer.caution().ifPresent(why -> {
            context.publishReportEntry("holdfast", why);
            if (WARNED.add(why)) {
                LOG.warn(why);
            }
        });
    }

    @Override
    public void afterEach(ExtensionContext context) {
        CURRENT.remove();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == AnswerScorer.class;
    }

    @Override
    public AnswerScorer resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return scorer(context);
    }

    /** The scorer of the test that runs on this thread; the default one outside of {@link Grounded} tests. */
    static AnswerScorer current() {
        AnswerScorer scorer = CURRENT.get();
        return scorer == null ? plain() : scorer;
    }

    static AnswerScorer scorer(ExtensionContext context) {
        return annotation(context)
                .map(grounded -> scorer(grounded, context.getRequiredTestClass()))
                .orElseGet(GroundedExtension::plain);
    }

    private static Optional<Grounded> annotation(ExtensionContext context) {
        return context.getTestMethod()
                .flatMap(method -> AnnotationSupport.findAnnotation(method, Grounded.class))
                .or(() -> enclosing(context.getRequiredTestClass()));
    }

    /** On the class, or on one that it is nested in. */
    private static Optional<Grounded> enclosing(Class<?> test) {
        for (Class<?> type = test; type != null; type = type.getEnclosingClass()) {
            Optional<Grounded> found = AnnotationSupport.findAnnotation(type, Grounded.class);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static AnswerScorer scorer(Grounded grounded, Class<?> test) {
        Bar bar = new Bar(grounded.threshold(), grounded.maxRisk());
        LoadedConfig loaded = config(grounded.config(), test);
        Config config = loaded.config();
        return scorer(
                switch (grounded.models()) {
                    case WHERE_AVAILABLE -> Scorers.shared(config);
                    case REQUIRED -> required(config);
                    case NONE -> Scorers.withoutModels(config);
                },
                bar,
                loaded);
    }

    private static AnswerScorer scorer(Scorers scorers, Bar bar, LoadedConfig loaded) {
        return new AnswerScorer(
                scorers, bar, loaded.caution(scorers.grounding() != null).orElse(null));
    }

    /** The shared set if it has its models; else the error that kept them away. */
    private static Scorers required(Config config) {
        Scorers scorers = Scorers.shared(config);
        return scorers.limitation().isPresent() ? Scorers.required(config) : scorers;
    }

    private static AnswerScorer plain() {
        LoadedConfig loaded = config("", GroundedExtension.class);
        return scorer(Scorers.shared(loaded.config()), Bar.EVERY_CLAIM, loaded);
    }

    private static LoadedConfig config(String name, Class<?> test) {
        String file = name.isEmpty() ? System.getProperty(CONFIG_PROPERTY, "") : name;
        ConfigLoader loader = new ConfigLoader();
        if (!file.isEmpty()) {
            loader.file(TestFile.find(file, test, "the configuration"));
        }
        return loader.environment(System.getenv()).load();
    }
}
