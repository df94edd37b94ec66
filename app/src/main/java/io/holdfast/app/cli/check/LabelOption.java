package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.lab.feedback.Feedback;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names what people said of verdicts. */
final class LabelOption {
    @Option(
            names = "--labels",
            paramLabel = "FILE",
            description = "labels.jsonl made in a report: says how often people disagree with these verdicts.")
    private @Nullable String labels;

    /** Read before anything is scored, so that a file with a mistake costs no wait. */
    Optional<Feedback> read(Console console) throws IOException {
        return labels == null ? Optional.empty() : Optional.of(Feedback.read(console.path(labels), labels));
    }
}
