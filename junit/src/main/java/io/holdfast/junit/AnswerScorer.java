package io.holdfast.junit;

import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.config.Config;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.experiment.Measures;
import io.holdfast.models.Scorers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Scores answers in a test, by one configuration. Test methods of {@link Grounded} classes may take one. */
public final class AnswerScorer {
    private final Scorers scorers;
    private final Faithfulness faithfulness;
    private final Bar bar;
    private final @Nullable String calibration;

    AnswerScorer(Scorers scorers, Bar bar) {
        this(scorers, bar, null);
    }

    /** @param calibration what must be known of the calibration file; null when nothing is */
    AnswerScorer(Scorers scorers, Bar bar, @Nullable String calibration) {
        this.scorers = scorers;
        this.faithfulness = scorers.faithfulness();
        this.bar = bar;
        this.calibration = calibration;
    }

    /** A scorer outside of JUnit's reach, such as in a helper class; every claim must be supported. */
    public static AnswerScorer of(Config config) {
        return new AnswerScorer(Scorers.shared(config), Bar.EVERY_CLAIM);
    }

    public AnswerAssert assertThatAnswer(String answer) {
        return new AnswerAssert(answer, this);
    }

    /** Scores what the system under test said to a case. */
    public GroundedCase score(Case testCase, String answer) {
        return score(testCase, Answer.of(answer));
    }

    public GroundedCase score(Case testCase, Answer answer) {
        return new GroundedCase(testCase, answer, faithfulness.evaluate(testCase, answer), this);
    }

    /** Checks the citations of an answer. */
    public Finding<Citations> citations(Case testCase, Answer answer) {
        return new CitationCheck(faithfulness).evaluate(testCase, answer);
    }

    /** Measures what was retrieved for an answer. */
    public Finding<RetrievedContext> context(Case testCase, Answer answer) {
        return new ContextQuality(faithfulness).evaluate(testCase, answer);
    }

    /** Whether an answer speaks to its question, at least to this. */
    public Evaluator<String> relevance(double least) {
        return Measures.relevance(scorers.conversations(), least);
    }

    /** The recorded answers of a file of any format that {@code holdfast score} tells, scored as they are taken. */
    public Stream<GroundedCase> cases(Path file) {
        return RecordedCases.read(file, scorers.config().input()).stream()
                .map(recorded -> score(recorded.testCase(), recorded.answer()));
    }

    /** Names with hashes of the models in use. */
    public List<String> modelIds() {
        return scorers.modelIds();
    }

    /** Why no models are in use, in words; empty when they are. */
    public Optional<String> limitation() {
        return scorers.limitation();
    }

    /** Why the thresholds may not hold for these scores, in words: a calibration without this model, or with another. */
    public Optional<String> caution() {
        return Optional.ofNullable(calibration).or(scorers::caution);
    }

    public Config config() {
        return scorers.config();
    }

    Bar bar() {
        return bar;
    }
}
