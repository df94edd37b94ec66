package io.holdfast.lab.format.openinference;

import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import java.io.IOException;
import java.io.Writer;

/** Writes scores as evaluation events, an export request a line. */
public final class EventsWriter implements CaseWriter {
    private final JsonLines lines;
    private final String version;
    private final Losses losses;

    /** @param version of the product, which the events name as their source */
    public EventsWriter(Writer out, String version, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.version = version;
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        if (entry.score() == null) {
            losses.add("case without a score");
            return;
        }
        TraceOrigin origin = TraceOrigin.of(entry.extras());
        if (origin.traceId() == null) {
            losses.add("trace id of a case that came from no trace (the event names the case instead)");
        }
        lines.write(EvaluationEvents.document(EvaluationEvents.all(origin, entry.score()), version));
    }

    @Override
    public void end() throws IOException {
        lines.end();
    }
}
