package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.input.JsonInput;
import java.io.InputStream;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;

/**
 * A reader of another tool's records: finds the records, and makes each a case by that tool's names. Records without an id
 * are named by their number: several may be on one line.
 */
public abstract class ForeignReader implements CaseReader {
    protected final JsonInput json;
    private final InputSettings settings;
    private final Set<String> containers;
    private final Losses losses;
    private long count;

    /**
     * @param containers where that tool's documents hold records, as in {@link JsonRecords}
     * @param losses is told what is around the records and goes no further
     */
    protected ForeignReader(InputSettings settings, Set<String> containers, Losses losses) {
        this.settings = settings;
        this.json = new JsonInput(settings);
        this.containers = containers;
        this.losses = losses;
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        count = 0;
        Iterator<JsonRecords.Item> items = new Records(settings, containers).read(in);
        return new Expanding(items, this::records);
    }

    /** The records of one item. */
    private Iterator<InputRecord> records(JsonRecords.Item item) {
        if (item instanceof JsonRecords.Unreadable unreadable) {
            return one(new InputRecord.Bad(unreadable.line(), unreadable.problem()));
        } else if (item instanceof JsonRecords.Envelope envelope) {
            envelope.fields()
                    .fieldNames()
                    .forEachRemaining(name -> losses.add("field \"" + name + "\" around the records"));
            return Collections.emptyIterator();
        }
        JsonRecords.Value value = (JsonRecords.Value) item;
        if (!(value.value() instanceof ObjectNode object)) {
            return one(new InputRecord.Bad(value.line(), "not a JSON object; one case is one {…}"));
        }
        return records(value.line(), object);
    }

    private static Iterator<InputRecord> one(InputRecord record) {
        return List.of(record).iterator();
    }

    /** The records of one object: itself, unless the tool packs several into one. */
    protected Iterator<InputRecord> records(long line, ObjectNode object) {
        return one(read(line, "", object));
    }

    /** @param place what comes before a complaint, e.g. {@code row 3: } */
    protected final InputRecord read(long line, String place, ObjectNode object) {
        count++;
        try {
            return record(line, new RecordFields(json, object, Long.toString(count)));
        } catch (BadFieldException e) {
            return new InputRecord.Bad(line, place + e.problem());
        }
    }

    protected abstract InputRecord record(long line, RecordFields fields) throws BadFieldException;

    /** Reads on through items until one holds a record. */
    private static final class Expanding implements Iterator<InputRecord> {
        private final Iterator<JsonRecords.Item> items;
        private final Function<JsonRecords.Item, Iterator<InputRecord>> expand;
        private Iterator<InputRecord> current = Collections.emptyIterator();

        Expanding(Iterator<JsonRecords.Item> items, Function<JsonRecords.Item, Iterator<InputRecord>> expand) {
            this.items = items;
            this.expand = expand;
        }

        @Override
        public boolean hasNext() {
            while (!current.hasNext() && items.hasNext()) {
                current = expand.apply(items.next());
            }
            return current.hasNext();
        }

        @Override
        public InputRecord next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return current.next();
        }
    }
}
