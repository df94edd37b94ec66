package io.holdfast.app.cli.check;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.option.ThreadOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.pipeline.Scoring;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.convert.Format;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code check} and {@code score}: how recorded answers are read, and by what they are scored. */
final class ScoringOptions {
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "auto, native, ragas, deepeval, promptfoo, trec-rag, alce, messages, openinference, langfuse,"
                    + " langsmith or opik (default: ${DEFAULT-VALUE}: recognised by content).")
    private String format = CaseInput.AUTO;

    @Mixin
    private CaseInput input = new CaseInput();

    @Mixin
    private ConfigOptions config = new ConfigOptions();

    @Mixin
    private ModelOption models = new ModelOption();

    @Mixin
    private JudgeOptions judge = new JudgeOptions();

    @Mixin
    private MeasureOptions measures = new MeasureOptions();

    @Mixin
    private ThreadOption threads = new ThreadOption();

    /** The configuration; the models are loaded while it is read. */
    Config prepare(Console console, Wiring wiring) {
        if (models.used()) {
            wiring.prepare();
        }
        return config.noted(console, models.used());
    }

    Scoring scoring(Console console, Wiring wiring, Config settings) {
        Evaluator<Grounding> judgeFree = wiring.faithfulness(settings, models.used());
        return new Scoring(
                measures.apply(
                        judge.apply(judgeFree, settings, console, name -> wiring.chat(settings, name)), judgeFree),
                threads.count());
    }

    /** The format as it was named: an id that can be scored, or auto. */
    String format() {
        if (!format.equals(CaseInput.AUTO)) {
            Format.scorable(format);
        }
        return format;
    }

    CaseInput input() {
        return input;
    }

    boolean models() {
        return models.used();
    }

    /** The judge as the user named it; null: none. */
    @Nullable String judge() {
        return judge.judge();
    }

    /** The file that keeps the verdicts of the judge; null: none. */
    @Nullable String verdictLog() {
        return judge.log();
    }
}
