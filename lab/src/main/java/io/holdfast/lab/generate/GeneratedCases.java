package io.holdfast.lab.generate;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.InputRecord;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Short cases made as they are asked for: {@code count} answers over {@code contexts} distinct documents, each three
 * sentences about one device. The n-th case is always the same; every other answer changes a number.
 */
public final class GeneratedCases implements Iterator<InputRecord> {
    private static final List<String> DEVICES =
            List.of("pump", "valve", "sensor", "router", "turbine", "printer", "boiler", "camera", "scanner", "drill");
    private static final List<String> PLACES =
            List.of("north hall", "harbour", "cellar", "workshop", "roof", "archive", "yard", "laboratory");

    private final long count;
    private final int contexts;
    private long next;

    public GeneratedCases(long count, int contexts) {
        this.count = count;
        this.contexts = contexts;
    }

    @Override
    public boolean hasNext() {
        return next < count;
    }

    @Override
    public InputRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        long n = next++;
        int context = (int) (n % contexts);
        String device = DEVICES.get(context % DEVICES.size()) + " " + (100 + context);
        String place = PLACES.get(context / DEVICES.size() % PLACES.size());
        int watts = 40 + context % 900;
        String document = "The " + device + " stands in the " + place + ". It draws " + watts
                + " watts under full load. Its filter must be cleaned every " + (2 + context % 11) + " weeks.";
        long claimed = n % 2 == 0 ? watts : watts + 1 + n % 50;
        Case testCase = new Case(
                Long.toString(n),
                "How much power does the " + device + " draw?",
                List.of(Document.of("0", document)),
                null,
                null);
        return new InputRecord.Good(
                n + 1, testCase, Answer.of("The " + device + " draws " + claimed + " watts under full load."));
    }
}
