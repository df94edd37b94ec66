package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.BadFieldException;
import io.holdfast.lab.format.CaseReader;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.input.JsonInput;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads traces as cases: retriever documents, what was asked and what was answered, one case a trace, in the order in
 * which the traces first appear. Spans of a trace may be anywhere in an input, so all are held until its end.
 */
public final class TraceReader implements CaseReader {
    private final InputSettings settings;
    private final JsonInput json;
    private final Losses losses;

    public TraceReader(InputSettings settings) {
        this(settings, new Losses());
    }

    /** @param losses is told of the attributes that a case has no place for */
    public TraceReader(InputSettings settings, Losses losses) {
        this.settings = settings;
        this.json = new JsonInput(settings);
        this.losses = losses;
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        Traces traces = new Traces();
        new JsonRecords(settings, Set.of()).read(in).forEachRemaining(item -> {
            if (item instanceof JsonRecords.Value value) {
                traces.add(value.line(), value.value());
            } else if (item instanceof JsonRecords.Unreadable unreadable) {
                traces.bad.add(new InputRecord.Bad(unreadable.line(), unreadable.problem()));
            }
        });
        return traces.records().iterator();
    }

    /** The cases of one document, e.g. the body of an OTLP/JSON export request. */
    public List<InputRecord> read(JsonNode document) {
        Traces traces = new Traces();
        if (document.isArray()) {
            document.forEach(part -> traces.add(1, part));
        } else {
            traces.add(1, document);
        }
        return traces.records();
    }

    /** Spans by trace. */
    private final class Traces {
        private final Map<String, List<TraceSpan>> byId = new LinkedHashMap<>();
        private final List<InputRecord> bad = new ArrayList<>();

        void add(long line, JsonNode value) {
            for (JsonNode span : SpanReader.spans(value)) {
                try {
                    TraceSpan read = SpanReader.read(line, span);
                    byId.computeIfAbsent(read.traceId(), id -> new ArrayList<>())
                            .add(read);
                } catch (BadFieldException e) {
                    bad.add(new InputRecord.Bad(line, e.problem()));
                }
            }
        }

        List<InputRecord> records() {
            List<InputRecord> records = new ArrayList<>(bad);
            for (List<TraceSpan> spans : byId.values()) {
                records.add(new TraceCase(json, spans).record());
                OtherAttributes.of(spans, json).forEach(name -> losses.add("attribute \"" + name + "\""));
            }
            return records;
        }
    }
}
