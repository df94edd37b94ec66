package io.holdfast.app.cli.check;

import io.holdfast.app.Experiments;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.judge.JudgePolicy;
import io.holdfast.app.judge.JudgedEvaluator;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.judge.JudgedFaithfulness;
import io.holdfast.core.judge.profile.Profile;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.text.TokenCounter;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of judged mode. Without {@code --judge} nothing is asked and no socket is opened. */
final class JudgeOptions {
    @Option(
            names = "--judge",
            paramLabel = "MODEL",
            description =
                    "Asks a chat model for verdicts: ollama:NAME or just NAME, openai:NAME; eval and dev stand for"
                            + " models.default_eval and models.default_dev; auto takes a model server on this machine"
                            + " that answers (opt-in; default: no judge).")
    private @Nullable String judge;

    @Option(
            names = "--judge-policy",
            paramLabel = "POLICY",
            defaultValue = "always",
            description = "Which claims the judge is asked about: always (all), unsure (those whose verdict is unsure),"
                    + " or gray_zone (those whose support is between judge.gray_low and judge.gray_high) (default:"
                    + " always).")
    private String policy = "always";

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            defaultValue = "strict",
            description = "Whose arithmetic counts the verdicts: strict, ragas, deepeval, promptfoo, promptfoo-before,"
                    + " trulens, dokimos, plan2468 (default: strict).")
    private String profile = "strict";

    @Option(
            names = "--verdict-log",
            paramLabel = "FILE",
            description = "Keeps every verdict; bench verdicts --replay FILE counts them again under other profiles.")
    private @Nullable String log;

    @Nullable String log() {
        return log;
    }

    /** The judge as the user named it; null: none. */
    @Nullable String judge() {
        return judge;
    }

    /** The scorer these options ask for; the judge-free one when no judge is named. */
    RecordScorer apply(
            Evaluator<Grounding> judgeFree, Config config, Console console, Function<String, ChatModel> models) {
        Profile counted = Profile.named(profile);
        JudgePolicy sent = policy();
        if (judge == null) {
            if (counted != Profile.STRICT || sent != JudgePolicy.ALWAYS || log != null) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "--profile, --judge-policy and --verdict-log need a judge; add --judge MODEL");
            }
            return new RecordScorer(judgeFree);
        }
        boolean found = judge.equals(Wiring.AUTO);
        ChatModel model = models.apply(found ? judge : Experiments.model(judge, config));
        if (found) {
            console.err().println("holdfast: the judge is " + model.id() + " (--judge auto)");
        }
        JudgedFaithfulness judged = JudgedFaithfulness.of(model, config, TokenCounter::count);
        return RecordScorer.withJudge(new JudgedEvaluator(judgeFree, judged, sent, counted, config));
    }

    private JudgePolicy policy() {
        for (JudgePolicy known : JudgePolicy.values()) {
            if (known.toString().equals(policy)) {
                return known;
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT, "no judge policy is named '" + policy + "'; always, unsure or gray_zone");
    }
}
