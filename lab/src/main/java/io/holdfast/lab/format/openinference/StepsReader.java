package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.json.Json;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Reads the traces of another tool: its records become spans, and those of a trace belong together. */
public final class StepsReader implements CaseReader {
    private final InputSettings settings;
    private final Set<String> containers;
    private final Steps steps;
    private final TraceReader traces;

    /** The spans of one record, see {@link StepSpan}. */
    @FunctionalInterface
    public interface Steps {
        List<ObjectNode> of(JsonNode record) throws BadFieldException;
    }

    /** @param containers fields of a document around the records that hold these */
    public StepsReader(InputSettings settings, Losses losses, Set<String> containers, Steps steps) {
        this.settings = settings;
        this.containers = Set.copyOf(containers);
        this.steps = steps;
        this.traces = new TraceReader(settings, losses);
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        List<InputRecord> records = new ArrayList<>();
        ArrayNode spans = Json.array();
        new JsonRecords(settings, containers).read(in).forEachRemaining(item -> {
            if (item instanceof JsonRecords.Value value) {
                try {
                    spans.addAll(steps.of(value.value()));
                } catch (BadFieldException e) {
                    records.add(new InputRecord.Bad(value.line(), e.problem()));
                }
            } else if (item instanceof JsonRecords.Unreadable unreadable) {
                records.add(new InputRecord.Bad(unreadable.line(), unreadable.problem()));
            }
        });
        records.addAll(traces.read(spans));
        return records.iterator();
    }
}
