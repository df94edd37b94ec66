package io.holdfast.acceptance;

import com.sun.management.OperatingSystemMXBean;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/** Scores one answer with core and nothing else, and says how much processor time the JVM took in all. */
final class CoreAlone {
    private CoreAlone() {}

    public static void main(String[] arguments) {
        Faithfulness faithfulness = new Faithfulness(ConfigLoader.defaults(), null, null);
        System.out.println(FindingText.of(faithfulness.evaluate(
                Case.of("c", "", "The crane lifts 40 tonnes."), Answer.of("The crane lifts 60 tonnes."))));
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        System.out.println(
                "millis=" + Duration.ofNanos(system.getProcessCpuTime()).toMillis());
    }
}
