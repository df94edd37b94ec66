package io.holdfast.app.web.page.part;

import io.holdfast.app.web.run.RunView;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;

/** The state of a run, as a chip. */
public final class States {
    private States() {}

    public static Html chip(RunView view) {
        return switch (view.state()) {
            case FINISHED -> Parts.chip("good", "✓ finished");
            case FAILED -> Parts.chip("bad", "✗ failed");
            case CANCELLED -> Parts.chip("warn", "cancelled");
            case INTERRUPTED -> Parts.chip("warn", "interrupted");
            case QUEUED -> Parts.chip("none", "… queued");
            case RUNNING -> Parts.chip("none", "… running");
        };
    }
}
