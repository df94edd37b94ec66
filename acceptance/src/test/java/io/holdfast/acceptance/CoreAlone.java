package io.holdfast.acceptance;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/** Scores one answer with core and nothing else, and says how long it took from the start of the JVM. */
final class CoreAlone {
    private CoreAlone() {}

    public static void main(String[] arguments) {
        Faithfulness faithfulness = new Faithfulness(ConfigLoader.defaults(), null, null);
        System.out.println(FindingText.of(faithfulness.evaluate(
                Case.of("c", "", "The crane lifts 40 tonnes."), Answer.of("The crane lifts 60 tonnes."))));
        long running = ManagementFactory.getRuntimeMXBean().getUptime();
        System.out.println("millis=" + Duration.ofMillis(running).toMillis());
    }
}
