package io.holdfast.lab.format.langfuse;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.TraceReader;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.json.Json;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Reads what Langfuse exports: traces with their observations ({@code GET /api/public/traces/{id}}), or observations one
 * by one, of which those of a trace belong together. Both are read as traces of OpenInference are.
 */
public final class LangfuseReader implements CaseReader {
    private final InputSettings settings;
    private final LangfuseSpans spans;
    private final TraceReader traces;

    public LangfuseReader(InputSettings settings, Losses losses) {
        this.settings = settings;
        this.spans = new LangfuseSpans(new JsonInput(settings));
        this.traces = new TraceReader(settings, losses);
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        List<InputRecord> records = new ArrayList<>();
        ArrayNode steps = Json.array();
        new JsonRecords(settings, Set.of("data")).read(in).forEachRemaining(item -> {
            if (item instanceof JsonRecords.Value value) {
                try {
                    steps.addAll(spans.of(value.value()));
                } catch (BadFieldException e) {
                    records.add(new InputRecord.Bad(value.line(), e.problem()));
                }
            } else if (item instanceof JsonRecords.Unreadable unreadable) {
                records.add(new InputRecord.Bad(unreadable.line(), unreadable.problem()));
            }
        });
        records.addAll(traces.read(steps));
        return records.iterator();
    }
}
