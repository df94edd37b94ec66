package io.holdfast.lab.format;

import java.io.InputStream;
import java.util.Iterator;

/** A format of recorded answers: streams the records of an input, in order, in constant memory. */
@FunctionalInterface
public interface CaseReader {
    /** The records of {@code in}. What a record may hold never throws: a bad one is {@link InputRecord.Bad}. */
    Iterator<InputRecord> read(InputStream in);
}
