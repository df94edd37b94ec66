package io.holdfast.lab.format;

import java.io.IOException;

/** A format that cases or results are written in, one at a time. What it cannot hold it tells {@link Losses}. */
public interface CaseWriter {
    void write(Entry entry) throws IOException;

    /** Writes what comes after the last entry. */
    void end() throws IOException;
}
